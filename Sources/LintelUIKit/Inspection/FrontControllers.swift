import Foundation
import LintelModel

/// The controllers that a person sees now: from a window's root down to the one whose content fills the screen.
@MainActor
struct FrontControllers {
    /// From the root to the top.
    private(set) var path: [UIViewController] = []
    /// Presented above without covering everything: sheets and popovers.
    private(set) var sheets: [UIViewController] = []
    private(set) var navigation: UINavigationController?
    private(set) var tab: UITabBarController?

    init(_ root: UIViewController?) {
        var next = root
        while let controller = next {
            if let presented = controller.presentedViewController {
                if presented.coversPresenter {
                    self = FrontControllers(presented)
                    return
                }
                sheets.append(presented)
            }
            path.append(controller)
            if let bars = controller as? UINavigationController { navigation = bars }
            if let bars = controller as? UITabBarController { tab = bars }
            next = controller.shownChild ?? Self.covering(controller)
        }
    }

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
