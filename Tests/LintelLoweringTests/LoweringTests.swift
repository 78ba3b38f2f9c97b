import LintelLowering
import Testing

/// Each row: UIKit source, and what is compiled in its place.
@Suite struct LoweringTests {
    struct Row: CustomTestStringConvertible {
        var source: String
        var lowered: String
        var testDescription: String { source }

        init(_ source: String, _ lowered: String) { (self.source, self.lowered) = (source, lowered) }
        /// Stays as it is.
        init(same source: String) { self.init(source, source) }
    }

    static let attributes = [
        Row("@objc func tap() {}", "      func tap() {}"),
        Row("@objc(tap:) private func tap(_ sender: Any) {}", "            private func tap(_ sender: Any) {}"),
        Row("@objc (Gravity) enum Gravity: Int {}", "                enum Gravity: Int {}"),
        Row("@objcMembers class A: NSObject {}", "             class A: NSObject {}"),
        Row("@IBOutlet weak var bar: UIToolbar!", "          weak var bar: UIToolbar!"),
        Row("@IBOutlet private(set) var bars: [UIToolbar]!", "          private(set) var bars: [UIToolbar]!"),
        Row("@IBOutlet(x) var a: B", "         (x) var a: B"),
        Row("@IBAction func done(_ sender: UIBarButtonItem) {}", "          func done(_ sender: UIBarButtonItem) {}"),
        Row(
            "@IBDesignable\nclass A: UIView {\n  @objc var b = 1\n}",
            "             \nclass A: UIView {\n        var b = 1\n}"),
        Row("@nonobjc @discardableResult func a() {}", "         @discardableResult func a() {}"),
        Row("@UIApplicationMain\nclass AppDelegate: UIResponder {}", "@main             \nclass AppDelegate: UIResponder {}"),
        Row("@objc\n\n// says why\npublic class A {}", "     \n\n// says why\npublic class A {}"),
        Row(same: "@available(iOS 15, *) @MainActor final class A {}"),
        Row(same: "let text = \"@objc func \\(name) #selector(a) import UIKit\""),
        Row(same: "// @objc func a() {}\n/* @IBOutlet /* dynamic var */ #selector(a) */"),
        Row(same: "let text = \"\"\"\n@objc \"quoted\" \\\"\"\" dynamic var\n\"\"\""),
        Row(same: "let text = #\"@objc \"# + ##\"\\(dynamic var) \"# #selector(a)\"##"),
        Row(same: "let rule = /@objc \"(a|b)/; let half = a / b; let other = c / d"),
        Row(same: "let rule = #/\n@objc \"\n/#"),
        Row("let half = total / 2 // \"\n@objc func a() {}", "let half = total / 2 // \"\n      func a() {}"),
    ]

    static let modifiers = [
        Row("@objc dynamic var title = \"\"", "              var title = \"\""),
        Row("dynamic private func a() {}", "        private func a() {}"),
        Row("  private(set) dynamic\n  lazy var a = 1", "  private(set)        \n  lazy var a = 1"),
        Row(same: "let dynamic = 1\nlet other = dynamic\nvar next = 2"),
        Row(same: "view.color = .dynamic\nfunc a() {}"),
        Row(same: "f(dynamic: 1, dynamic)"),
        Row("@objc protocol BarDelegate { func tapped() }", "      protocol BarDelegate: AnyObject { func tapped() }"),
        Row("@objc public protocol A: UIBarPositioningDelegate {}", "      public protocol A: AnyObject, UIBarPositioningDelegate {}"),
        Row("@objc protocol A: class {}", "      protocol A: class {}"),
        Row("@objc class B {}\nprotocol A {}", "      class B {}\nprotocol A {}"),
    ]

    static let modules = [
        Row("import UIKit", "import LintelUIKit"),
        Row("import UIKit\n@main class A {}", "import LintelUIKit; import LintelApp\n@main class A {}"),
        Row("import UIKit\n@UIApplicationMain class A {}", "import LintelUIKit; import LintelApp\n@main              class A {}"),
        Row("import UIKit\nUIApplicationMain(a, b, nil, c)", "import LintelUIKit; import LintelApp\nUIApplicationMain(a, b, nil, c)"),
        Row("import class UIKit.UIView\n@main class A {}", "import class LintelUIKit.UIView\n@main class A {}"),
        Row("import UIKit // no @main\nlet a = \"@main\"", "import LintelUIKit // no @main\nlet a = \"@main\""),
        Row("public import UIKit", "public import LintelUIKit"),
        Row("import UIKit.UIGestureRecognizerSubclass // touches", "import LintelUIKit // touches"),
        Row("import class UIKit.UIView", "import class LintelUIKit.UIView"),
        Row("@preconcurrency import UIKit", "@preconcurrency import LintelUIKit"),
        Row("import CoreGraphics\nimport QuartzCore", "import Foundation\nimport LintelUIKit"),
        Row(same: "import UIKitExtensions\nimport Foundation\nimport SwiftUI"),
        Row(
            "#if canImport(UIKit)\nimport UIKit\n#else\nimport LintelUIKit\n#endif",
            "#if canImport(LintelUIKit)\nimport LintelUIKit\n#else\nimport LintelUIKit\n#endif"),
        Row(
            "#if os(iOS) || os(tvOS)\n#elseif !os(iOS)\n#endif",
            "#if canImport(LintelUIKit) || os(tvOS)\n#elseif !canImport(LintelUIKit)\n#endif"),
    ]

