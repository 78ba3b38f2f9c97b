/// The edge a bar belongs to (TB-06). The raw values are UIKit's.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Which of a bar's measures a value is for (TB-07). The raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// A bar that belongs to an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar of the app's own lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Light or dark bars of old (SB-49).
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
