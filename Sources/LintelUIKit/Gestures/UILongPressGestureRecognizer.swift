public import Foundation

/// Finds fingers that rest.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may stray before it is found.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1

    private var origin = CGPoint.zero
    private var deadline = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= numberOfTouchesRequired else {
            if state == .possible { state = .failed }
            return
        }
        guard self.touches.count == numberOfTouchesRequired, let app = UIApplication.running else { return }
        origin = middle
        deadline += 1
        let mine = deadline
        app.schedule(at: app.time + minimumPressDuration) { [weak self] in
            guard let self, deadline == mine, state == .possible else { return }
            state = .began
            app.settleGestures()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { return state = .changed }
        if middle.distance(to: origin) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = isActive ? .ended : .failed }

    open override func reset() { deadline += 1 }
}
