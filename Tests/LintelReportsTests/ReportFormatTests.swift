import Foundation
import LintelEvidence
import Testing

@testable import LintelReports

/// One report in every format, as whole texts.
@Suite struct ReportFormatTests {
    private static func range(_ line: Int, _ columns: Range<Int>) -> TextRange {
        TextRange(
            start: TextPosition(line: line, column: columns.lowerBound), end: TextPosition(line: line, column: columns.upperBound))
    }

    /// An error with a note in another file, a piece of advice on a line with a letter of two bytes, and an unreadable file.
    private static var report: CheckReport {
        let override = Finding(
            rule: "status-bar-override-disabled", severity: .error, message: "override is never asked",
            place: Place(file: "App/Root.swift", range: range(2, 5..<13)),
            because: [Note("control is off here", at: Place(file: "App/Info.plist", range: range(1, 1..<6)))], help: "remove the key",
            basis: ["PF-01"])
        let title = Finding(
            rule: "item-placeholder-title", severity: .advice, message: "title says <nothing> & no more",
            place: Place(file: "App/B, ü.storyboard", range: range(1, 6..<10), objectID: "a-b"), help: "name it", basis: [])
        let sources = SourceLines { path in
            let texts = [
                "App/Root.swift": "class Root {\n    override var x\n}", "App/Info.plist": "<key>",
                "App/B, ü.storyboard": "ü t=Item",
            ]
            return texts[path].map { Array($0.utf8) }
        }
        return CheckReport(
            toolVersion: "1", findings: [override, title],
            unreadable: [UnreadableFile("the file is empty", at: Place(file: "C.xib", range: range(1, 1..<1)))], fileCount: 3,
            cannotTell: ["some-rule": 2], sources: sources)
    }

    private static func text(_ name: String) throws -> String {
        var text = ""
        try #require(ReportFormats.format(named: name)).write(report) { text += $0 }
        return text
    }

    private static let goldens: [(String, String)] = [
        (
            "text",
            """
            advice[item-placeholder-title]: title says <nothing> & no more
              --> App/B, ü.storyboard:1:6
            1 | ü t=Item
              |     ^^^^
              = help: name it

            error[status-bar-override-disabled]: override is never asked
              --> App/Root.swift:2:5
            2 | override var x
              | ^^^^^^^^
              ::: App/Info.plist:1:1
            1 | <key>
              | ----- control is off here
              = help: remove the key

            unreadable: the file is empty
              --> C.xib:1:1

            1 error and 1 piece of advice found in 3 files; 1 file unreadable; 2 places where a rule could not tell

            """
        ),
        (
            "xcode",
            """
            App/B, ü.storyboard:1:6: warning: title says <nothing> & no more [item-placeholder-title]
            App/Root.swift:2:5: error: override is never asked [status-bar-override-disabled]
            C.xib:1:1: warning: unreadable: the file is empty

            """
        ),
        (
            "github",
            """
            ::notice file=App/B%2C ü.storyboard,line=1,col=6,endLine=1,endColumn=10,title=item-placeholder-title::title says <nothing> & no \
            more%0Ahelp: name it
            ::error file=App/Root.swift,line=2,col=5,endLine=2,endColumn=13,title=status-bar-override-disabled::override is never asked\
            %0Ahelp: remove the key%0AApp/Info.plist:1:1: control is off here
            ::warning file=C.xib,line=1,title=unreadable::the file is empty

            """
        ),
        (
            "checkstyle",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="8.0">
              <file name="App/B, ü.storyboard">
                <error line="1" column="6" severity="info" message="title says &lt;nothing&gt; &amp; no more" \
            source="lintel.item-placeholder-title"/>
              </file>
              <file name="App/Root.swift">
                <error line="2" column="5" severity="error" message="override is never asked" source="lintel.status-bar-override-disabled"/>
              </file>
              <file name="C.xib">
                <error line="1" severity="warning" message="the file is empty" source="lintel.unreadable"/>
              </file>
            </checkstyle>

            """
        ),
    ]

    @Test(arguments: goldens.map(\.0))
    func isThisText(name: String) throws {
        let text = try Self.text(name)
        #expect(text == Self.goldens.first { $0.0 == name }?.1, "\(text)")
    }

    /// SARIF counts columns in code points (`columnKind`), and percent-encodes addresses.
    @Test func sarifPlacesFindings() throws {
        let value = try JSONSerialization.jsonObject(with: Data(Self.text("sarif").utf8)) as? [String: Any]
        #expect(value?["version"] as? String == "2.1.0")
        let run = try #require((value?["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["note", "error"])
        let location = (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((location?["artifactLocation"] as? [String: String])?["uri"] == "App/B%2C%20%C3%BC.storyboard")
        #expect(location?["region"] as? [String: Int] == ["startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 9])
        #expect((results[1]["relatedLocations"] as? [Any])?.count == 1)
        let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
        let index = try #require(results[1]["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == "status-bar-override-disabled")
    }

    @Test func junitCountsRules() throws {
        let text = try Self.text("junit")
        #expect(text.contains("failures=\"2\" errors=\"1\""))
        #expect(text.contains("<failure message=\"1 finding\">App/Root.swift:2:5: error: override is never asked</failure>"))
        #expect(text.contains("<testcase classname=\"lintel\" name=\"toolbar-with-tab-bar\"/>"))
    }

    @Test func linesAreWholeValues() throws {
        let kinds = try Self.text("jsonl").split(separator: "\n").map { line in
            try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["kind"] as? String
        }
        #expect(kinds == ["finding", "finding", "unreadable", "summary"])
    }

    @Test func pagesEscapeWhatTheyQuote() throws {
        let page = try Self.text("html")
        #expect(page.contains("title says &lt;nothing&gt; &amp; no more") && !page.contains("<nothing>"))
    }

    /// Long lines are cut around the marked part.
    @Test func excerptsFitATerminal() throws {
        let line = "<a " + String(repeating: "x=\"y\" ", count: 60) + "title=\"Item\" " + String(repeating: "z=\"y\" ", count: 60) + "/>"
        let start = 3 + 360 + 1
        let excerpt = try #require(
            Excerpt(Self.range(1, start..<(start + 12)), of: "a", in: SourceLines { _ in Array(line.utf8) }))
        #expect(excerpt.marked == "title=\"Item\"")
        #expect(excerpt.line.count <= Excerpt.width && excerpt.before.hasPrefix("…") && excerpt.after.hasSuffix("…"))
    }

    /// Two equal findings on equal lines have names of their own.
    @Test func fingerprintsTellTwinsApart() {
        let finding = Finding(
            rule: "r", severity: .error, message: "m", place: Place(file: "a", range: Self.range(1, 1..<2)), help: "h", basis: [])
        var twin = finding
        twin.place.range = Self.range(2, 1..<2)
        let sources = SourceLines { _ in Array("x\n  x\n".utf8) }
        var fingerprint = Fingerprint()
        #expect(fingerprint.of(finding, in: sources) != fingerprint.of(twin, in: sources))
    }
}
