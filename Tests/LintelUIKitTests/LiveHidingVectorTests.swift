import Foundation
import LintelModel
import LintelUIKit
import Testing

/// The test vectors of behaviour.md, section 15.2, played by live controllers.
@MainActor @Suite struct LiveHidingVectorTests {
    nonisolated static let turned: [(id: String, device: String, hidden: Bool?, orientation: Orientation, isHidden: Bool)] = [
        ("TV-30", "iPhone 8", nil, .portrait, false), ("TV-30", "iPhone 8", nil, .landscape, true),
        ("TV-31", "iPhone 8", false, .landscape, false), ("TV-31", "iPhone 12", false, .landscape, true),
        ("TV-31 †", "iPhone 15", false, .landscape, true), ("TV-32", "iPad Air 2", nil, .landscape, false),
    ]

    @Test("TV-30 to TV-32: hidden in compact height", arguments: turned)
    func compactHeight(id: String, device: String, hidden: Bool?, orientation: Orientation, isHidden: Bool) throws {
        let app = try UIApplication.playing(TestController(hidden: hidden), on: device, system: 15, orientation: orientation)
        #expect(app.isStatusBarHidden == isHidden, "\(id) on \(device)")
    }

    @Test("TV-33: a navigation controller asks its top whether to hide")
    func navigation() throws {
        #expect(try UIApplication.playing(UINavigationController(rootViewController: TestController(hidden: true))).isStatusBarHidden)
    }

    @Test("TV-34: a split controller does not")
    func split() throws {
        let split = UISplitViewController()
        split.viewControllers = [TestController(hidden: true), TestController()]
        #expect(try !UIApplication.playing(split).isStatusBarHidden)
    }

    @Test("TV-35: hidden by the property list, shown by the setter")
    func setter() throws {
        let keys = StatusBarKeys(file: [
            "UIViewControllerBasedStatusBarAppearance": .boolean(false), "UIStatusBarHidden": .boolean(true),
        ])
        let app = try UIApplication.playing(TestController(), keys: keys)
        #expect(app.isStatusBarHidden)
        app.setStatusBarHidden(false, with: .none)
        #expect(!app.isStatusBarHidden)
    }

    @Test("TV-36: hidden while the app launches, shown after")
    func launch() throws {
        let keys = StatusBarKeys(file: ["UIStatusBarHidden": .boolean(true)])
        let app = try UIApplication.playing(nil, keys: keys)
        #expect(app.isStatusBarHidden)
        let window = UIWindow(windowScene: app.scene)
        window.rootViewController = TestController(hidden: false)
        window.makeKeyAndVisible()
        #expect(!app.isStatusBarHidden)
    }

    nonisolated static let heights: [(id: String, device: String, shown: CGFloat, hidden: CGFloat)] = [
        ("TV-39", "iPhone 8", 20, 0), ("TV-39", "iPhone 12", 47, 47),
    ]

    @Test("TV-38, TV-39: the hidden bar's frame is zero, and the safe area keeps what the notch covers", arguments: heights)
    func safeArea(id: String, device: String, shown: CGFloat, hidden: CGFloat) throws {
        let root = TestController(hidden: false)
        let app = try UIApplication.playing(root, on: device, system: 15)
        app.commit()
        #expect(root.view.safeAreaInsets.top == shown, "\(id) on \(device)")
        root.isBarHidden = true
        root.setNeedsStatusBarAppearanceUpdate()
        app.commit()
        #expect(root.view.safeAreaInsets.top == hidden, "\(id) on \(device)")
        #expect(app.statusBarFrame == .zero)
    }

    @Test("TV-40: beside an island the bar is lower than the safe area")
    func island() throws {
        let root = TestController()
        let app = try UIApplication.playing(root, on: "iPhone 15")
        #expect(app.statusBarFrame.height.rounded() == 54)
        #expect(root.view.safeAreaInsets.top == 59)
    }

    @Test("SB-71: a change in an animation block takes its time, another is made at once")
    func animated() throws {
        let root = TestController(hidden: false)
        let app = try UIApplication.playing(root)
        root.isBarHidden = true
        UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
        app.commit()
        app.advance(to: 0.2)
        let pose = app.resolution.statusBar.pose
        #expect(pose.opacity > 0.4 && pose.opacity < 0.6)
        app.advance(to: 0.5)
        #expect(app.resolution.statusBar.pose == .hidden)
        root.isBarHidden = false
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(app.resolution.statusBar.pose == .shown)
    }
}
