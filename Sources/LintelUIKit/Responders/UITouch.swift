public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved
        case ended = 3
        case cancelled
    }

    public internal(set) var phase: Phase
    public internal(set) var view: UIView?
    public internal(set) var window: UIWindow?
    /// Seconds since the app was launched.
    public internal(set) var timestamp: TimeInterval
    /// How many taps in quick succession at one place.
    public internal(set) var tapCount: Int
    /// Those that watch it: the touched view's and its superviews'.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// On the screen.
    var point: CGPoint
    var previousPoint: CGPoint
    /// Where and when it began.
    let start: CGPoint
    let startTime: TimeInterval
    /// A recognizer has taken it: the view hears no more of it.
    var isTakenFromView = false
    /// A scroll view holds it back until it is clear that it does not scroll.
    var isHeldBack = false

    init(at point: CGPoint, time: TimeInterval, tapCount: Int) {
        phase = .began
        timestamp = time
        self.tapCount = tapCount
        self.point = point
        previousPoint = point
        start = point
        startTime = time
    }

    /// Where the finger is, in a view's coordinates; nil means the window's.
    public func location(in view: UIView?) -> CGPoint { Self.place(point, in: view ?? window) }
    public func previousLocation(in view: UIView?) -> CGPoint { Self.place(previousPoint, in: view ?? window) }

    static func place(_ point: CGPoint, in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
}
