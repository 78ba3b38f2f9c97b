import Foundation
import LintelRunning
import LintelTestSupport

@testable import LintelCommandLine

/// What one run of the tool says, with the test's own folder written as `TMP`.
struct Transcript {
    let status: Int32
    let output: String
    let diagnostics: String

    init(_ arguments: [String], in folder: TemporaryFolder? = nil) {
        let output = MemorySink()
        let diagnostics = MemorySink()
        let words = arguments.map { $0.replacingOccurrences(of: "TMP", with: folder?.path ?? "TMP") }
        status = CommandLineTool.run(words, Console(output: output, diagnostics: diagnostics)).rawValue
        func plain(_ text: String) -> String { folder.map { text.replacingOccurrences(of: $0.path, with: "TMP") } ?? text }
        self.output = plain(output.text)
        self.diagnostics = plain(diagnostics.text)
    }

    /// The output as Foundation reads it.
    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
}

private final class MemorySink: TextSink {
    var text = ""
    let failure: String? = nil

    func write(_ text: String) { self.text += text }
    func flush() {}
}

/// A folder that goes away with its owner.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: [UInt8]] = [:]) throws {
        // Links resolved, so that paths the tool prints begin with it.
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: UUID().uuidString).path()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, bytes) in files { try write(bytes, to: name) }
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func contents(_ name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: URL(filePath: path).appending(path: name).path()).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path).appending(path: name))) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
