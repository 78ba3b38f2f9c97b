/// Gives pages, one after the other.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Asked when a finger first sets out from a page; nil where it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Likewise; nil where it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
