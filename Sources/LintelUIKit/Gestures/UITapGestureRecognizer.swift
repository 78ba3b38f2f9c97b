public import Foundation

/// Finds taps: so many fingers, so many times in quick succession.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// Fingers of the tap that goes on.
    private var fingers = 0
    private var place = CGPoint.zero
    /// Counts deadlines, so that one that has been met is not heeded.
    private var deadline = 0

    /// Points that a finger may stray. UIKit sets its tap recognizers so (`UITapRecognizer.allowableMovement`, read from its own classes).
    static let allowableMovement: CGFloat = 45
    /// Seconds that a finger may rest (`UITapRecognizer.maximumTapDuration`, likewise).
    static let maximumTapDuration = 0.75
    /// Seconds between two taps (`UITapRecognizer.maximumIntervalBetweenSuccessiveTaps`, likewise).
    static let maximumInterval = 0.35

    override var isWaitingForTouches: Bool { taps > 0 && taps < numberOfTapsRequired && state == .possible }

    open override func location(in view: UIView?) -> CGPoint {
        taps > 0 ? UITouch.place(place, in: view ?? self.view?.window) : super.location(in: view)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
        if taps > 0, let touch = touches.first, touch.point.distance(to: place) > Self.allowableMovement { return state = .failed }
        if taps == 0, self.touches.count == numberOfTouchesRequired { place = middle }
        fingers = max(fingers, self.touches.count)
        fail(after: Self.maximumTapDuration)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.point.distance(to: $0.start) > Self.allowableMovement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == touches.count else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        fingers = 0
        deadline += 1
        if taps >= numberOfTapsRequired { state = .ended } else { fail(after: Self.maximumInterval) }
    }

    open override func reset() {
        taps = 0
        fingers = 0
        deadline += 1
    }

    private func fail(after seconds: Double) {
        guard let app = UIApplication.running else { return }
        deadline += 1
        let mine = deadline
        app.schedule(at: app.time + seconds) { [weak self] in
            guard let self, deadline == mine, state == .possible else { return }
            state = .failed
            app.settleGestures()
        }
    }
}
