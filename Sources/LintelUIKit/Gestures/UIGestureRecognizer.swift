public import Foundation

/// Finds a gesture in touches on its view.
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open var state = State.possible
    open var isEnabled = true
    public internal(set) weak var view: UIView?
}
