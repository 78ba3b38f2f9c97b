import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Fingers on bars, views and the status bar.
@MainActor @Suite struct TouchTests {
    /// Writes down what is asked of it.
    final class Listener: UIViewController {
        var heard: [String] = []
        func reply() { heard.append("reply") }
        func delete(_ sender: UIBarButtonItem) { heard.append("delete \(sender.tag)") }

        func item(_ title: String, isEnabled: Bool = true) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: title, style: .plain, target: self, action: Selector("reply", Listener.reply))
            item.isEnabled = isEnabled
            return item
        }
    }

    nonisolated static let systems: [SystemVersion] = [18, 26]

    @Test("TB-81: an item of the managed toolbar answers when the finger leaves on it", arguments: systems)
    func toolbar(system: SystemVersion) throws {
        let listener = Listener()
        let reply = listener.item("Reply")
        let off = listener.item("Off", isEnabled: false)
        listener.toolbarItems = [reply, .flexibleSpace(), off]
        let navigation = UINavigationController(rootViewController: listener)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation, system: system)
        app.tap(reply)
        #expect(listener.heard == ["reply"])
        #expect(app.trace.last { $0.subject == .action }?.new == "Reply")
        app.tap(off)
        #expect(listener.heard == ["reply"])
        let box = try #require(app.placed().toolbar?.items.first?.frame)
        // Away from it before it leaves: nothing happens.
        app.drag(from: box.center, to: Point(x: box.center.x, y: box.center.y - 200))
        #expect(listener.heard == ["reply"])
    }

    @Test("A back button leads back; items of the navigation bar's sides answer", arguments: systems)
    func navigationBar(system: SystemVersion) throws {
        let first = UIViewController()
        first.title = "First"
        let listener = Listener()
        let edit = listener.item("Edit")
        listener.navigationItem.rightBarButtonItem = edit
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(listener, animated: false)
        let app = try LiveAppTests.app(navigation, system: system)
        app.tap(edit)
        #expect(listener.heard == ["reply"])
        let back = try #require(app.placed().navigationBar?.items.first { $0.id == "back" }?.frame)
        app.tap(at: back.center)
        #expect(navigation.viewControllers == [first])
    }

    @Test("A second tap on the selected tab leads to its root", arguments: systems)
    func tabs(system: SystemVersion) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.tabBarItem.title = "One"
        let other = UIViewController()
        other.tabBarItem.title = "Two"
        let tabs = UITabBarController()
        tabs.setViewControllers([navigation, other], animated: false)
        let app = try LiveAppTests.app(tabs, system: system)
        func tap(_ index: Int) throws {
            let bar = try #require(app.placed().tabBar)
            app.tap(at: bar.items[index].frame.center)
        }
        try tap(1)
        #expect(tabs.selectedIndex == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        try tap(0)
        #expect(tabs.selectedIndex == 0)
        #expect(navigation.viewControllers.count == 2)
        try tap(0)
        #expect(navigation.viewControllers.count == 1)
    }
}
