public import Foundation
import LintelModel

/// Two or three parts beside each other; where the width is compact, one after the other. As far as the bars are concerned (SB-53).
@MainActor
open class UISplitViewController: UIViewController {
    /// A part's place.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for gone in oldValue where !viewControllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
            for part in viewControllers where part.parent !== self { addChild(part) }
            changed()
        }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        var parts = viewControllers
        let index = min(column.rawValue, parts.count)
        if parts.indices.contains(index) { parts.remove(at: index) }
        if let vc { parts.insert(vc, at: index) }
        viewControllers = parts
    }

    open func viewController(for column: Column) -> UIViewController? {
        viewControllers.indices.contains(column.rawValue) ? viewControllers[column.rawValue] : nil
    }

    /// Whether only one part fits.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// On a compact screen the first part; the last one beside it otherwise, which has the larger share of the screen.
    override var shownChild: UIViewController? { isCollapsed ? viewControllers.first : viewControllers.last }
    override var kind: Controller.Kind { .split }
    override var managedChildren: [UIViewController] { viewControllers }
}
