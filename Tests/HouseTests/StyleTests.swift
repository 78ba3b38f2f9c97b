import Foundation
import LintelTestSupport
import Testing

/// How the source is written (CONTRIBUTING.md, "How we write"), as far as lines of text tell. `swift format lint` sees to the layout, on
/// which these checks rest.
@Suite struct StyleTests {
    /// A line of a source file without what stands in comments and strings.
    struct Line {
        var number: Int
        var code: String
        var indentation: Int
    }

    static let sources = HouseTests.sources.map { (source: $0, lines: lines($0.text)) }

    /// Comments and the contents of strings are left out; the delimiters stay.
    static func lines(_ text: String) -> [Line] {
        var isInsideText = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let wasInsideText = isInsideText
            if line.contains("\"\"\""), line.matches(of: /"""/).count % 2 == 1 { isInsideText.toggle() }
            let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            return Line(number: index + 1, code: wasInsideText ? "" : code(of: line), indentation: indentation)
        }
    }

    private static func code(of line: Substring) -> String {
        var code = line
        if code.utf8.contains(UInt8(ascii: "\"")) { code.replace(/"(\\.|[^"\\])*"/, with: "\"\"") }
        if let comment = code.firstRange(of: "//") { code = code[..<comment.lowerBound] }
        return String(code)
    }

    /// First line and length of every function, initialiser and subscript with a body of several lines.
    static func functions(_ lines: [Line]) -> [(first: Int, length: Int)] {
        let keywords: Set<Substring> = ["func", "init", "init?", "deinit", "subscript"]
        return lines.indices.compactMap { start in
            let words = lines[start].code.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == "<" }).prefix(6)
            guard words.contains(where: keywords.contains), !lines[start].code.contains(".init(") else { return nil }
            let end = lines[(start + 1)...].first { $0.indentation <= lines[start].indentation && $0.code.trimmed.hasPrefix("}") }
            let body = lines[start...].first { $0.code.trimmed.hasSuffix("{") || $0.code.trimmed.hasSuffix("in") }
            guard let end, let body, body.number < end.number else { return nil }
            return (lines[start].number, end.number - lines[start].number + 1)
        }
    }

    @Test("functions are at most 60 lines long, half of them at most 10")
    func functionsAreShort() {
        var lengths: [Int] = []
        for (source, lines) in Self.sources {
            for function in Self.functions(lines) {
                lengths.append(function.length)
                #expect(function.length <= 60, "\(source.path):\(function.first) is \(function.length) lines long")
            }
        }
        #expect(lengths.count > 1000)
        #expect(lengths.sorted()[lengths.count / 2] <= 10)
    }

    /// System services keep the names they have.
    private static let namesOfOthers: Set<String> = ["NetworkManager", "ModemManager", "UIStatusBarManager"]

    @Test("types have names of the trade: no Manager, Helper, Utility, Common, Info, Base, Impl")
    func namesSaySomething() {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        let vague = /(Manager|Helpers?|Util(s|ity|ities)?|Common|Info|Base|Impl)$/
        for (source, lines) in Self.sources {
            for line in lines {
                let words = line.code.split { !$0.isLetter && !$0.isNumber }
                guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { continue }
                let name = words[keyword + 1]
                guard name.contains(vague), !Self.namesOfOthers.contains(String(name)) else { continue }
                Issue.record("\(source.path):\(line.number) names a type \(name)")
            }
        }
    }

    @Test func nothingIsUnwrappedByForce() {
        for (source, lines) in Self.sources {
            for line in lines where line.code.utf8.contains(UInt8(ascii: "!")) && line.code.contains(/[\w)\]]!(?!=)/) {
                // UIKit declares some properties so.
                if source.room == "LintelUIKit", line.code.contains(/\b(var|let) \w+: \w+!/) { continue }
                Issue.record("\(source.path):\(line.number) unwraps by force: \(line.code.trimmed)")
            }
        }
    }

    /// The rooms of the library products.
    private static let publicRooms: Set<String> = [
        "LintelModel", "LintelLayout", "LintelDraw", "LintelLive", "LintelEvidence", "LintelGuidelines", "LintelProject", "LintelReports",
        "LintelTesting",
    ]

    @Test("public types, functions and subscripts of the libraries are explained")
    func publicDeclarationsAreExplained() {
        let isExplainable = /^\s*public (?:\w+ )*(?:class|struct|enum|protocol|actor|typealias|func|subscript)\b.*/
        var count = 0
        for source in HouseTests.sources where Self.publicRooms.contains(source.room) {
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
            for (index, line) in lines.enumerated() where line.hasPrefix("public ") && line.wholeMatch(of: isExplainable) != nil {
                // What a comparison means, its type says.
                if line.contains("static func <") { continue }
                count += 1
                let above = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
                #expect(above.hasPrefix("///"), "\(source.path):\(index + 1) is not explained: \(line)")
            }
        }
        #expect(count > 400)
    }

    /// Pages that the source gives as a basis can be read by whoever reads the source.
    @Test func namedPagesExist() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: PackageRoot.folder.appending(path: "docs").path())
        let pages = Set(paths.map { String($0.split(separator: "/").last ?? "") }).union(["ARCHITECTURE.md", "CONTRIBUTING.md"])
        for source in HouseTests.sources {
            for line in source.text.split(separator: "\n") where line.contains("//") && !line.contains("http") {
                for match in line.matches(of: /[a-z0-9][\w-]*\.md\b/) where !pages.contains(String(match.output)) {
                    Issue.record("\(source.path) names \(match.output), which is no page of docs")
                }
            }
        }
    }

    @Test("what the checks see in a sample")
    func checksSeeFaults() {
        let sample = """
            struct Sample {
                func first() -> Int {
                    // A comment with a word!
                    let text = "done!"
                    return text.count
                }

                func second() { third()!.fourth() }
            }
            """
        let lines = Self.lines(sample)
        #expect(Self.functions(lines).map(\.length) == [5])
        #expect(lines.filter { $0.code.contains(/[\w)\]]!(?!=)/) }.map(\.number) == [8])
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
