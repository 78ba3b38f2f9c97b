import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Controllers in an app that runs without window and clock.
@MainActor @Suite struct LiveAppTests {
    final class Dark: UIViewController {
        var isAway = false
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { isAway }
    }

    static func app(_ root: UIViewController, device: String = "iPhone 15", system: SystemVersion = 18) throws -> UIApplication {
        let device = try #require(DeviceCatalogue.device(named: device))
        return UIApplication(
            on: device, traits: Traits(system: system), environment: PlainEnvironment().layout, rootViewController: root)
    }

    @Test("SB-44: the bar stays as it was until somebody asks for an update")
    func update() throws {
        let dark = Dark()
        let app = try Self.app(dark)
        #expect(app.statusBarStyle == .lightContent)
        #expect(!app.isStatusBarHidden)
        dark.isAway = true
        app.advance(to: 1)
        #expect(!app.isStatusBarHidden)
        dark.setNeedsStatusBarAppearanceUpdate()
        #expect(app.isStatusBarHidden)
    }

    @Test("SB-49, TB-31: a navigation controller answers for its top, and shows its items")
    func navigation() throws {
        let dark = Dark()
        dark.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: dark)
        navigation.isToolbarHidden = false
        let app = try Self.app(navigation)
        #expect(app.statusBarStyle == .darkContent)
        navigation.isNavigationBarHidden = true
        app.advance(to: 1)
        #expect(app.placed().toolbar?.items.map(\.id) == ["system"])
    }
}
