import Foundation
import LintelModel
import LintelUIKit
import Testing

/// The test vectors of behaviour.md, section 15.1, played by live controllers.
@MainActor @Suite struct LiveStyleVectorTests {
    final class Forwarding: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
    }

    final class LightTabs: UITabBarController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    @Test("TV-01: the root answers")
    func root() throws {
        #expect(try UIApplication.playing(TestController(.lightContent)).statusBarStyle == .lightContent)
    }

    @Test("TV-02: where the property list decides, nobody is asked")
    func propertyList() throws {
        let root = TestController(.darkContent)
        let keys = StatusBarKeys(file: [
            "UIViewControllerBasedStatusBarAppearance": .boolean(false), "UIStatusBarStyle": .text("UIStatusBarStyleLightContent"),
        ])
        #expect(try UIApplication.playing(root, keys: keys).statusBarStyle == .lightContent)
    }

    @Test("TV-04, TV-05: a navigation controller answers while its bar shows, and forwards while it is hidden")
    func navigation() throws {
        let navigation = UINavigationController(rootViewController: TestController(.lightContent))
        let app = try UIApplication.playing(navigation, system: 15)
        #expect(app.statusBarStyle == .darkContent)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(app.statusBarStyle == .lightContent)
    }

    @Test("TV-06: a black bar asks for light text", arguments: [(26, 26), (26, 27)])
    func blackBar(system: Int, sdk: Int) throws {
        let navigation = UINavigationController(rootViewController: TestController(.darkContent))
        navigation.navigationBar.barStyle = .black
        let app = try UIApplication.playing(navigation, system: SystemVersion(system), sdk: SystemVersion(sdk))
        #expect(app.statusBarStyle == .lightContent)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    @Test("TV-07: a push asks again by itself")
    func push() throws {
        let navigation = Forwarding(rootViewController: TestController(.lightContent))
        let app = try UIApplication.playing(navigation)
        #expect(app.statusBarStyle == .lightContent)
        navigation.pushViewController(TestController(.darkContent), animated: false)
        #expect(app.statusBarStyle == .darkContent)
        navigation.popViewController(animated: false)
        #expect(app.statusBarStyle == .lightContent)
    }

    @Test("TV-08: the selected tab answers")
    func tabs() throws {
        let first = UINavigationController(rootViewController: TestController())
        first.navigationBar.barStyle = .black
        let tabs = UITabBarController()
        tabs.viewControllers = [first, TestController(.darkContent)]
        let app = try UIApplication.playing(tabs)
        #expect(app.statusBarStyle == .lightContent)
        tabs.selectedIndex = 1
        #expect(app.statusBarStyle == .darkContent)
    }

    @Test("TV-09: a page controller asks no page")
    func pages() throws {
        let pages = UIPageViewController()
        pages.setViewControllers([TestController(.lightContent)], direction: .forward, animated: false)
        #expect(try UIApplication.playing(pages, system: 15).statusBarStyle == .darkContent)
    }

    @Test("TV-10: presented full screen decides, and gives back")
    func fullScreen() throws {
        let root = TestController(.darkContent)
        let app = try UIApplication.playing(root)
        let presented = TestController(.lightContent)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        #expect(app.statusBarStyle == .lightContent)
        root.dismiss(animated: false)
        #expect(app.statusBarStyle == .darkContent)
    }

    @Test("TV-11: over full screen decides where it captures the status bar", arguments: [false, true])
    func capture(captures: Bool) throws {
        let root = TestController(.darkContent)
        let app = try UIApplication.playing(root)
        let presented = TestController(.lightContent)
        presented.modalPresentationStyle = .overFullScreen
        presented.modalPresentationCapturesStatusBarAppearance = captures
        root.present(presented, animated: false)
        #expect(app.statusBarStyle == (captures ? .lightContent : .darkContent))
    }

    @Test("TV-13: the flag counts at the moment of presentation")
    func lateCapture() throws {
        let root = TestController(.darkContent)
        let app = try UIApplication.playing(root)
        let presented = TestController(.lightContent)
        presented.modalPresentationStyle = .overFullScreen
        root.present(presented, animated: false)
        app.commit()
        presented.modalPresentationCapturesStatusBarAppearance = true
        presented.setNeedsStatusBarAppearanceUpdate()
        #expect(app.statusBarStyle == .darkContent)
    }

    @Test("TV-14, TV-15, TV-26: the uppermost window as large as the screen decides")
    func windows() throws {
        let app = try UIApplication.playing(TestController(.lightContent), system: 15)
        let second = UIWindow(windowScene: app.scene)
        second.windowLevel = .alert
        second.rootViewController = TestController()
        second.makeKeyAndVisible()
        #expect(app.statusBarStyle == .darkContent)
        second.isHidden = true
        app.keyWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
        #expect(app.statusBarStyle == .lightContent)
        second.isHidden = false
        second.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        second.rootViewController?.setNeedsStatusBarAppearanceUpdate()
        #expect(app.statusBarStyle == .lightContent)
    }

    @Test("TV-18, TV-19: the window's interface style counts, a child's own does not")
    func interfaceStyle() throws {
        let child = TestController()
        let app = try UIApplication.playing(UINavigationController(rootViewController: child), system: 15)
        child.overrideUserInterfaceStyle = .dark
        #expect(app.statusBarStyle == .darkContent)
        app.keyWindow?.overrideUserInterfaceStyle = .dark
        #expect(app.statusBarStyle == .lightContent)
    }

    @Test("TV-22: a container that shows another child must say so")
    func custom() throws {
        final class Container: UIViewController {
            var shown: UIViewController?
            override var childForStatusBarStyle: UIViewController? { shown }
        }
        let container = Container()
        let children = [TestController(.lightContent), TestController(.darkContent)]
        children.forEach(container.addChild)
        container.shown = children[0]
        let app = try UIApplication.playing(container)
        #expect(app.statusBarStyle == .lightContent)
        container.shown = children[1]
        #expect(app.statusBarStyle == .lightContent)
        container.setNeedsStatusBarAppearanceUpdate()
        #expect(app.statusBarStyle == .darkContent)
    }

    @Test("TV-28: a tab bar controller that forwards is not asked itself")
    func lightTabs() throws {
        let tabs = LightTabs()
        tabs.viewControllers = [TestController(.darkContent)]
        #expect(try UIApplication.playing(tabs).statusBarStyle == .darkContent)
    }
}
