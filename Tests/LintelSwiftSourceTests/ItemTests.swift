import LintelEvidence
import LintelSwiftSource
import LintelTestSupport
import Testing

/// Bar items made in code, and the lists that show them (projects.md, section 1, "Toolbars in UIKit code").
@Suite struct ItemTests {
    private func read(_ body: String) -> SourceFile {
        SwiftSourceReader.read(path: "A.swift", bytes: Array("class A: UIViewController {\n\(body)\n}".utf8))
    }

    struct Row: CustomTestStringConvertible {
        var body: String
        var items: [String]
        var lists: [String]
        var testDescription: String { body }

        init(_ body: String, items: [String], lists: [String]) {
            self.body = body
            self.items = items
            self.lists = lists
        }
    }

    static let rows = [
        Row(
            """
            func viewDidLoad() {
                let flex = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: self, action: nil)
                let share = UIBarButtonItem(image: UIImage(named: "share"), style: .plain, target: self, action: #selector(go))
                toolbarItems = [share, flex, UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
            }
            """,
            items: ["3 flex, system flexibleSpace", "4 share, image share", "5 -, title “Edit”"],
            lists: ["toolbarItems [share, flexibleSpace, item]"]),
        Row(
            """
            lazy var trash: UIBarButtonItem = {
                let item = UIBarButtonItem(image: UIImage(systemName: "trash")?.withTintColor(.red), style: .plain, target: self, action: nil)
                item.accessibilityLabel = NSLocalizedString("delete", comment: "")
                return item
            }()
            func show() { setToolbarItems([.flexibleSpace(), trash, UIBarButtonItem.flexibleSpace()], animated: true) }
            """,
            items: ["3 item, symbol trash, label key “delete”", "7 -, system flexibleSpace", "7 -, system flexibleSpace"],
            lists: ["toolbarItems [flexibleSpace, item, flexibleSpace]"]),
        Row(
            """
            @IBOutlet var add: UIBarButtonItem!
            func show() {
                var items = [add]
                if isEditing { items.append(space()) }
                items += [UIBarButtonItem(systemItem: .done)]
                toolbarItems = items
            }
            func space() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil) }
            """,
            items: ["6 -, system done", "9 space, system fixedSpace"],
            lists: ["toolbarItems [add?, fixedSpace, done] and more"]),
        Row(
            """
            let segments = UISegmentedControl(items: ["A", "B"])
            lazy var kind = UIBarButtonItem(customView: segments)
            func show() { toolbarItems = [kind] }
            """,
            items: ["3 kind, view UISegmentedControl"], lists: ["toolbarItems [kind]"]),
        Row(
            """
            func show() {
                let up = UIBarButtonItem(image: UIImage(named: "up"), style: .plain, target: nil, action: nil)
                toolbarItems = [up, UIBarButtonItem(image: UIImage(named: "down"), style: .plain, target: nil, action: nil)]
                toolbarItems?[0].accessibilityLabel = "Up"
                toolbarItems![1].accessibilityLabel = "Down"
            }
            """,
            items: ["3 up, image up, label “Up”", "4 -, image down, label “Down”"], lists: ["toolbarItems [up, item]"]),
        Row(
            """
            func field() {
                let bar = UIToolbar()
                bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(end))]
                text.inputAccessoryView = bar
                navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: self, action: nil)
            }
            """,
            items: ["4 -, system done", "6 -, title “Go”"], lists: ["bar (inputAccessory) [done]", "navigation item [item]"]),
        Row(
            "func show() { toolbarItems = isEditing ? editingItems : nil }", items: [], lists: ["toolbarItems [editingItems?] and more"]),
        Row("func clear() { toolbarItems = nil; setToolbarItems([], animated: false) }", items: [], lists: []),
    ]

    @Test("items and lists", arguments: rows)
    func itemsAndLists(row: Row) {
        let file = read(row.body)
        #expect(file.itemLines == row.items)
        #expect(file.listLines == row.lists)
    }

    @Test("an item that is passed on may get a label elsewhere") func passing() {
        let file = read(
            "func f() { let x = UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: nil, action: nil); style(x) }")
        #expect(file.barItems.map(\.mayHaveLabel) == [true])
    }

    @Test("receivers and conditions of calls") func calls() {
        let file = read(
            """
            func f() {
                UIApplication.shared.isNetworkActivityIndicatorVisible = true
                guard #available(iOS 13, *) else { return }
                self.navigationController?.setToolbarHidden(false, animated: true)
                if isEditing { navigationController!.isToolbarHidden = true }
                (UIApplication.shared.value(forKey: "statusBar") as? UIView)?.isHidden = true
                defaults.value(forKey: "other")
            }
            """)
        #expect(
            file.callLines(["isNetworkActivityIndicatorVisible", "setToolbarHidden", "isToolbarHidden", "value"]) == [
                "3 assignment UIApplication.shared.isNetworkActivityIndicatorVisible(true)",
                "5 call navigationController.setToolbarHidden(false, animated: true) if iOS 13.0+",
                "6 assignment navigationController.isToolbarHidden(true) if iOS 13.0+ if isEditing",
                "7 call UIApplication.shared.value(forKey: “statusBar”) if iOS 13.0+",
            ])
    }
}
