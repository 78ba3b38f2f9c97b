import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Recognizers, one against the other, and against views and controls.
@MainActor @Suite struct GestureTests {
    /// A screen with one view in its middle and a list of what was heard.
    final class Screen: UIViewController, UIGestureRecognizerDelegate {
        var heard: [String] = []
        var allowsBoth = false
        let box = Pad(frame: CGRect(x: 50, y: 200, width: 300, height: 300))

        override func viewDidLoad() {
            view.addSubview(box)
            box.screen = self
        }

        func tapped() { heard.append("tap") }
        func doubleTapped() { heard.append("double") }
        func outer() { heard.append("outer") }
        func button() { heard.append("button") }
        func held(_ press: UILongPressGestureRecognizer) { heard.append("held \(press.state)") }
        func panned(_ pan: UIPanGestureRecognizer) {
            heard.append("pan \(pan.state) \(Int(pan.translation(in: box).x)) \(Int(pan.velocity(in: box).x.rounded()))")
        }
        func swiped(_ swipe: UISwipeGestureRecognizer) { heard.append("swipe") }

        func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool { allowsBoth }
    }

    final class Pad: UIView {
        weak var screen: Screen?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            screen?.heard.append("began \(touches.first?.tapCount ?? 0)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { screen?.heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { screen?.heard.append("cancelled") }
    }

    static let middle = Point(x: 200, y: 350)

    static func start() throws -> (UIApplication, Screen) {
        let screen = Screen()
        return (try LiveAppTests.app(screen), screen)
    }

    static func tap(_ screen: Screen, taps: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(
            target: screen, action: taps == 1 ? Selector("tapped", Screen.tapped) : Selector("doubleTapped", Screen.doubleTapped))
        tap.numberOfTapsRequired = taps
        screen.box.addGestureRecognizer(tap)
        return tap
    }

    @Test("A found gesture cancels the view's touch, unless it is told not to; quick taps are counted")
    func cancels() throws {
        let (app, screen) = try Self.start()
        let tap = Self.tap(screen)
        app.tap(at: Self.middle)
        #expect(screen.heard == ["began 1", "tap", "cancelled"] || screen.heard == ["began 1", "cancelled", "tap"])
        screen.heard = []
        tap.cancelsTouchesInView = false
        app.run(for: 0.1)
        app.tap(at: Self.middle)
        #expect(screen.heard == ["began 2", "tap", "ended"])
        screen.heard = []
        tap.isEnabled = false
        app.run(for: 1)
        app.tap(at: Self.middle)
        #expect(screen.heard == ["began 1", "ended"])
    }

    @Test("A tap fails when the finger strays 45 points or rests three quarters of a second")
    func strayed() throws {
        let (app, screen) = try Self.start()
        _ = Self.tap(screen)
        app.drag(from: Self.middle, to: Point(x: 150, y: 350))
        app.drag(from: Self.middle, to: Self.middle, for: 1)
        #expect(!screen.heard.contains("tap"))
        app.drag(from: Self.middle, to: Point(x: 160, y: 350))
        #expect(screen.heard.contains("tap"))
    }

    @Test("One tap waits until two have failed, where it is asked to")
    func doubleTap() throws {
        let (app, screen) = try Self.start()
        let single = Self.tap(screen)
        let double = Self.tap(screen, taps: 2)
        screen.box.screen = nil
        app.tap(at: Self.middle)
        app.run(for: 0.1)
        app.tap(at: Self.middle)
        app.run(for: 1)
        #expect(screen.heard == ["tap", "tap", "double"] || screen.heard == ["tap", "double"])
        screen.heard = []
        single.require(toFail: double)
        app.tap(at: Self.middle)
        app.run(for: 0.2)
        #expect(screen.heard.isEmpty)
        app.run(for: 0.2)
        #expect(screen.heard == ["tap"])
        app.run(for: 1)
        app.tap(at: Self.middle)
        app.run(for: 0.1)
        app.tap(at: Self.middle)
        app.run(for: 1)
        #expect(screen.heard == ["tap", "double"])
        #expect(app.nextChange == nil)
    }

