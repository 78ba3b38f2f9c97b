import LintelModel
import LintelUIKit

extension MemberTable {
    static let pageViewController = MemberTable("UIPageViewController") { type in
        type.member("init(transitionStyle:navigationOrientation:options:)", "transitionStyle") { stage in
            var pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            stage.see { (pages.transitionStyle, pages.view.subviews.count) }
            return { pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        }
        type.member("navigationOrientation") { stage in
            var pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            stage.see { pages.navigationOrientation }
            return { pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical) }
        }
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
        type.member("dataSource") { stage in
            let (pages, pair) = scrolling(stage)
            stage.see {
                turn(stage)
                return pages.viewControllers?.first?.title
            }
            return { pages.dataSource = pair }
        }
        type.member("delegate") { stage in
            let (pages, pair) = scrolling(stage)
            pages.dataSource = pair
            stage.seeTold("turned true")
            return {
                pages.delegate = pair
                turn(stage)
            }
        }
    }

    static let pageDataSource = MemberTable("UIPageViewControllerDataSource") { type in
        type.member("pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)") { stage in
            let (pages, pair) = scrolling(stage)
            stage.seeTold("asked before 1")
            stage.seeTold("asked after 1")
            return {
                pages.dataSource = pair
                turn(stage)
            }
        }
    }

    static let pageDelegate = MemberTable("UIPageViewControllerDelegate") { type in
        type.member(
            "pageViewController(_:willTransitionTo:)",
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
        ) { stage in
            let (pages, pair) = scrolling(stage)
            pages.dataSource = pair
            pages.delegate = pair
            stage.seeTold("turns to 2")
            stage.seeTold("turned true")
            return { turn(stage) }
        }
    }

    /// A controller with one page of two on screen.
    private static func scrolling(
        _ stage: Stage, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> (UIPageViewController, PagePair) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
        let pair = PagePair(stage)
        stage.keep(pair)
        pages.setViewControllers([pair.pages[0]], direction: .forward, animated: false)
        stage.start(with: pages)
        return (pages, pair)
    }

    private static func turn(_ stage: Stage) {
        stage.app.swipe(from: Point(x: 300, y: 400), to: Point(x: 80, y: 400))
        stage.app.run(for: 2)
    }

    static let pageDirection = MemberTable("UIPageViewController.NavigationDirection") { type in
        type.values(["forward": UIPageViewController.NavigationDirection.forward, "reverse": .reverse]) { stage, direction in
            let (pages, pair) = scrolling(stage)
            stage.see {
                pages.setViewControllers([pair.pages[1]], direction: direction, animated: true)
                stage.app.run(for: 0.1)
                return pair.pages[1].view.convert(pair.pages[1].view.bounds, to: nil)
            }
        }
    }

    static let pageStyle = MemberTable("UIPageViewController.TransitionStyle") { type in
        type.values(["pageCurl": UIPageViewController.TransitionStyle.pageCurl, "scroll": .scroll]) { stage, style in
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            let pair = PagePair(stage)
            stage.keep(pair)
            pages.dataSource = pair
            pages.setViewControllers([pair.pages[0]], direction: .forward, animated: false)
            stage.start(with: pages)
            turn(stage)
            stage.see { pages.viewControllers?.first?.title }
        }
    }

    static let pageOrientation = MemberTable("UIPageViewController.NavigationOrientation") { type in
        type.values(["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]) { stage, orientation in
            let (pages, pair) = scrolling(stage, orientation)
            pages.dataSource = pair
            turn(stage)
            stage.see { pages.viewControllers?.first?.title }
        }
    }

    static let pageOptions = MemberTable("UIPageViewController.OptionsKey") { type in
        type.member("interPageSpacing", "init(rawValue:)", "rawValue") { stage in
            var spacing: [UIPageViewController.OptionsKey: Any] = [:]
            stage.see {
                let (pages, pair) = scrolling(stage, options: spacing)
                pages.dataSource = pair
                stage.touch(.began, 300, 400)
                stage.touch(.moved, 280, 400)
                stage.touch(.moved, 200, 400)
                defer {
                    stage.touch(.ended, 200, 400)
                    stage.app.run(for: 2)
                }
                return pair.pages[1].view.convert(pair.pages[1].view.bounds, to: nil)
            }
            return { spacing = [UIPageViewController.OptionsKey(rawValue: UIPageViewController.OptionsKey.interPageSpacing.rawValue): 40] }
        }
    }
}

/// Two pages that tell what they are asked.
private final class PagePair: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private unowned let stage: Stage
    let pages = [UIViewController(), UIViewController()]

    init(_ stage: Stage) {
        self.stage = stage
        for (index, page) in pages.enumerated() { page.title = "\(index + 1)" }
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        stage.told("asked before \(page.title ?? "")")
        return page === pages[1] ? pages[0] : nil
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        stage.told("asked after \(page.title ?? "")")
        return page === pages[0] ? pages[1] : nil
    }
    func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        stage.told("turns to \(pending.first?.title ?? "")")
    }
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        stage.told("turned \(completed)")
    }
}
