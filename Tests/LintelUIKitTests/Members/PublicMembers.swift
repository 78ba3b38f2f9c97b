import Foundation
import LintelTestSupport

/// Every public member that the module declares, read from its symbol graph.
///
/// A member that overrides another, or that is the default of a protocol's requirement, counts once, with the one it stands for;
/// what the compiler makes by itself (`init(rawValue:)` of an enum) does not count.
struct PublicMembers {
    /// Paths such as `UIToolbar.setItems(_:animated:)`.
    let names: Set<String>

    enum Failure: Error { case extraction(String) }

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "members-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.extract(to: folder)
        var graph = Graph()
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let part = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            graph.symbols += part.symbols
            graph.relationships += part.relationships
        }
        let repeats = Set(graph.relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
        names = Set(
            graph.symbols.filter { $0.isMember && $0.location != nil && !repeats.contains($0.identifier.precise) }
                .map { $0.pathComponents.joined(separator: ".") })
    }

    private static func extract(to folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "symbolgraph-extract", "-module-name", "LintelUIKit", "-I", modules.path(), "-target", target, "-output-dir",
            folder.path(),
            "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.extraction(String(decoding: words, as: UTF8.self)) }
    }

    /// The modules lie beside the bundle of tests that runs.
    private static var modules: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
        return (bundle?.deletingLastPathComponent() ?? PackageRoot.folder.appending(path: ".build/debug")).appending(path: "Modules")
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// What is read of a symbol graph.
private struct Graph: Decodable {
    var symbols: [Symbol] = []
    var relationships: [Relationship] = []

    struct Relationship: Decodable {
        let source: String
        let kind: String
    }

    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Location: Decodable { let uri: String }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let location: Location?

        var isMember: Bool {
            !["swift.class", "swift.enum", "swift.struct", "swift.protocol", "swift.typealias", "swift.associatedtype"].contains(
                kind.identifier)
        }
    }
}
