import Foundation
import LintelLayout
public import LintelModel

/// What fingers do, in one call: for tests and scripts. Each lets the time pass that a person would take.
extension UIApplication {
    /// Seconds that a finger rests for a tap; ours.
    private static let tapDuration = 0.05

    /// A tap on a point of the screen, in points from its top left.
    public func tap(at point: Point) {
        handle(.touch(Touch(.began, at: point)))
        run(for: Self.tapDuration)
        handle(.touch(Touch(.ended, at: point)))
    }

    /// A tap on the middle of an item in a bar on screen.
    public func tap(_ item: UIBarButtonItem) {
        let screen = placed()
        let bars = [screen.navigationBar, screen.toolbar].compactMap(\.self)
        guard let box = bars.lazy.flatMap(\.items).first(where: { $0.objectID == item.objectID })?.frame else {
            return note(.misuse, to: "\(item.title ?? "an item") was not tapped", cause: ["it stands in no bar on screen"])
        }
        tap(at: box.center)
    }

    /// A tap on a row of the open menu, by its title.
    public func tapMenu(_ title: String) {
        guard let row = placed().menu?.row(title) else {
            return note(.misuse, to: "\(title) was not tapped", cause: ["no open menu has such a row in front"])
        }
        tap(at: row.frame.center)
    }

    /// A finger that rests on a point for so many seconds.
    public func press(at point: Point, for duration: Double = 0.6) {
        handle(.touch(Touch(.began, at: point)))
        run(for: duration)
        handle(.touch(Touch(.ended, at: point)))
    }

    /// A tap on the middle of a view.
    public func tap(_ view: UIView) {
        commit()
        guard view.window != nil else {
            return note(.misuse, to: "\(type(of: view)) was not tapped", cause: ["it stands in no window"])
        }
        tap(at: view.frameOnScreen.model.center)
    }

    /// A finger that comes down, moves evenly, rests and leaves: nothing moves on by itself.
    /// - Parameter duration: seconds of the way.
    public func drag(from start: Point, to end: Point, for duration: Double = 0.3) {
        stroke(from: start, to: end, for: duration)
        run(for: Self.restBeforeLifting)
        handle(.touch(Touch(.ended, at: end)))
    }

    /// A finger that leaves while it moves: content moves on, strokes are found.
    /// - Parameter duration: seconds of the way.
    public func swipe(from start: Point, to end: Point, for duration: Double = 0.1) {
        stroke(from: start, to: end, for: duration)
        handle(.touch(Touch(.ended, at: end)))
    }

    /// Types on a keyboard into what is being edited.
    public func typeText(_ text: String) { handle(.text(text)) }

    /// Longer than a path remembers speed.
    private static let restBeforeLifting = 0.15
    /// Steps a second, as displays ask for touches.
    private static let stepsPerSecond = 60.0

    private func stroke(from start: Point, to end: Point, for duration: Double) {
        handle(.touch(Touch(.began, at: start)))
        let steps = max(1, Int((duration * Self.stepsPerSecond).rounded()))
        let begin = time
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            advance(to: begin + duration * share)
            let point = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            handle(.touch(Touch(.moved, at: point)))
        }
    }
}
