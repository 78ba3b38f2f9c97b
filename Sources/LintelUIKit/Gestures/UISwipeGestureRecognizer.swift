import Foundation

/// Finds a quick stroke in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where strokes may go.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var origin = CGPoint.zero
    private var startTime = 0.0

    /// Points of the way along, and seconds for it (`UISwipeGestureRecognizer.minimumPrimaryMovement` and `maximumDuration`, read from
    /// UIKit's own classes).
    static let minimumPrimaryMovement: CGFloat = 50
    static let maximumDuration = 0.5
    /// Points astray, for each one along. Ours: UIKit narrows its corridor with time.
    private static let straightness: CGFloat = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
        origin = middle
        startTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if event.timestamp - startTime > Self.maximumDuration { return state = .failed }
        let way = CGPoint(x: middle.x - origin.x, y: middle.y - origin.y)
        let (along, astray) = abs(way.x) > abs(way.y) ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        guard along >= Self.minimumPrimaryMovement else { return }
        let fits = direction.contains(Self.direction(of: way)) && astray <= along * Self.straightness
        state = fits && self.touches.count == numberOfTouchesRequired ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private static func direction(of way: CGPoint) -> Direction {
        abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    }
}
