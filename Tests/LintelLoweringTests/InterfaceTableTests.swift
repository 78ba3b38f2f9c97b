import LintelLowering
import Testing

/// Classes with outlets and actions get a table of them behind their brace.
@Suite struct InterfaceTableTests {
    struct Row: CustomTestStringConvertible {
        var source: String
        /// The names that the table answers to, in its order.
        var names: [String]
        var beside: [String] = []
        var testDescription: String { source }
    }

    static let rows = [
        Row(source: "class A: UIViewController {\n  @IBOutlet private weak var bar: UIToolbar!\n}", names: ["bar"]),
        Row(source: "class A: UIView { @IBOutlet var bars: [UIToolbar]!; @IBInspectable var gap = 1 }", names: ["bars", "gap"]),
        Row(source: "class A: B<C>\n{\n  @IBAction func save(_ sender: Any) { if a { b() } }\n}", names: ["save:"]),
        Row(source: "class A { @IBAction func add(to list: B, forEvent event: UIEvent) {} }", names: ["addTo:forEvent:"]),
        Row(source: "class A { @IBAction @objc(other:) func save(_ sender: Any) {} }", names: ["other:"]),
        Row(source: "class A { func a() {} }\nextension A { @IBAction private func save() {} }", names: ["save"]),
        Row(source: "extension A { @IBAction func save() {} }", names: []),
        Row(source: "class A { func a() {} }", names: [], beside: ["extension B { @IBAction func save() {} }"]),
        Row(
            source: "class A { @IBAction func a() {} }", names: ["a", "save:"],
            beside: ["extension A { @IBAction func save(_ sender: Any) {} }"]),
        Row(source: "class A {}", names: [], beside: ["private extension A { @IBAction func save() {} }"]),
        Row(source: "class A {}", names: [], beside: ["extension A { @IBAction fileprivate func save() {} }"]),
        Row(source: "class A { class B { @IBOutlet var c: D! } }", names: ["c"]),
        Row(source: "class A {\n#if DEBUG\n@IBOutlet var c: D!\n#endif\n@IBOutlet var e: D! }", names: ["e"]),
        Row(source: "#if canImport(UIKit)\nclass A { @IBOutlet var c: D! }\n#endif", names: ["c"]),
        Row(source: "struct A { @IBOutlet var c: D! }", names: []),
        Row(source: "class A { func b() { let c = 1 }\n@IBOutlet var `default`: D! }", names: ["default"]),
    ]

    @Test("each class answers to what it shows the editor", arguments: rows)
    func table(row: Row) {
        let lowered = SourceLowering.lower(row.source, beside: row.beside)
        #expect(lowered.matches(of: /case "([^"]*)"/).map { String($0.output.1) } == row.names)
        #expect(
            lowered.split(separator: "\n", omittingEmptySubsequences: false).count
                == row.source.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    @Test func seguesAreMadeFromTheirClass() {
        let rest = " init(identifier: String?, source: UIViewController, destination: UIViewController) {} }"
        #expect(SourceLowering.lower("class A: UIStoryboardSegue { override" + rest) == "class A: UIStoryboardSegue { required" + rest)
    }

    @Test func whole() {
        let source = "class A: B { @IBOutlet var c: D!; @IBAction func e() {}; @IBAction func f(_ g: H) {} }"
        let table =
            " private let __interface = InterfaceConnections(A.self, outlets: { owner, name, value in switch name { "
            + "case \"c\": return InterfaceConnections.set(&owner.`c`, to: value); default: return nil } }, "
            + "actions: { name in switch name { case \"e\": return Selector(\"e\", A.`e` as @MainActor (A) -> @MainActor () -> Void); "
            + "case \"f:\": return Selector(\"f:\", A.`f`(_:)); default: return nil } });"
        let rest = " " + "          var c: D!; " + "          func e() {}; " + "          func f(_ g: H) {} }"
        #expect(SourceLowering.lower(source) == "class A: B {" + table + rest)
    }
}
