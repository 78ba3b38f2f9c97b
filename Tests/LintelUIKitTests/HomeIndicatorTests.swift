import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// The pill at the lower edge.
@MainActor @Suite struct HomeIndicatorTests {
    final class Player: UIViewController {
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var prefersStatusBarHidden: Bool { true }
    }

    final class Container: UIViewController {
        var forwards = false
        override var childForHomeIndicatorAutoHidden: UIViewController? { forwards ? children.first : nil }
    }

    @Test("SB-76: it goes while no finger touches, comes back with one, and is a chain apart from the status bar's")
    func autoHidden() throws {
        let app = try LiveAppTests.app(Player())
        #expect(app.placed().homeIndicator != nil && app.isStatusBarHidden)
        app.run(for: 3)
        #expect(app.placed().homeIndicator == nil && app.nextChange == nil)
        app.handle(.touch(Touch(.began, at: Point(x: 100, y: 300))))
        #expect(app.placed().homeIndicator != nil)
        app.handle(.touch(Touch(.ended, at: Point(x: 100, y: 300))))
        app.run(for: 3)
        #expect(app.placed().homeIndicator == nil)
        #expect(app.trace.filter { $0.subject == .homeIndicator }.map(\.new) == ["hidden", "shown", "hidden"])
    }

    @Test("SB-76: a container that does not forward keeps it", arguments: [false, true])
    func forwarded(forwards: Bool) throws {
        let container = Container()
        container.forwards = forwards
        container.addChild(Player())
        let app = try LiveAppTests.app(container)
        app.run(for: 3)
        #expect((app.placed().homeIndicator == nil) == forwards)
    }
}