    static let literals = [
        Row("observe(#keyPath(Player.item.status))", "observe(\"item.status\")"),
        Row("observe(#keyPath(bounds))", "observe(\"bounds\")"),
        Row("print(\"\\(#keyPath(bounds)) of \\(a)\")", "print(\"\\(\"bounds\") of \\(a)\")"),
        Row("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
        Row("let a = #imageLiteral(resourceName: \"bar\")", "let a = UIImage(imageLiteralResourceName: \"bar\")"),
        Row(same: "log(#file, #function, #line)\n#warning(\"bars\")"),
    ]

    @Test("attributes, modifiers, modules and literals", arguments: attributes + modifiers + modules + literals)
    func lowersTokens(row: Row) { #expect(SourceLowering.lower(row.source) == row.lowered) }

    /// `#selector(…)` inside a class Bars with the methods below, and what it becomes.
    static let selectors = [
        Row("tap", "Selector(\"tap\", Bars.tap)"),
        Row("save", "Selector(\"save:\", Bars.save)"),
        Row("save(_:)", "Selector(\"save:\", Bars.save(_:))"),
        Row("self.save(_:)", "Selector(\"save:\", Bars.save(_:))"),
        Row("Self.tap", "Selector(\"tap\", Bars.tap)"),
        Row("Bars.move(to:for:)", "Selector(\"moveTo:for:\", Bars.move(to:for:))"),
        Row("show(sender:)", "Selector(\"showWithSender:\", Bars.show(sender:))"),
        Row("renamed(_:)", "Selector(\"other:\", Bars.renamed(_:))"),
        Row("Bars.renamed", "Selector(\"other:\", Bars.renamed)"),
        Row("Other.Inner.unknown(_:with:)", "Selector(\"unknown:with:\", Other.Inner.unknown(_:with:))"),
        Row("`default`", "Selector(\"default\", Bars.`default`)"),
        Row("UIView.endEditing(_:)", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
        Row("web.reload", "Selector(\"reload\", Selector.owner(of: web).reload)"),
        Row("self.web?.load(_:)", "Selector(\"load:\", Selector.owner(of: self.web).load(_:))"),
        Row("self?.tap", "Selector(\"tap\", Bars.tap)"),
        Row("Bars.shared.tap", "Selector(\"tap\", Selector.owner(of: Bars.shared).tap)"),
        Row("getter: Bars.title", "Selector(\"title\")"),
        Row("setter: title", "Selector(\"setTitle:\")"),
        Row("UIResponderStandardEditActions.copy(_:)", "Selector(\"copy:\")"),
        Row("BarsDelegate.done", "Selector(\"done\")"),
        Row("twice as () -> Void", "Selector(\"twice\", Bars.twice as @MainActor (Bars) -> @MainActor () -> Void)"),
        Row(
            "(Bars.twice as (Bars) -> (UIButton) -> Void)",
            "Selector(\"twice\", Bars.twice as @MainActor (Bars) -> @MainActor (UIButton) -> Void)"),
        Row("web.stop as () -> ()", "Selector(\"stop\", Selector.owner(of: web).stop as @MainActor (_) -> @MainActor () -> ())"),
        Row("(tap)", "Selector(\"tap\", Bars.tap)"),
        Row("\n  save(_:)\n", "Selector(\"save:\", Bars.save(_:))\n\n"),
    ]

    @Test("#selector", arguments: selectors)
    func lowersSelector(row: Row) {
        let methods = """
            protocol BarsDelegate { func done() }
            class Other { func tap(_ sender: Any) {} }
            class Bars: UIViewController {
                @objc func tap() {}
                @objc func save(_ sender: UIBarButtonItem?) {}
                @objc func move(to place: CGPoint, for event: UIEvent) {}
                @objc func show(sender: Any) {}
                @objc(other:) func renamed(_ sender: Any) {}
                func twice() {}
                func twice(_ sender: UIButton) {}
                lazy var item = UIBarButtonItem(title: "Bar", style: .plain, target: self, action: ⟨⟩)
            }
            """
        let source = methods.replacing("⟨⟩", with: "#selector(\(row.source))")
        let line = SourceLowering.lower(source).components(between: "action: ", and: ")\n}")
        #expect(line == row.lowered)
    }

    /// The type that an unqualified method is taken from.
    static let places = [
        Row("class A { var a = #selector(b) }", "A.b"),
        Row("extension A.B { func f() { x { #selector(b) } } }", "A.B.b"),
        Row("class A { enum B { final class C { let c = #selector(b) } } }", "A.B.C.b"),
        Row("class A { enum B {}\n let c = #selector(b) }", "A.b"),
        Row("class A { func f() { class Local { let c = #selector(b) } } }", "Local.b"),
        Row("class A { class func f() { #selector(b) }\n class var g: Int { 1 } }", "A.b"),
        Row("class A<T>: B where T: C { func f() { #selector(b) } }", "A.b"),
        Row("extension Array where Element: A { func f() { #selector(b) } }", "Array.b"),
        Row("class A { let p: any B.Type = { C.self }()\n let c = #selector(b) }", "A.b"),
        Row("class A { func f(_ g: () -> Void = {}) { if \"{\" == \"\\(x { \"}\" })\" { #selector(b) } } }", "A.b"),
        Row("class A { let set = [1: { 2 }]; protocol P: class {} ; func f() { let actor = 1; actor { #selector(b) } } }", "A.b"),
        Row("import class UIKit.UIView\nclass A { func f() { #selector(b) } }", "A.b"),
    ]

    static let initializers = [
        Row(
            "class A: UITableViewCell { override init(style: S, reuseIdentifier: String?) {} }",
            "class A: UITableViewCell { required init(style: S, reuseIdentifier: String?) {} }"),
        Row("class A: BaseCell { public override init(frame: CGRect) {} }", "class A: BaseCell { public required init(frame: CGRect) {} }"),
        Row(
            "class A: UICollectionReusableView { override public init(frame: CGRect) {} }",
            "class A: UICollectionReusableView { required public init(frame: CGRect) {} }"),
        Row(
            "class A: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }",
            "class A: UITableViewHeaderFooterView { required init(reuseIdentifier: String?) {} }"),
        Row("class A: UIView { override init(frame: CGRect) {} }", "class A: UIView { override init(frame: CGRect) {} }"),
        Row(
            "class A: UITableViewController { override init(style: S) {} }", "class A: UITableViewController { override init(style: S) {} }"
        ),
        Row(
            "class A: UICollectionViewCell { func f() { super.init(frame: .zero) } }",
            "class A: UICollectionViewCell { func f() { super.init(frame: .zero) } }"),
    ]

    /// Members of the class, then what is left of the extension.
    static let overrides = [
        Row(
            "class A: B { var a = 1 }\nextension A: P { override func b() {}\n}\nlet c = 1",
            "class A: B { var a = 1  override func b() {}\n\n}\nextension A: P {                     \n}\nlet c = 1"),
        Row(
            "extension A { override var b: Int { 1 } }\nclass A {}",
            "extension A {                           }\nclass A { override var b: Int { 1 } \n}"),
        Row(same: "class A {}\nextension A { class B: C { override func b() {} } }"),
        Row(same: "class A {}\nextension C { override func b() {} }"),
        Row(same: "class A<T> {}\nextension A where T: B { override func b() {} }"),
        Row(same: "class A {}\n#if DEBUG\nextension A { override func b() {} }\n#endif"),
    ]

    @Test("extensions that override", arguments: overrides)
    func movesOverride(row: Row) { #expect(SourceLowering.lower(row.source) == row.lowered) }

    @Test func movedLinesKeepTheirNumbers() {
        let lowered = SourceLowering.lower("class A {\n}\n\nextension A {\n  override func b() {}\n}\n", file: "a")
        #expect(
            lowered == """
                #sourceLocation(file: "a", line: 1)
                class A {

                #sourceLocation(file: "a", line: 4)

                  override func b() {}

                #sourceLocation(file: "a", line: 2)
                }

                extension A {
                                      
                }

                """)
    }

    @Test("cells' initializers", arguments: initializers)
    func lowersInitializer(row: Row) { #expect(SourceLowering.lower(row.source) == row.lowered) }

    @Test("the enclosing type", arguments: places)
    func findsEnclosingType(row: Row) {
        #expect(SourceLowering.lower(row.source).components(between: "Selector(\"b\", ", and: ")") == row.lowered)
    }

    @Test func globalCodeAndProtocolsOnlyName() {
        #expect(SourceLowering.lower("let a = #selector(b(_:))") == "let a = Selector(\"b:\")")
        #expect(SourceLowering.lower("protocol P { func f() { #selector(b) } }") == "protocol P { func f() { Selector(\"b\") } }")
        #expect(SourceLowering.lower("protocol P {}\nextension P { func f() { #selector(b) } }").contains("Selector(\"b\")"))
    }

    @Test func errorsPointToTheOriginal() {
        let lowered = SourceLowering.lower("import UIKit\n", file: "/a/\"b\"\\c.swift")
        #expect(lowered == "#sourceLocation(file: \"/a/\\\"b\\\"\\\\c.swift\", line: 1)\nimport LintelUIKit\n")
    }

    @Test(
        "unfinished source ends",
        arguments: ["#selector(", "@objc(", "\"\\(", "/*", "#\"", "\"\"\"", "import ", "dynamic", "#keyPath(", "`", "#if os(", "@", "#"])
    func endsOnUnfinishedSource(source: String) {
        let padded = "class A {\n" + source
        #expect(SourceLowering.lower(padded).split(separator: "\n", omittingEmptySubsequences: false).count >= 2)
    }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> String? {
        guard let from = firstRange(of: start)?.upperBound, let to = self[from...].firstRange(of: end)?.lowerBound else { return nil }
        return String(self[from..<to])
    }
}
