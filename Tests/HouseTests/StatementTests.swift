import Foundation
import LintelTestSupport
import Testing

/// Every documented or widely observed statement about status bar and toolbar is asserted by a test that names its id, or listed as open
/// with a reason (docs/open-statements.md).
@Suite struct StatementTests {
    /// A statement of behaviour.md, sections 1 to 10.
    struct Statement {
        var id: String
        /// D or O somewhere in its text; U otherwise.
        var isFirm: Bool
    }

    static func text(_ path: String) throws -> String { try String(contentsOf: PackageRoot.folder.appending(path: path), encoding: .utf8) }

    static func statements() throws -> [Statement] {
        let spec = try text("docs/spec/behaviour.md")
        let start = try #require(spec.range(of: "\n## 1. Status bar: content")).lowerBound
        let end = try #require(spec.range(of: "\n## 11. SwiftUI")).lowerBound
        return spec[start..<end].components(separatedBy: "\n**").dropFirst().compactMap { paragraph in
            guard let match = paragraph.prefixMatch(of: /(SB|NA|TB)-\d\d/) else { return nil }
            let isFirm = paragraph.contains(/\((D|O)\b/) || paragraph.contains(/\bO for |\(D,|, D\)|\| O\b/)
            return Statement(id: String(match.output.0), isFirm: isFirm)
        }
    }

    /// Ids in the text of tests, comments left out; `SB-14 to SB-18` stands for all from 14 to 18.
    static func asserted() throws -> Set<String> {
        let folder = PackageRoot.folder.appending(path: "Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
        var ids: Set<String> = []
        for path in paths where path.hasSuffix(".swift") && path != "HouseTests/HouseTests.swift" {
            let code = try text("Tests/" + path).split(separator: "\n").map { $0.components(separatedBy: "// ")[0] }
                .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.joined(separator: "\n")
            for match in code.matches(of: /(SB|NA|TB|TV)-(\d\d)(?: to (?:SB|NA|TB|TV)-(\d\d))?/) {
                let (first, last) = (Int(match.output.2) ?? 0, match.output.3.flatMap { Int($0) })
                for number in first...max(first, last ?? first) {
                    ids.insert("\(match.output.1)-" + (number < 10 ? "0" : "") + "\(number)")
                }
            }
        }
        return ids
    }

    /// Id and reason of each row.
    static func open() throws -> [(id: String, reason: String)] {
        try text("docs/open-statements.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].wholeMatch(of: /(SB|NA|TB|TV)-\d\d/) != nil else { return nil }
            return (cells[0], cells[2])
        }
    }

    @Test("D and O statements of sections 1 to 10 are asserted or listed as open")
    func everyStatementHasItsPlace() throws {
        let firm = try Self.statements().filter(\.isFirm).map(\.id)
        let asserted = try Self.asserted()
        let open = try Self.open()
        #expect(firm.filter { $0.hasPrefix("TB") }.count > 60)
        #expect(firm.filter { !$0.hasPrefix("TB") }.count > 60)
        for id in firm where !asserted.contains(id) {
            #expect(open.contains { $0.id == id }, "\(id) is neither named by a test nor listed in docs/open-statements.md")
        }
        let known = Set(try Self.statements().map(\.id))
        let statements = open.filter { !$0.id.hasPrefix("TV") }
        for row in statements {
            #expect(known.contains(row.id), "\(row.id) is no statement")
            #expect(row.reason.count > 20, "\(row.id) is open without a reason")
        }
        let asserting = firm.filter(asserted.contains)
        let partly = statements.filter { asserted.contains($0.id) }.count
        print(
            "statements of sections 1 to 10: \(firm.count) firm, \(asserting.count) asserted, \(partly) of them in part, \(statements.count - partly) open"
        )
    }

    @Test("a statement listed as wholly open is named by no test")
    func openMeansOpen() throws {
        let asserted = try Self.asserted()
        for line in try Self.text("docs/open-statements.md").split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].wholeMatch(of: /(SB|NA|TB|TV)-\d\d/) != nil else { continue }
            #expect(["open", "in part"].contains(cells[1]))
            #expect(asserted.contains(cells[0]) == (cells[1] == "in part"), "\(cells[0]) is \(cells[1])")
        }
    }

    @Test("test vectors of section 15 are named by a test or listed as open")
    func everyVectorHasItsPlace() throws {
        let spec = try Self.text("docs/spec/behaviour.md")
        let start = try #require(spec.range(of: "\n## 15. Test vectors")).lowerBound
        let ids = spec[start...].matches(of: /\n\| (TV-\d\d)/).map { String($0.output.1) }
        let asserted = try Self.asserted()
        let open = try Self.open().map(\.id)
        for id in ids { #expect(asserted.contains(id) != open.contains(id), "\(id) is neither or both of asserted and open") }
        print("test vectors: \(ids.count), \(ids.filter(asserted.contains).count) asserted, \(ids.filter(open.contains).count) open")
    }

    /// The indicators belong to the system.
    @Test("SB-01: nothing public adds, removes or reorders an indicator")
    func indicatorsAreClosed() throws {
        let folder = PackageRoot.folder.appending(path: "Sources/LintelLayout/StatusBar")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 20)
        for path in paths {
            let declarations = try Self.text("Sources/LintelLayout/StatusBar/" + path).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("public ") && !$0.hasPrefix("public import") }
            // The one who asks for a bar, and the ids by which items are told apart afterwards.
            let isDoor = ["StatusBarPlacer.swift", "StatusItemID.swift"].contains(path)
            #expect(isDoor || declarations.isEmpty, "\(path): \(declarations)")
        }
    }
}
