import Foundation
import LintelLayout
import LintelModel

/// The controllers that a person sees now: from a window's root down to the one whose content fills the screen.
@MainActor
struct FrontControllers {
    /// From the root to the top.
    private(set) var path: [UIViewController] = []
    /// Presented above without covering everything, from the bottom up: sheets, popovers, alerts, and what lies over the full screen.
    private(set) var sheets: [UIViewController] = []
    private(set) var navigation: UINavigationController?
    private(set) var tab: UITabBarController?

    init(_ root: UIViewController?) {
        var next = root
        while let controller = next {
            if let presented = controller.presentedViewController {
                let above = FrontControllers(presented)
                if presented.coversPresenter || above.root !== presented {
                    self = above
                    return
                }
                sheets += [presented] + above.sheets
            }
            path.append(controller)
            if let bars = controller as? UINavigationController { navigation = bars }
            if let bars = controller as? UITabBarController { tab = bars }
            next = controller.shownChild ?? Self.covering(controller)
        }
    }

    private var root: UIViewController? { path.first }
    var top: UIViewController? { path.last }

    /// A container of the app's own: the child that lies over the whole of it, and shows bars of its own.
    private static func covering(_ controller: UIViewController) -> UIViewController? {
        guard let view = controller.viewIfLoaded else { return nil }
        return controller.children.last { child in
            guard let own = child.viewIfLoaded, own.superview === view, own.isVisibleInTree else { return false }
            return own.frame.size == view.bounds.size
        }
    }
}

extension FrontControllers {
    /// Lets bars know where they and their items were drawn, for touches.
    func keepPlaced(navigationBar: PlacedBar?, toolbar: PlacedBar?, tabBar: PlacedBar?) {
        navigation?.navigationBar.placed = navigationBar
        navigation?.toolbar.placed = toolbar
        tab?.tabBar.placed = tabBar
    }
}
