import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Scroll views under fingers, wheels and time.
@MainActor @Suite struct ScrollTests {
    final class Listener: UIScrollViewDelegate {
        var calls: [String] = []
        private func note(_ call: String) { if calls.last != call { calls.append(call) } }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { note("will end") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("end \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will coast") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest") }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }
    }

    /// A list of 3000 points that fills the screen.
    static func list(_ height: CGFloat = 3000, device: String = "iPhone 15") throws -> (UIApplication, UIScrollView, Listener) {
        let controller = UIViewController()
        let list = UIScrollView(frame: controller.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: height)
        controller.view.addSubview(list)
        let app = try LiveAppTests.app(controller, device: device)
        let listener = Listener()
        list.delegate = listener
        // Kept by the controller's associated closure: delegates are weak.
        kept.append(listener)
        return (app, list, listener)
    }
    static var kept: [Listener] = []

    @Test("A slow drag moves content by the way beyond the first ten points, and nothing moves on")
    func drag() throws {
        let (app, list, listener) = try Self.list()
        let top = list.contentOffset.y
        app.drag(from: Point(x: 100, y: 600), to: Point(x: 100, y: 400), for: 1)
        // Sixty steps: the drag is seen at the first step beyond ten points, 13.3 down the way.
        #expect(abs(list.contentOffset.y - top - (200 - 40.0 / 3)) < 0.01)
        #expect(listener.calls == ["will drag", "scroll", "will end", "end false"])
        #expect(app.nextChange == nil)
    }

    @Test("A quick stroke coasts by UIKit's rate and comes to rest; then the window sleeps")
    func coast() throws {
        let (app, list, listener) = try Self.list()
        app.swipe(from: Point(x: 100, y: 600), to: Point(x: 100, y: 500), for: 0.1)
        #expect(listener.calls == ["will drag", "scroll", "will end", "end true", "will coast"])
        #expect(list.isDecelerating && app.nextChange != nil)
        let before = list.contentOffset.y
        app.run(for: 10)
        // 1000 points a second at 0.998 a millisecond: 499.5 points in all (velocity over 1000 ln 0.998).
        #expect(abs(list.contentOffset.y - before - 499.5) < 1)
        #expect(listener.calls.suffix(2) == ["scroll", "rest"])
        #expect(app.nextChange == nil)
    }

    @Test("Beyond the end content gives way by the rubber band, and comes back")
    func bounce() throws {
        let (app, list, listener) = try Self.list()
        let top = list.contentOffset.y
        app.handle(.touch(Touch(.began, at: Point(x: 100, y: 300))))
        app.handle(.touch(Touch(.moved, at: Point(x: 100, y: 311))))
        app.handle(.touch(Touch(.moved, at: Point(x: 100, y: 411))))
        // 100 points of pull on 852: (1 - 1 / (100 · 0.55 / 852 + 1)) · 852.
        #expect(abs(list.contentOffset.y - top + 51.66) < 0.01)
        app.run(for: 1)
        app.handle(.touch(Touch(.ended, at: Point(x: 100, y: 411))))
        #expect(list.isDecelerating)
        app.run(for: 2)
        #expect(list.contentOffset.y == top)
        #expect(listener.calls.last == "rest")
        #expect(app.nextChange == nil)
    }

    @Test("SB-86: a tap on the status bar scrolls to the top; a tap on content does not")
    func toTop() throws {
        let (app, list, listener) = try Self.list()
        let top = list.contentOffset.y
        list.contentOffset.y = 800
        app.tap(at: Point(x: 100, y: 400))
        app.run(for: 1)
        #expect(list.contentOffset.y == 800)
        app.tap(at: Point(x: 100, y: 20))
        app.run(for: 1)
        #expect(list.contentOffset.y == top)
        #expect(listener.calls.last == "top")
    }

    @Test(
        "SB-86, SB-87: two scroll views spoil it on an iPhone, not on an iPad",
        arguments: [("iPhone 15", false), ("iPad Air 11-inch (M2)", true)])
    func twoScrollViews(device: String, scrolls: Bool) throws {
        let (app, list, _) = try Self.list(device: device)
        let other = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 100, height: 100))
        list.addSubview(other)
        app.commit()
        list.contentOffset.y = 800
        app.tap(at: Point(x: 100, y: 10))
        app.run(for: 1)
        #expect((list.contentOffset.y < 0) == scrolls)
        other.scrollsToTop = false
        list.contentOffset.y = 800
        app.tap(at: Point(x: 100, y: 10))
        app.run(for: 1)
        #expect(list.contentOffset.y < 0)
    }

    @Test("A wheel moves content and stops at its end")
    func wheel() throws {
        let (app, list, _) = try Self.list()
        let top = list.contentOffset.y
        app.handle(.wheel(at: Point(x: 100, y: 300), dy: 60))
        #expect(list.contentOffset.y == top + 60)
        app.handle(.wheel(at: Point(x: 100, y: 300), dy: 10_000))
        #expect(list.contentOffset.y == CGFloat(3000 - 852 + 34))
    }

    @Test("The same events at the same times give the same trace and the same screen")
    func replay() throws {
        func run() throws -> ([Decision], String) {
            let (app, list, _) = try Self.list()
            app.swipe(from: Point(x: 100, y: 700), to: Point(x: 120, y: 300))
            app.run(for: 0.4)
            app.tap(at: Point(x: 100, y: 20))
            app.run(for: 0.2)
            return (app.trace, app.placed().tree + "\(list.contentOffset)")
        }
        let (first, second) = (try run(), try run())
        #expect(first.0 == second.0)
        #expect(first.1 == second.1)
    }
}
