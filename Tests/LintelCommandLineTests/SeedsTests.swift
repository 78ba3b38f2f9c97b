import Foundation
import LintelTestSupport
import Testing

/// The commands of docs/seeds.md do what the page says.
@Suite struct SeedsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var id: String
        var words: [String]
        var status: Int32
        var says: String

        var testDescription: String { "\(id): \(words.joined(separator: " "))" }
    }

    static let rows: [Row] = {
        let page = PackageRoot.folder.appending(path: "docs/seeds.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[0].wholeMatch(of: /[ST]\d+/) != nil, let status = Int32(cells[2]) else { return nil }
            let command = words(of: cells[1].trimmingCharacters(in: ["`"])).dropFirst()
            return Row(id: cells[0], words: Array(command), status: status, says: cells[3].trimmingCharacters(in: ["`"]))
        }
    }()

    /// Split at blanks, quoted text kept together, paths from the package's folder.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        for (index, part) in command.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        return words.map { $0.hasPrefix("Examples/") ? PackageRoot.folder.appending(path: $0).path() : $0 }
    }

    @Test("all rows of status bar and toolbar are there")
    func complete() {
        for id in (1...11).map({ "S\($0)" }) + (1...9).map({ "T\($0)" }) {
            #expect(Self.rows.contains { $0.id == id }, "\(id) is shown by nothing")
        }
    }

    @Test("each command answers as the page says", arguments: rows)
    func answers(row: Row) {
        let transcript = Transcript(row.words)
        #expect(transcript.status == row.status, "\(transcript.diagnostics)")
        #expect(transcript.output.contains(row.says), "\(transcript.output)\(transcript.diagnostics)")
    }
}
