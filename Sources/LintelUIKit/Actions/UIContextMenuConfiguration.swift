public import Foundation

/// How menus show; Lintel knows the order of their rows.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
    /// Which way the rows of a menu run.
    public enum ElementOrder: Int, Sendable {
        /// `priority` for menus of bars, `fixed` within content that scrolls.
        case automatic
        /// The first row lies nearest to what was touched.
        case priority
        /// From top to bottom.
        case fixed
    }

    private override init() { super.init() }
}