    @Test("The inner of two gestures goes first, unless the delegate allows both", arguments: [false, true])
    func simultaneous(allowed: Bool) throws {
        let (app, screen) = try Self.start()
        screen.allowsBoth = allowed
        screen.box.screen = nil
        Self.tap(screen).delegate = screen
        screen.view.addGestureRecognizer(UITapGestureRecognizer(target: screen, action: Selector("outer", Screen.outer)))
        app.tap(at: Self.middle)
        #expect(screen.heard == (allowed ? ["tap", "outer"] : ["tap"]))
    }

    @Test("A control's own tap goes before that of a view around it, while it is enabled")
    func control() throws {
        let (app, screen) = try Self.start()
        screen.box.screen = nil
        _ = Self.tap(screen)
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        control.addTarget(screen, action: Selector("button", Screen.button), for: .touchUpInside)
        screen.box.addSubview(control)
        app.tap(control)
        #expect(screen.heard == ["button"])
        control.isEnabled = false
        app.tap(control)
        #expect(screen.heard == ["button", "tap"])
    }

    @Test("A pan tells its way and speed; it begins ten points on")
    func pan() throws {
        let (app, screen) = try Self.start()
        screen.box.screen = nil
        screen.box.addGestureRecognizer(UIPanGestureRecognizer(target: screen, action: Selector("panned:", Screen.panned)))
        app.handle(.touch(Touch(.began, at: Self.middle)))
        for (time, way) in [(0.1, 8.0), (0.2, 20), (0.25, 40)] {
            app.advance(to: time)
            app.handle(.touch(Touch(.moved, at: Point(x: Self.middle.x + way, y: Self.middle.y))))
        }
        app.handle(.touch(Touch(.ended, at: Point(x: Self.middle.x + 40, y: Self.middle.y))))
        #expect(screen.heard == ["pan began 20 120", "pan changed 40 400", "pan ended 40 400"])
    }

    struct Stroke: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var end: Point
        var duration: Double
        var isFound: Bool
    }

    nonisolated static let strokes = [
        Stroke(testDescription: "right", end: Point(x: 280, y: 355), duration: 0.2, isFound: true),
        Stroke(testDescription: "too short", end: Point(x: 240, y: 350), duration: 0.2, isFound: false),
        Stroke(testDescription: "left", end: Point(x: 120, y: 350), duration: 0.2, isFound: false),
        Stroke(testDescription: "down", end: Point(x: 210, y: 450), duration: 0.2, isFound: false),
        Stroke(testDescription: "too slow", end: Point(x: 280, y: 350), duration: 1.5, isFound: false),
    ]

    @Test("A stroke in the direction asked for, 50 points in half a second", arguments: strokes)
    func swipe(stroke: Stroke) throws {
        let (app, screen) = try Self.start()
        screen.box.screen = nil
        screen.box.addGestureRecognizer(UISwipeGestureRecognizer(target: screen, action: Selector("swiped:", Screen.swiped)))
        app.swipe(from: Self.middle, to: stroke.end, for: stroke.duration)
        #expect((screen.heard == ["swipe"]) == stroke.isFound)
    }

    @Test("A finger that rests half a second is found while it is down")
    func longPress() throws {
        let (app, screen) = try Self.start()
        screen.box.screen = nil
        screen.box.addGestureRecognizer(UILongPressGestureRecognizer(target: screen, action: Selector("held:", Screen.held)))
        app.handle(.touch(Touch(.began, at: Self.middle)))
        app.run(for: 0.4)
        #expect(screen.heard.isEmpty)
        app.run(for: 0.2)
        app.handle(.touch(Touch(.ended, at: Self.middle)))
        #expect(screen.heard == ["held began", "held ended"])
    }
}
