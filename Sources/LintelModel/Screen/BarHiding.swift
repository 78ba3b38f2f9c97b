/// When a navigation controller hides navigation bar and toolbar by itself (TB-38). The raw values are UIKit's attribute names.
public enum BarHiding: String, Hashable, Sendable, CaseIterable {
    case onTap = "hidesBarsOnTap"
    case onSwipe = "hidesBarsOnSwipe"
    case whenKeyboardAppears = "hidesBarsWhenKeyboardAppears"
    case whenVerticallyCompact = "hidesBarsWhenVerticallyCompact"
}
