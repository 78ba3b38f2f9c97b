import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// The test vectors of behaviour.md, section 15.3, that concern who shows which items, played by live controllers.
@MainActor @Suite struct LiveToolbarVectorTests {
    private func controller(_ titles: String..., hidesBottomBar: Bool = false) -> UIViewController {
        let controller = UIViewController()
        controller.toolbarItems = titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        controller.hidesBottomBarWhenPushed = hidesBottomBar
        return controller
    }

    /// Titles in the toolbar on screen; nil where none is.
    private func shown(_ app: UIApplication) -> [String]? { app.placed().toolbar?.items.compactMap(\.text) }

    @Test("TV-50, TB-30: items alone do not show the toolbar")
    func hiddenByDefault() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        let app = try UIApplication.playing(navigation)
        #expect(navigation.isToolbarHidden)
        #expect(shown(app) == nil)
        navigation.setToolbarHidden(false, animated: false)
        #expect(shown(app) == ["Save"])
    }

    @Test("TV-51, TB-33: the bar stays for a controller without items, empty")
    func empty() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(shown(app) == [])
        navigation.popViewController(animated: false)
        #expect(shown(app) == ["Save"])
    }

    @Test("TV-52, TB-34: one controller on the stack keeps the bar away, until it is popped")
    func hidesBottomBar() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation)
        navigation.pushViewController(controller("Crop", hidesBottomBar: true), animated: false)
        #expect(shown(app) == nil)
        navigation.pushViewController(controller("Share"), animated: false)
        #expect(shown(app) == nil)
        navigation.popToRootViewController(animated: false)
        #expect(shown(app) == ["Save"])
    }

    @Test("TV-53, TB-31: what is put into the managed bar itself is gone with the next push, and the trace says so")
    func itemsOfTheBar() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation)
        navigation.toolbar.items = [UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)]
        #expect(shown(app) == ["Mine"])
        #expect(app.trace.contains { $0.subject == .misuse && $0.cause.contains { $0.contains("TB-31") } })
        navigation.pushViewController(controller("Share"), animated: false)
        navigation.popViewController(animated: false)
        #expect(shown(app) == ["Save"])
    }

    nonisolated static let heights: [(id: String, device: String, system: SystemVersion, orientation: Orientation, height: CGFloat)] = [
        ("TV-59 HB", "iPhone 8", 15, .portrait, 44), ("TV-59 NO", "iPhone 12", 15, .portrait, 44),
        ("TV-59 landscape", "iPhone 12", 15, .landscape, 32), ("TV-59 iPad", "iPad Air 2", 12, .portrait, 50),
        ("TV-59 26 †", "iPhone 15", 26, .portrait, 54),
    ]

    @Test("TV-59, TB-02: the bar's height is the view's height", arguments: heights)
    func height(id: String, device: String, system: SystemVersion, orientation: Orientation, height: CGFloat) throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation, on: device, system: system, orientation: orientation)
        app.commit()
        #expect(navigation.toolbar.frame.height == height, "\(id)")
    }

    @Test("TB-36, TB-34: under a tab bar the toolbar stacks above it, and a pushed screen can hide both")
    func tabs() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try UIApplication.playing(tabs)
        app.commit()
        #expect(navigation.toolbar.frame.maxY == tabs.tabBar.frame.minY)
        navigation.pushViewController(controller("Crop", hidesBottomBar: true), animated: false)
        let placed = app.placed()
        #expect(placed.tabBar == nil && placed.toolbar == nil)
    }

    @Test("TB-35: a tab shows the item of the controller at the bottom of the stack")
    func tabItem() throws {
        let navigation = UINavigationController(rootViewController: controller("Save"))
        navigation.viewControllers[0].tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try UIApplication.playing(tabs)
        let pushed = controller("Crop")
        pushed.title = "Crop"
        navigation.pushViewController(pushed, animated: false)
        #expect(app.placed().tabBar?.items.compactMap(\.text) == ["Notes"])
    }

    @Test("SB-74: a view's safe area ends at the bars")
    func safeArea() throws {
        let top = controller("Save")
        let navigation = UINavigationController(rootViewController: top)
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation, system: 15)
        app.commit()
        #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34 + 44, right: 0))
        navigation.isToolbarHidden = true
        app.commit()
        #expect(top.view.safeAreaInsets.bottom == 34)
    }
}
