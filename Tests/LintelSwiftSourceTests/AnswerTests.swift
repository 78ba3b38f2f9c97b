import LintelEvidence
import LintelSwiftSource
import LintelTestSupport
import Testing

/// What an override answers, on every path (projects.md, section 1, "Overrides in Swift").
@Suite struct AnswerTests {
    struct Row: CustomTestStringConvertible {
        var source: String
        var answers: [String]
        var constant: SourceValue?
        var testDescription: String { source }

        init(_ source: String, _ answers: [String], constant: SourceValue? = nil) {
            self.source = source
            self.answers = answers
            self.constant = constant
        }
    }

    static let rows = [
        Row("override var prefersStatusBarHidden: Bool { true }", ["true"], constant: .boolean(true)),
        Row("override public var prefersStatusBarHidden : Bool { return true }", ["true"], constant: .boolean(true)),
        Row("public override var prefersStatusBarHidden: Bool { get { /* always */ return true } }", ["true"], constant: .boolean(true)),
        Row("override func prefersStatusBarHidden() -> Bool { return true }", ["true"], constant: .boolean(true)),
        Row("override var prefersStatusBarHidden: Bool { return isFull }", ["isFull"]),
        Row("override var prefersStatusBarHidden: Bool { self.isFull }", ["isFull"]),
        Row("override var prefersStatusBarHidden: Bool { !isFull }", ["!isFull"]),
        Row("override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }", ["super"]),
        Row("override var prefersStatusBarHidden: Bool { isPad ? false : true }", ["false | true"]),
        Row(
            "override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden ?? false }",
            ["navigationController.isNavigationBarHidden | false"]),
        Row("override var prefersStatusBarHidden: Bool { if isPad { false } else { true } }", ["false | true"]),
        Row(
            "override var prefersStatusBarHidden: Bool {\n if isShown {\n return false\n }\n return true\n }",
            ["false if isShown", "true if !(isShown)"]),
        Row(
            "override var prefersStatusBarHidden: Bool {\n guard let bar else { return true }\n return bar.isHidden\n }",
            ["true if !(letbar)", "bar.isHidden if letbar"]),
        Row(
            "override var prefersStatusBarHidden: Bool {\n #if DEBUG\n return true\n #else\n return false\n #endif\n }",
            ["true if #DEBUG", "false if #!(DEBUG)"]),
        Row(
            "override var prefersStatusBarHidden: Bool {\n if #available(iOS 13.4, *) { return true }\n return true\n }",
            ["true if iOS 13.4+", "true if before iOS 13.4"], constant: .boolean(true)),
        Row(
            "override var prefersStatusBarHidden: Bool {\n items.forEach { _ in return }\n let f = { return false }\n return true\n }",
            ["true"], constant: .boolean(true)),
        Row("override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }", []),
    ]

    @Test("paths and constants", arguments: rows)
    func paths(row: Row) {
        let file = SwiftSourceReader.read(path: "A.swift", bytes: Array("class A: UIViewController {\n\(row.source)\n}".utf8))
        #expect(file.answers(of: "prefersStatusBarHidden") == row.answers)
        let member = file.types[0].members.first { $0.name == "prefersStatusBarHidden" }
        #expect(member?.constant == row.constant)
        #expect(member?.isOverride ?? true)
    }

    @Test("a style by name, whatever its spelling", arguments: [".lightContent", "UIStatusBarStyle.lightContent", "return .lightContent"])
    func style(body: String) {
        let source = "extension A { override var preferredStatusBarStyle: UIStatusBarStyle { \(body) } }"
        let file = SwiftSourceReader.read(path: "A.swift", bytes: Array(source.utf8))
        #expect(file.types[0].kind == .extension)
        #expect(file.types[0].members[0].constant == .constant("lightContent"))
    }

    @Test("places count bytes from 1") func places() {
        let source = "// ü\r\nclass A: B {\r\n    /* é */ override var prefersStatusBarHidden: Bool { true }\r\n}\r\n"
        let file = SwiftSourceReader.read(path: "A.swift", bytes: Array(source.utf8))
        #expect(file.types[0].place.range == TextRange(start: TextPosition(line: 2, column: 7), end: TextPosition(line: 2, column: 8)))
        #expect(file.types[0].lines == 2...4)
        #expect(file.types[0].members[0].place.range?.start == TextPosition(line: 3, column: 27))
    }
}
