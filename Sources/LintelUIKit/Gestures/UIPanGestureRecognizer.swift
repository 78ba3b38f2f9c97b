public import Foundation

/// Follows fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    private var origin = CGPoint.zero
    private var path = TouchPath()

    /// Points that a finger moves before it pans (`UIPanGestureRecognizer`'s hysteresis, read from UIKit's own classes).
    static let hysteresis: CGFloat = 10

    /// How far the fingers have gone since they came down, in points.
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: middle.x - origin.x, y: middle.y - origin.y) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { path.velocity(at: UIApplication.running?.time ?? 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= maximumNumberOfTouches else {
            if state == .possible { state = .failed }
            return
        }
        restart(from: self.touches.count == 1 ? .zero : keptTranslation, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        path.add(middle, at: event.timestamp)
        keptTranslation = translation(in: nil)
        if isActive { return state = .changed }
        guard self.touches.count >= minimumNumberOfTouches, hasGoneFarEnough else { return }
        state = .began
    }

    /// Whether the way is that of a pan, no longer that of a finger which trembles.
    var hasGoneFarEnough: Bool { middle.distance(to: origin) > Self.hysteresis }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > touches.count { return leave(touches, event) }
        path.add(middle, at: event.timestamp)
        state = isActive ? .ended : .failed
    }

    open override func reset() {
        path = TouchPath()
        keptTranslation = .zero
    }

    private var keptTranslation = CGPoint.zero

    /// Another finger moves the middle, and must not move what is dragged.
    private func restart(from translation: CGPoint, _ event: UIEvent) {
        origin = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
        path = TouchPath()
        path.add(middle, at: event.timestamp)
    }

    private func leave(_ gone: Set<UITouch>, _ event: UIEvent) {
        let translation = translation(in: nil)
        let staying = touches
        touches.removeAll { gone.contains($0) }
        restart(from: translation, event)
        touches = staying
    }
}
