import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Menus of a running app's bar items and buttons.
@MainActor @Suite struct MenuTests {
    /// Writes down what is chosen.
    final class Listener: UIViewController {
        var heard: [String] = []

        func action(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
                let sender = action.sender.map { "\(type(of: $0))" } ?? "nobody"
                self?.heard.append("\(action.title) from \(sender)")
            }
        }

        func reply() { heard.append("reply") }
        func button(title: String = "Menu") -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
            view.addSubview(button)
            return button
        }
    }

    nonisolated static let systems: [SystemVersion] = [18, 26]

    private static func app(_ listener: Listener, system: SystemVersion = 18) throws -> UIApplication {
        let navigation = UINavigationController(rootViewController: listener)
        navigation.isToolbarHidden = false
        return try LiveAppTests.app(navigation, system: system)
    }

    private static func menuLines(_ app: UIApplication) -> [String] { app.trace.filter { $0.subject == .menu }.map(\.new) }
    private static func rows(_ app: UIApplication) -> [String] {
        (app.placed().menu?.panels.last?.parts ?? []).compactMap { part in
            if case .row = part.kind { part.text } else { nil }
        }
    }

    @Test("TB-58: a menu without an action opens by a tap; a row runs its handler and closes it", arguments: systems)
    func tap(system: SystemVersion) throws {
        let listener = Listener()
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [listener.action("Copy"), listener.action("Paste", attributes: .disabled)]))
        listener.toolbarItems = [item]
        let app = try Self.app(listener, system: system)
        app.tap(item)
        #expect(app.placed().menu?.panels.count == 1)
        app.tapMenu("Paste")
        #expect(listener.heard.isEmpty && app.placed().menu != nil)
        app.tapMenu("Copy")
        #expect(listener.heard == ["Copy from UIBarButtonItem"])
        #expect(app.placed().menu == nil)
        #expect(Self.menuLines(app) == ["open: More", "closed"])
        #expect(
            app.trace.filter { $0.subject == .menu }.map(\.cause) == [
                ["a tap on an item of the toolbar that has no action (TB-58)"], ["“Copy” was chosen"],
            ])
    }

    @Test("TB-58: with an action a tap runs that, and the menu opens by a long press", arguments: systems)
    func longPress(system: SystemVersion) throws {
        let listener = Listener()
        let menu = UIMenu(children: [listener.action("Copy")])
        let both = UIBarButtonItem(title: "New", primaryAction: listener.action("New"), menu: menu)
        let target = UIBarButtonItem(
            title: "Reply", image: nil, target: listener, action: Selector("reply", Listener.reply), menu: menu)
        listener.navigationItem.rightBarButtonItem = both
        listener.toolbarItems = [target]
        let app = try Self.app(listener, system: system)
        app.tap(both)
        #expect(listener.heard == ["New from UIBarButtonItem"] && app.placed().menu == nil)
        for (bar, _) in [(app.placed().navigationBar, "New"), (app.placed().toolbar, "Reply")] {
            listener.heard = []
            let point = try #require(bar?.items.first { $0.menu != nil }?.frame.center)
            app.press(at: point)
            #expect(listener.heard.isEmpty && app.placed().menu != nil)
            app.tapMenu("Copy")
            #expect(listener.heard == ["Copy from UIBarButtonItem"])
        }
    }

    @Test("TB-58: a tap beside an open menu closes it and reaches nobody")
    func outside() throws {
        let listener = Listener()
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [listener.action("Copy")]))
        let other = UIBarButtonItem(title: "Other", style: .plain, target: listener, action: Selector("reply", Listener.reply))
        listener.toolbarItems = [item, .flexibleSpace(), other]
        let app = try Self.app(listener)
        app.tap(item)
        app.tap(other)
        #expect(listener.heard.isEmpty && app.placed().menu == nil)
        app.tap(other)
        #expect(listener.heard == ["reply"])
    }

    @Test("TB-58: hidden rows are left out, marks and inline sections are there; a row may keep the menu open")
    func rows() throws {
        let listener = Listener()
        let section = UIMenu(
            title: "Sort", options: [.displayInline, .singleSelection],
            children: [listener.action("Name", state: .on), listener.action("Date", attributes: .keepsMenuPresented)])
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(title: "Note", children: [listener.action("Secret", attributes: .hidden), section]))
        listener.navigationItem.rightBarButtonItem = item
        let app = try Self.app(listener)
        app.tap(item)
        #expect(Self.rows(app) == ["Name", "Date"])
        #expect(app.placed().menu?.panels.first?.parts.first?.text == "Note")
        #expect(app.placed().menu?.row("Name")?.element?.state == .on)
        app.tapMenu("Date")
        // A single selection moves its mark, at once and in the menu that stays.
        #expect(app.placed().menu?.row("Date")?.element?.state == .on)
        #expect(app.placed().menu?.row("Name")?.element?.state == .off)
        #expect(listener.heard == ["Date from UIBarButtonItem"])
    }

    @Test("TB-58: a submenu opens over its row and its title leads back")
    func submenu() throws {
        let listener = Listener()
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIMenu(title: "Sort", children: [listener.action("Name")]), listener.action("Copy")]))
        listener.navigationItem.rightBarButtonItem = item
        let app = try Self.app(listener)
        app.tap(item)
        app.tapMenu("Sort")
        #expect(Self.rows(app) == ["Name"] && app.placed().menu?.panels.count == 2)
        let back = try #require(app.placed().menu?.panels.last?.parts.first { $0.kind == .back })
        app.tap(at: back.frame.center)
        #expect(Self.rows(app) == ["Sort", "Copy"])
        app.tapMenu("Sort")
        app.tapMenu("Name")
        #expect(listener.heard == ["Name from UIBarButtonItem"])
    }

    @Test("a button shows its menu as its action, or by a long press beside its own", arguments: [true, false])
    func button(isPrimary: Bool) throws {
        let listener = Listener()
        let button = listener.button()
        button.menu = UIMenu(children: [listener.action("Copy")])
        button.showsMenuAsPrimaryAction = isPrimary
        button.addAction(UIAction { _ in listener.heard.append("touched") }, for: .touchUpInside)
        let app = try Self.app(listener)
        app.tap(button)
        #expect(listener.heard == (isPrimary ? [] : ["touched"]))
        if !isPrimary {
            #expect(app.placed().menu == nil)
            app.press(at: Point(x: 100, y: 322))
        }
        #expect(app.placed().menu?.panels.first?.frame.minY == 348.0)
        app.tapMenu("Copy")
        #expect(listener.heard == (isPrimary ? [] : ["touched"]) + ["Copy from UIButton"])
    }

    @Test("a pop-up button shows the chosen row, which has the mark")
    func popUp() throws {
        let listener = Listener()
        let button = listener.button()
        button.menu = UIMenu(children: [listener.action("Small"), listener.action("Large")])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let app = try Self.app(listener)
        #expect(button.currentTitle == "Small")
        app.tap(button)
        #expect(app.placed().menu?.row("Small")?.element?.state == .on)
        app.tapMenu("Large")
        #expect(button.currentTitle == "Large")
        #expect((button.menu?.selectedElements.first as? UIAction)?.title == "Large")
    }

    @Test("rows that are deferred say so until they are there; uncached ones are asked each time", arguments: [true, false])
    func deferred(isCached: Bool) throws {
        let listener = Listener()
        var questions = 0
        let provider: UIDeferredMenuElement.Provider = { complete in
            questions += 1
            UIApplication.shared.wait(1) { complete([listener.action("Late")]) }
        }
        let late = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [late]))
        listener.toolbarItems = [item]
        let app = try Self.app(listener)
        app.tap(item)
        #expect(app.placed().menu?.panels.first?.parts.first?.element?.isEnabled == false)
        app.run(for: 1.1)
        app.tapMenu("Late")
        #expect(listener.heard == ["Late from UIBarButtonItem"])
        app.tap(item)
        #expect(questions == (isCached ? 1 : 2))
        #expect((Self.rows(app) == ["Late"]) == isCached)
    }

    @Test("TB-57, TB-75: system 27's overflow menu runs the items' actions, and shows what they say of themselves")
    func overflow() throws {
        let listener = Listener()
        let items = (1...7).map { UIBarButtonItem(title: "Long title \($0)", primaryAction: listener.action("Long title \($0)")) }
        items[5].menuRepresentation = listener.action("Spoken")
        items[6].menu = UIMenu(children: [listener.action("Inner")])
        items[6].primaryAction = nil
        listener.toolbarItems = items
        let app = try Self.app(listener, system: 27)
        let more = try #require(app.placed().toolbar?.items.last)
        app.tap(at: more.frame.center)
        let rows = Self.rows(app)
        #expect(rows.contains("Long title 5") && rows.contains("Spoken") && !rows.contains("Long title 6"))
        app.tapMenu("Long title 5")
        #expect(listener.heard == ["Long title 5 from UIBarButtonItem"])
        app.tap(at: more.frame.center)
        app.tapMenu("Spoken")
        app.tap(at: more.frame.center)
        app.tapMenu("Long title 7")
        app.tapMenu("Inner")
        #expect(listener.heard.dropFirst() == ["Spoken from UIBarButtonItem", "Inner from UIBarButtonItem"])
    }

    @Test("TB-58: a menu of a sheet's bar opens at its item, above the sheet", arguments: systems)
    func sheet(system: SystemVersion) throws {
        let listener = Listener()
        let root = UIViewController()
        let app = try LiveAppTests.app(root, system: system)
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [listener.action("Copy")]))
        listener.navigationItem.rightBarButtonItem = item
        root.present(UINavigationController(rootViewController: listener), animated: false)
        app.run(for: 0.6)
        let placed = try #require(app.placed().overlays.last?.navigationBar?.items.first { $0.menu != nil })
        app.tap(at: placed.frame.center)
        let panel = try #require(app.placed().menu?.panels.first?.frame)
        #expect(system == 26 ? panel.minY == placed.platter?.minY : panel.minY == placed.frame.maxY + 4)
        app.tapMenu("Copy")
        #expect(listener.heard == ["Copy from UIBarButtonItem"])
    }

    @Test("TB-58: a menu closes with what it opened from, and when the device turns; within a scroll view rows run downwards")
    func ends() throws {
        let listener = Listener()
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [listener.action("One"), listener.action("Two")]))
        listener.toolbarItems = [item]
        let app = try Self.app(listener)
        app.tap(item)
        #expect(Self.rows(app) == ["Two", "One"])
        listener.toolbarItems = []
        #expect(app.placed().menu == nil)
        #expect(app.trace.last { $0.subject == .menu }?.cause == ["what it opened from has gone"])
        listener.toolbarItems = [item]
        app.tap(item)
        item.menu = UIMenu(children: [listener.action("Other")])
        #expect(Self.rows(app) == ["Other"])
        app.handle(.orientation(.landscape))
        #expect(app.placed().menu == nil)
        app.handle(.orientation(.portrait))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 600)
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 44))
        button.menu = UIMenu(children: [listener.action("One"), listener.action("Two")])
        button.showsMenuAsPrimaryAction = true
        scroll.addSubview(button)
        listener.view.addSubview(scroll)
        app.tap(button)
        #expect(Self.rows(app) == ["One", "Two"])
        app.tap(at: Point(x: 300, y: 200))
        button.preferredMenuElementOrder = .priority
        app.tap(button)
        #expect(Self.rows(app) == ["Two", "One"])
    }
}
