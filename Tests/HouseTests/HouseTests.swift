import Foundation
import LintelGuidelines
import LintelTestSupport
import Testing

/// The house as its papers describe it, held against the source.
@Suite struct HouseTests {
    struct SourceText {
        var room: String
        var path: String
        var text: String
    }

    static let sources: [SourceText] = {
        let root = PackageRoot.folder.appending(path: "Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path())) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            return SourceText(room: String(path.prefix { $0 != "/" }), path: path, text: text)
        }
    }()

    /// Who may import whom (ARCHITECTURE.md, the rooms).
    static let walls: [(room: String, sees: Set<String>)] = [
        ("LintelModel", ["Glibc", "Darwin", "Musl"]),
        ("LintelEvidence", ["Glibc", "Darwin", "Musl"]),
        ("LintelLowering", []),
        ("LintelLayout", ["LintelModel", "Synchronization", "Glibc", "Darwin", "Musl"]),
        (
            "LintelProject",
            [
                "LintelModel", "LintelEvidence", "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl", "Dispatch",
                "Synchronization",
            ]
        ),
        ("LintelLive", ["LintelModel", "CSystemd", "Foundation", "Synchronization", "Glibc", "Musl"]),
        ("LintelSwiftSource", ["LintelEvidence", "SwiftParser", "SwiftSyntax", "SwiftOperators", "Glibc", "Darwin", "Musl"]),
        (
            "LintelDraw",
            [
                "LintelModel", "LintelLayout", "CDrawing", "CRsvg", "CDeflate", "Foundation", "Glibc", "Darwin",
                "Musl",
            ]
        ),
        ("LintelUIKit", ["LintelModel", "LintelLayout", "LintelEvidence", "LintelProject", "Foundation"]),
        ("LintelGuidelines", ["LintelModel", "LintelLayout", "LintelEvidence", "Glibc", "Darwin", "Musl"]),
        ("LintelWindow", ["LintelModel", "LintelLayout", "LintelDraw", "CSDL2", "Foundation"]),
        ("LintelReports", ["LintelEvidence", "LintelGuidelines", "Foundation"]),
        (
            "LintelRunning",
            [
                "LintelModel", "LintelLayout", "LintelDraw", "LintelEvidence", "LintelProject", "LintelLive", "LintelReports",
                "LintelWindow", "Foundation", "Dispatch", "Synchronization", "Glibc", "Darwin", "Musl",
            ]
        ),
        (
            "LintelApp",
            ["LintelModel", "LintelLayout", "LintelDraw", "LintelProject", "LintelUIKit", "LintelRunning", "Foundation"]
        ),
        (
            "LintelTesting",
            [
                "LintelModel", "LintelEvidence", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelGuidelines", "Testing", "XCTest",
                "Foundation",
            ]
        ),
    ]

    @Test("a room sees only lower floors", arguments: walls.map(\.room))
    func roomSeesOnlyLowerFloors(room: String) throws {
        let allowed = try #require(Self.walls.first { $0.room == room }).sees
        for source in Self.sources where source.room == room {
            for module in Self.imports(source.text) {
                #expect(allowed.contains(module), "\(source.path) imports \(module)")
            }
        }
    }

    /// The rooms that each row of ARCHITECTURE.md's table may see, by the room's name.
    static func paperWalls() throws -> [String: Set<String>] {
        let paper = try String(contentsOf: PackageRoot.folder.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        var rows: [String: Set<String>] = [:]
        for match in paper.matches(of: /\n\| \d \| `(\w+)` \| [^|]* \| ([^|]*) \|/) {
            let names = match.output.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[String(match.output.1)] = Set(names.filter { $0 != "nothing" }.map { "Lintel" + $0 })
        }
        return rows
    }

    @Test("ARCHITECTURE.md tells what Package.swift allows", arguments: walls.map(\.room))
    func paperIsTrue(room: String) throws {
        let manifest = try String(contentsOf: PackageRoot.folder.appending(path: "Package.swift"), encoding: .utf8)
        let declarations = manifest.components(separatedBy: "oom(").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let declaration = try #require(declarations.first { $0.hasPrefix("\"\(room)\"") })
        let seen = declaration.matches(of: /"(Lintel\w+)"/).map { String($0.output.1) }.filter { $0 != room }
        #expect(try Self.paperWalls()[room] == Set(seen))
    }

    /// The modules named before the first declaration; samples of source inside strings come later.
    static func imports(_ text: String) -> [String] {
        var modules: [String] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
            guard let first = words.first, !first.hasPrefix("//"), !first.hasPrefix("#") else { continue }
            guard let keyword = words.prefix(2).firstIndex(of: "import"), words.count > keyword + 1 else { break }
            modules.append(String(words[keyword + 1].prefix { $0 != "." }))
        }
        return modules
    }

    /// Data tables may be long; everything else keeps to the ceiling of 400 lines.
    @Test func filesAreShort() {
        for source in Self.sources where !source.path.contains("/Catalogue/") && !source.path.contains("/Drawings/") {
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 400, "\(source.path) has \(lines) lines")
        }
    }

    @Test("what taste forbids is absent", arguments: ["try!", "as!", "@_exported", "TODO", "FIXME", "fatalError("])
    func forbiddenByTaste(word: String) {
        // UIKit's own contract: docs/decisions/0008.
        let exempt = ["@_exported": "LintelUIKit/ReExports.swift"]
        for source in Self.sources where source.text.contains(word) && source.path != exempt[word] {
            Issue.record("\(source.path) holds \(word)")
        }
    }

    @Test func everyRuleRestsOnAStatement() throws {
        let spec = try ["behaviour", "guidelines", "cli"].map {
            try String(contentsOf: PackageRoot.folder.appending(path: "docs/spec/\($0).md"), encoding: .utf8)
        }.joined()
        #expect(!Guidelines.all.isEmpty)
        for rule in Guidelines.all {
            #expect(!rule.basis.isEmpty, "\(rule.id) rests on nothing")
            for id in rule.basis { #expect(spec.contains(id), "\(rule.id) rests on \(id), which no text has") }
        }
    }

    @Test func everyRuleHasItsSpecPage() {
        for rule in Guidelines.all {
            let page = PackageRoot.folder.appending(path: "Tests/LintelGuidelinesTests/Specs/\(rule.id).md")
            #expect(FileManager.default.fileExists(atPath: page.path()), "\(rule.id) has no page in Specs")
        }
    }

    @Test func everySpecPageHasItsRule() throws {
        let folder = PackageRoot.folder.appending(path: "Tests/LintelGuidelinesTests/Specs")
        let ids = Set(Guidelines.all.map(\.id))
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()) where file.hasSuffix(".md") {
            #expect(ids.contains(String(file.dropLast(3))), "\(file) is the page of no rule")
        }
    }

    /// Ids such as SB-27 that the source and tests name exist in the specification.
    @Test func namedStatementsExist() throws {
        let folder = PackageRoot.folder.appending(path: "docs/spec")
        let spec = try FileManager.default.contentsOfDirectory(atPath: folder.path()).map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }.joined()
        let id = /\b(SB|NA|TB|SU|GL|PF|TV|OQ)-\d\d\b/
        for source in Self.sources {
            for match in source.text.matches(of: id) where !spec.contains(match.output.0) {
                Issue.record("\(source.path) names \(match.output.0), which no text has")
            }
        }
    }
}
