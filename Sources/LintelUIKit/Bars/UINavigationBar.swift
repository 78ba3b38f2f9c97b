public import Foundation
import LintelModel

/// The band at the upper edge: title and the items of both sides.
@preconcurrency @MainActor
open class UINavigationBar: UIBar {
    open var prefersLargeTitles: Bool {
        get { style(else: false) }
        set { setStyle(newValue) }
    }
    /// A bar of the app's own shows the last of these.
    open var items: [UINavigationItem]? {
        get { managingController?.viewControllers.map(\.navigationItem) ?? ownItems }
        set {
            ownItems = newValue
            changed()
        }
    }
    private var ownItems: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the one that shows.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet {
            precondition(
                manager == nil || newValue == nil,
                "a navigation controller is its bar's delegate: make a UINavigationBar of your own (TB-06)")
        }
        didSet { changed() }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        precondition(manager == nil, "a navigation controller pushes its bar's items: push a controller")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        precondition(manager == nil, "a navigation controller pops its bar's items: pop its controllers")
        guard let top = topItem, backItem != nil, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        items = items?.dropLast()
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    private var managingController: UINavigationController? { manager as? UINavigationController }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: CGFloat(UIApplication.running?.navigationBarHeight ?? 44))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override var kindName: String { "navigation bar" }
    override func goBack() {
        if let managingController { managingController.popViewController(animated: true) } else { popItem(animated: true) }
    }
    override var searchBar: UISearchBar? { isManaged ? topItem?.searchController?.searchBar : nil }
    override var titleView: UIView? { topItem?.titleView }
    override var barItems: [UIBarButtonItem] { topItem.map { $0.left + $0.right } ?? [] }
    override var askedPosition: UIBarPosition { isManaged ? .topAttached : delegate?.position(for: self) ?? .any }
    override var naturalPosition: UIBarPosition { .top }

    // MARK: - Appearances

    private lazy var untouched = UINavigationBarAppearance()

    /// Over content that lies beneath (TB-10, SB-93).
    open var standardAppearance: UINavigationBarAppearance! {
        get { style(else: nil) ?? untouched }
        set { setStyle(newValue?.duplicate) }
    }
    /// In compact height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }
    /// While the content rests at its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }

    /// What the item on top says goes before the bar's.
    override var modernSlots: AppearanceSlots? {
        let own = SetAppearances(
            standard: standardAppearance.ifChanged, compact: compactAppearance, scrollEdge: scrollEdgeAppearance,
            compactScrollEdge: compactScrollEdgeAppearance)
        return (topItem?.appearances.over(own) ?? own).slots(interfaceStyle)
    }

    // MARK: - Before appearances

    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    /// In the chevron's place; works with `backIndicatorTransitionMaskImage` only.
    open var backIndicatorImage: UIImage? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    /// Only drawn with a background image (TB-15).
    open var shadowImage: UIImage? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }

    /// A background of the app's own; the one for `default` stands in for the others (TB-07, TB-16).
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setStyle(backgroundImage, of: "backgroundImage", for: [barPosition.rawValue, barMetrics.rawValue])
    }

    /// What was set, without any fallback.
    open func backgroundImage(forMetrics barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        style("backgroundImage", for: [barPosition.rawValue, barMetrics.rawValue], else: nil)
    }

    override func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
        let prompted: UIBarMetrics? = topItem?.prompt == nil ? nil : metrics == .compact ? .compactPrompt : .defaultPrompt
        for metrics in [prompted, metrics, .default].compactMap(\.self) {
            for position in [barPosition, .any] {
                if let image = backgroundImage(for: position, barMetrics: metrics) { return image }
            }
        }
        return nil
    }

    override var legacyShadow: UIImage? { shadowImage }

    override func dressed(_ appearance: BarAppearance) -> BarAppearance {
        var appearance = appearance
        appearance.titles.title = BarItemAppearance.Look(titleTextAttributes ?? [:])
        appearance.titles.largeTitle = BarItemAppearance.Look(largeTitleTextAttributes ?? [:])
        if backIndicatorTransitionMaskImage != nil { appearance.backIndicator = backIndicatorImage?.icon(interfaceStyle) }
        return appearance
    }

    /// The bar as the model has it.
    func model(backTitle: String?) -> NavigationBar {
        let item = topItem
        var bar = NavigationBar(
            title: item?.title, prefersLargeTitle: item?.isLarge(in: self) ?? false, leading: item?.left.map(\.model) ?? [],
            trailing: item?.right.map(\.model) ?? [])
        bar.backTitle = backTitle
        bar.prompt = item?.prompt
        bar.titleView = item?.titleView?.barSize.model
        bar.search = isManaged ? item?.searchController?.model(hidesWhenScrolling: item?.hidesSearchBarWhenScrolling ?? true) : nil
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        bar.isBlack = barStyle == .black
        bar.isManaged = isManaged
        return bar
    }
}

/// Decides and hears about the items of a bar of the app's own.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
