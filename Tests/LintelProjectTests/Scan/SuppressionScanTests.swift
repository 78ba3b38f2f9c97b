import LintelEvidence
import LintelProject
import LintelTestSupport
import Testing

struct SuppressionScanTests {
    @Test(
        "A comment that opens with lintel:allow names a rule and a reason",
        arguments: [
            ("a.swift", "// lintel:allow some-rule because of this\nlet x", "some-rule|because of this|1:4-1:42|1"),
            ("a.swift", "\n  let x = 1 // lintel:allow some-rule why\r\nlet y", "some-rule|why|2:16-2:42|2"),
            ("a.m", "/* lintel:allow r\n   long reason */ int x;", "r|long reason|1:4-2:16|2"),
            (
                "a.storyboard",
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><!--lintel:allow r w--></document>",
                "r|w|1:76-1:92|1"
            ),
            ("a.swift", "//lintel:allow", "||1:3-1:15|1"), ("a.swift", "let text = \"lintel:allow r w\"", nil),
            ("a.swift", "// see lintel:allow r w", nil), ("a.swift", "// nothing", nil),
        ] as [(String, String, String?)])
    func comments(file: String, text: String, expected: String?) throws {
        let project = try TemporaryProject([file: text])
        let reader = ProjectReader(root: project.path) { path, _ in SourceFile(path: path, language: .swift) }
        let found = reader.read([file]).evidence.suppressions.map { "\($0.rule)|\($0.reason)|\($0.place.text)|\($0.lastLine)" }
        #expect(found == expected.map { [$0] } ?? [])
    }
}
