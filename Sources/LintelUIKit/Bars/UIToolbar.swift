public import Foundation
import LintelModel

/// A band of actions at the lower edge (TB-01).
@MainActor
open class UIToolbar: UIBar {
    /// In a managed bar these are the top controller's; what is set here lasts until the next push or pop (TB-31).
    open var items: [UIBarButtonItem]? {
        get { manager == nil ? ownItems : ownItems ?? managingController?.topViewController?.toolbarItems }
        set { setItems(newValue, animated: false) }
    }
    var ownItems: [UIBarButtonItem]?

    open weak var delegate: (any UIToolbarDelegate)? {
        willSet {
            precondition(
                manager == nil || newValue == nil,
                "a navigation controller's toolbar has its delegate already: make a UIToolbar of your own (TB-06)")
        }
        didSet { changed() }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let items = items.map(deduplicated)
        if manager != nil {
            UIApplication.running?.note(
                .misuse, to: "items set on a managed toolbar",
                cause: ["the next push or pop overwrites them: set toolbarItems of the controller (TB-31)"])
        }
        ownItems = items
        changed()
    }

    /// The same item cannot stand twice: it has one view (TB-42).
    private func deduplicated(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        var seen: Set<ObjectIdentifier> = []
        return items.filter { item in
            if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace || seen.insert(ObjectIdentifier(item)).inserted {
                return true
            }
            UIApplication.running?.note(
                .misuse, to: "\(item.title ?? "an item") is shown once", cause: ["the same item stands twice in one bar (TB-42)"])
            return false
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: CGFloat(UIApplication.running?.toolbarHeight ?? 44))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override var barItems: [UIBarButtonItem] { items ?? [] }
    override var kindName: String { "toolbar" }

    private var managingController: UINavigationController? { manager as? UINavigationController }

    /// The bar as the model has it.
    func model(placement: Toolbar.Placement, isHidden: Bool) -> Toolbar {
        var bar = Toolbar(items: (items ?? []).map(\.model), isHidden: isHidden, placement: placement)
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        return bar
    }
}

/// Says where a bar of the app's own lies.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The edge a bar belongs to (TB-06).
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: UIBar) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: UIBar) -> UIBarPosition { .any }
}
