import Foundation

/// What a view keeps for layout by constraints.
struct ViewLayoutState {
    /// Active constraints between this view and those below it.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The guides that UIKit gives every view, once they were asked for.
    var systemGuides: [UILayoutGuide] = []
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// Nil: the system's.
    var margins: NSDirectionalEdgeInsets?
    var insetsMarginsFromSafeArea = true
    /// The frame that constraints give the view.
    var solvedFrame: CGRect?
    /// Of the root of a tree.
    var engine: ConstraintEngine?
}
