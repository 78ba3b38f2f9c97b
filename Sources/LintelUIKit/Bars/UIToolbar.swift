public import Foundation
import LintelModel

/// A band of actions at the lower edge (TB-01).
@preconcurrency @MainActor
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

    override var kindName: String { "toolbar" }

    private var managingController: UINavigationController? { manager as? UINavigationController }

    override var barItems: [UIBarButtonItem] { items ?? [] }
    override var askedPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: - Appearances

    private lazy var untouched = UIToolbarAppearance()

    /// Over content that lies beneath (TB-10).
    open var standardAppearance: UIToolbarAppearance! {
        get { style(else: nil) ?? untouched }
        set { setStyle(newValue?.duplicate) }
    }
    /// In compact height.
    open var compactAppearance: UIToolbarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }
    /// While the content rests at its end.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }

    override var modernSlots: AppearanceSlots? {
        SetAppearances(
            standard: standardAppearance.ifChanged, compact: compactAppearance, scrollEdge: scrollEdgeAppearance,
            compactScrollEdge: compactScrollEdgeAppearance
        ).slots(interfaceStyle)
    }

    // MARK: - Before appearances

    /// A background of the app's own; the one for `any` and `default` stands in for the others (TB-07, TB-16).
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        setStyle(backgroundImage, of: "backgroundImage", for: [topOrBottom.rawValue, barMetrics.rawValue])
    }

    /// What was set, without any fallback.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        style("backgroundImage", for: [topOrBottom.rawValue, barMetrics.rawValue], else: nil)
    }

    /// Only drawn with a background image (TB-15).
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        setStyle(shadowImage, of: "shadowImage", for: [topOrBottom.rawValue])
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        style("shadowImage", for: [topOrBottom.rawValue], else: nil)
    }

    override func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
        for (position, metrics) in [(barPosition, metrics), (.any, metrics), (barPosition, .default), (.any, .default)] {
            if let image = backgroundImage(forToolbarPosition: position, barMetrics: metrics) { return image }
        }
        return nil
    }

    override var legacyShadow: UIImage? { shadowImage(forToolbarPosition: barPosition) ?? shadowImage(forToolbarPosition: .any) }

    /// The bar as the model has it.
    func model(placement: Toolbar.Placement, isHidden: Bool) -> Toolbar {
        var bar = Toolbar(items: (items ?? []).map(\.model), isHidden: isHidden, placement: placement)
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        bar.isBlack = barStyle == .black && modernSlots == nil
        return bar
    }
}

/// Says where a toolbar of the app's own lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
