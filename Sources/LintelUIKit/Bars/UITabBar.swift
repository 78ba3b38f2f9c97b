public import Foundation
import LintelModel

/// The band at the lower edge that moves between an app's areas.
@MainActor
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

    private var managingController: UITabBarController? { manager as? UITabBarController }

    override var kindName: String { "tab bar" }

    /// A touch on an item.
    func touchSelect(_ index: Int) {
        if let managingController { return managingController.touchSelect(index) }
        ownSelection = index
        if let item = selectedItem { delegate?.tabBar(self, didSelect: item) }
    }

    /// The bar as the model has it.
    var model: TabBar {
        var bar = TabBar(items: (items ?? []).map(\.model), selected: selectedIndex)
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        return bar
    }
}

/// Hears of touches on a tab bar of the app's own.
@MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// One area in a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
    open var badgeValue: String? { didSet { changed() } }
    open var selectedImage: UIImage? { didSet { changed() } }

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public required init?(coder: NSCoder) { super.init() }

    var model: TabBar.Item { TabBar.Item(title: title ?? "", icon: image?.icon, badge: badgeValue) }
}
