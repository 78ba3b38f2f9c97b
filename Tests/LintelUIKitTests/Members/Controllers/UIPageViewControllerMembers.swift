import LintelUIKit

extension MemberTable {
    static let pageViewController = MemberTable("UIPageViewController") { type in
        type.member("setViewControllers(_:direction:animated:completion:)") { stage in
            let pages = UIPageViewController()
            stage.start(with: pages)
            stage.see { stage.log }
            stage.see { pages.viewControllers?.first?.view.window == nil }
            return {
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { _ in stage.told("complete") }
                stage.app.run(for: 0.1)
            }
        }
        type.member("viewControllers") { stage in
            let pages = UIPageViewController()
            stage.see { pages.viewControllers?.count }
            return { pages.setViewControllers([UIViewController()], direction: .forward, animated: false) }
        }
    }

    /// The ways lead to the same page.
    static let pageDirection = MemberTable("UIPageViewController.NavigationDirection") { type in
        type.values(["forward": UIPageViewController.NavigationDirection.forward, "reverse": .reverse], alike: [["forward", "reverse"]]) {
            stage, direction in
            let pages = UIPageViewController()
            stage.start(with: pages)
            let page = UIViewController()
            pages.setViewControllers([page], direction: direction, animated: false)
            stage.see { (pages.viewControllers == [page], page.view.frame) }
        }
    }
}
