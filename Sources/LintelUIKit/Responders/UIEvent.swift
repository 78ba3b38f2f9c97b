public import Foundation

/// All fingers at one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
    public private(set) var allTouches: Set<UITouch>?
    /// Seconds since the app was launched.
    public let timestamp: TimeInterval

    init(_ touches: Set<UITouch>, time: TimeInterval) {
        allTouches = touches
        timestamp = time
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
