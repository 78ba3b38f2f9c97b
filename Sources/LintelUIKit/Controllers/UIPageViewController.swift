public import Foundation
import LintelModel

/// Pages that are swiped through. It answers the status bar's questions itself and asks no page (SB-54).
@MainActor
open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    public private(set) var viewControllers: [UIViewController]? = []

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        for page in self.viewControllers ?? [] {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in viewControllers ?? [] { addChild(page) }
        self.viewControllers = viewControllers
        changed()
        UIApplication.running?.finish(animated: animated) { completion?(true) }
    }

    override var shownChild: UIViewController? { viewControllers?.first }
    override var kind: Controller.Kind { .page }
    override var managedChildren: [UIViewController] { viewControllers ?? [] }
}
