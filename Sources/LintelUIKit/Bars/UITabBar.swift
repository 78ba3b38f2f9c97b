public import Foundation
import LintelModel

/// The band at the lower edge that moves between an app's areas.
@preconcurrency @MainActor
open class UITabBar: UIBar {
    open weak var delegate: (any UITabBarDelegate)?
    /// Of a bar of the app's own; a tab bar controller's shows its controllers' items.
    open var items: [UITabBarItem]? {
        get { managingController.map { $0.viewControllers?.map(\.tabBarItem) } ?? ownItems }
        set {
            ownItems = newValue
            changed()
        }
    }
    private var ownItems: [UITabBarItem]?
    open var selectedItem: UITabBarItem? {
        get { items?.indices.contains(selectedIndex) == true ? items?[selectedIndex] : nil }
        set { ownSelection = items?.firstIndex { $0 === newValue } ?? 0 }
    }
    private var ownSelection = 0 { didSet { changed() } }
    private var selectedIndex: Int { managingController?.selectedIndex ?? ownSelection }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    private var managingController: UITabBarController? { manager as? UITabBarController }

    override var kindName: String { "tab bar" }

    /// A touch on an item.
    func touchSelect(_ index: Int) {
        guard items?.indices.contains(index) == true, items?[index].isEnabled == true else { return }
        if let managingController { return managingController.touchSelect(index) }
        ownSelection = index
        if let item = selectedItem { delegate?.tabBar(self, didSelect: item) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: CGFloat(UIApplication.running?.tabBarHeight ?? 49))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override var styledItems: [UIBarItem] { items ?? [] }

    // MARK: - Appearances

    private lazy var untouched = UITabBarAppearance()

    /// Over content that lies beneath (TB-10).
    open var standardAppearance: UITabBarAppearance! {
        get { style(else: nil) ?? untouched }
        set { setStyle(newValue?.duplicate) }
    }
    /// While the content rests at its end.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { style(else: nil) }
        set { setStyle(newValue?.duplicate) }
    }

    /// What the selected item says goes before the bar's.
    override var modernSlots: AppearanceSlots? {
        let own = SetAppearances(standard: standardAppearance.ifChanged, scrollEdge: scrollEdgeAppearance)
        let item = SetAppearances(standard: selectedItem?.standardAppearance, scrollEdge: selectedItem?.scrollEdgeAppearance)
        return item.over(own).slots(interfaceStyle)
    }

    // MARK: - Before appearances

    /// Of tabs that are not selected.
    open var unselectedItemTintColor: UIColor? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    /// A background of the app's own (TB-16).
    open var backgroundImage: UIImage? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    /// Only drawn with a background image (TB-15).
    open var shadowImage: UIImage? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }

    override func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImage }
    override var legacyShadow: UIImage? { shadowImage }

    /// The bar as the model has it.
    var model: TabBar {
        var bar = TabBar(items: (items ?? []).map { $0.model(interfaceStyle) }, selected: selectedIndex)
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        bar.unselectedTint = unselectedItemTintColor?.dynamic
        bar.isBlack = barStyle == .black && modernSlots == nil
        return bar
    }
}

/// Hears of touches on a tab bar of the app's own.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
