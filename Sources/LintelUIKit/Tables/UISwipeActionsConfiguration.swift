public import Foundation

/// All that a stroke over a row offers, from the row's edge inwards.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// A stroke over most of the row runs the first action at once.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}
