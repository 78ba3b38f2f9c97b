public import Foundation

/// A finger on the screen.
@MainActor
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
    /// In the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint

    init(at point: CGPoint, time: TimeInterval, window: UIWindow?) {
        phase = .began
        timestamp = time
        tapCount = 1
        self.point = point
        previousPoint = point
        self.window = window
    }

    /// Where the finger is, in a view's coordinates; nil means the window's.
    public func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
    public func previousLocation(in view: UIView?) -> CGPoint { view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint }
}

/// All fingers at one moment.
@MainActor
public final class UIEvent: NSObject {
    public private(set) var allTouches: Set<UITouch>?
    /// Seconds since the app was launched.
    public let timestamp: TimeInterval

    init(_ touches: Set<UITouch>, time: TimeInterval) {
        allTouches = touches
        timestamp = time
    }
}
