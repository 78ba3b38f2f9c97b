import Foundation
import LintelTestSupport
import LintelUIKit
import Testing

/// Every public member of the live layer changes something that can be observed, or is absent.
@MainActor @Suite struct MemberWalkTests {
    @Test("each public member has a row, and each row a member")
    func complete() throws {
        let named = MemberTable.all.flatMap(\.members)
        let members = try PublicMembers().names
        #expect(members.subtracting(named).sorted() == [], "public members without a row")
        #expect(Set(named).subtracting(members).sorted() == [], "rows without a public member")
    }

    @Test("using a member changes what is seen", arguments: await MemberTable.all)
    func changes(table: MemberTable) throws {
        for row in table.rows {
            let place = SourceLocation(fileID: #fileID, filePath: table.file, line: row.line, column: 1)
            let stage = try Stage(row.place)
            let use = try row.setting(stage)
            _ = stage.look
            let before = stage.look
            let isStill = stage.look == before
            #expect(isStill, "\(row.members) looks different without being used", sourceLocation: place)
            try use()
            let isChanged = stage.look.differs(from: before)
            #expect(isChanged, "\(row.members) changes nothing that can be observed", sourceLocation: place)
        }
    }

    @Test("each value of a kind looks different from the others", arguments: await MemberTable.all)
    func differs(table: MemberTable) throws {
        for values in table.values {
            let place = SourceLocation(fileID: #fileID, filePath: table.file, line: values.line, column: 1)
            var looks: [(name: String, look: Look)] = []
            for (name, show) in values.shows {
                let stage = try Stage(values.place)
                try show(stage)
                looks.append((name, stage.look))
            }
            for (index, one) in looks.enumerated() {
                for other in looks[..<index] {
                    let areAlike = values.alike.contains { $0.contains(one.name) && $0.contains(other.name) }
                    let lookAlike = one.look == other.look
                    #expect(lookAlike == areAlike, "\(table.type): \(other.name) and \(one.name)", sourceLocation: place)
                }
            }
        }
    }

    @Test("a row's code names the member that it is about", arguments: await MemberTable.all)
    func honest(table: MemberTable) throws {
        let lines = try String(contentsOf: URL(filePath: table.file), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let places = (table.rows.map(\.line) + table.values.map(\.line)).sorted()
        let whole = table.type.hasSuffix("Delegate") || table.type.hasSuffix("DataSource")
        for (members, line) in table.rows.map({ ($0.members, $0.line) }) + table.values.map({ ($0.members, $0.line) }) {
            let end = places.first { $0 > line } ?? lines.count + 1
            let code = whole ? lines[...] : lines[(line - 1)..<(end - 1)]
            let words = code.joined(separator: "\n").replacing(/"(\\.|[^"\\])*"/, with: "")
            for member in members {
                let word = Self.word(of: member)
                #expect(
                    words.contains(word), "\(member): no \(word) in line \(line) and below",
                    sourceLocation: .init(fileID: #fileID, filePath: table.file, line: line, column: 1))
            }
        }
    }

    /// The member's name as code has it; an initializer is seen by its type.
    private static func word(of member: String) -> String {
        let path = member.prefix { $0 != "(" }.split(separator: ".")
        let last = path.last.map(String.init) ?? member
        guard last == "init" else { return last }
        return path.count > 1 ? String(path[path.count - 2]) : last
    }
}
