import Foundation
import LintelModel

/// Two or three parts beside each other; where the width is compact, one after the other. As far as the bars are concerned (SB-53).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// A part's place.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    private var columns: [Column: UIViewController] = [:] {
        didSet {
            for gone in oldValue.values where !columns.values.contains(where: { $0 === gone }) { gone.removeFromParent() }
            for part in columns.values where part.parent !== self { addChild(part) }
            changed()
        }
    }

    /// The parts that stand beside each other, from the leading edge on.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let places: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            var new = Dictionary(zip(places, newValue)) { first, _ in first }
            new[.compact] = columns[.compact]
            columns = new
        }
    }

    /// The one for `compact` stands in for all others where only one part fits.
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Into the first part: on top of it where that is a navigation controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if let stack = viewController(for: .primary) as? UINavigationController { return stack.show(vc, sender: sender) }
        setViewController(vc, for: .primary)
    }

    /// Into the last part; where only one part fits, on top of that.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard isCollapsed else { return setViewController(vc, for: .secondary) }
        guard let stack = shownChild as? UINavigationController else { return present(vc, animated: true) }
        let shown = (vc as? UINavigationController)?.viewControllers ?? [vc]
        stack.setViewControllers(stack.viewControllers + shown, animated: true)
    }

    /// Whether only one part fits.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// On a compact screen the part made for it, else the first; the last one beside it otherwise, which has the larger share of the screen.
    override var shownChild: UIViewController? { isCollapsed ? managedChildren.first : viewControllers.last }
    override var kind: Controller.Kind { .split }
    override var managedChildren: [UIViewController] { [columns[.compact]].compactMap(\.self) + viewControllers }
}
