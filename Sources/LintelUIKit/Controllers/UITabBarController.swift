public import Foundation
import LintelModel

/// Areas of an app, chosen by a bar at the lower edge.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    private var tabs: [UIViewController] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.manager = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.manager = self
    }

    open override func loadView() {
        let view = UIView(frame: UIApplication.running?.screen.bounds ?? .zero)
        view.addSubview(tabBar)
        self.view = view
    }

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for gone in tabs where !new.contains(where: { $0 === gone }) {
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        for tab in new where tab.parent !== self { addChild(tab) }
        tabs = new
        selectedIndex = min(selectedIndex, max(0, tabs.count - 1))
        changed()
    }

    open var selectedIndex = 0 { didSet { changed() } }
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set {
            guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    /// A touch on the bar's item.
    func touchSelect(_ index: Int) {
        guard tabs.indices.contains(index), delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true else { return }
        // A second tap on the tab leads back to its root.
        if selectedIndex == index { (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true) }
        selectedIndex = index
        if let item = tabs[index].tabBarItem { tabBar(tabBar, didSelect: item) }
        delegate?.tabBarController(self, didSelect: tabs[index])
    }

    /// Called when the user chooses a tab, before the delegate hears of it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    override var shownChild: UIViewController? { selectedViewController }
    override var kind: Controller.Kind { .tabBar }
    override var managedChildren: [UIViewController] { tabs }
}

/// Decides about and hears of selections.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
