import LintelModel
import LintelUIKit

extension MemberTable {
    static let tabBarController = MemberTable("UITabBarController") { type in
        type.member("viewControllers") { stage in
            let tabs = started(stage)
            return { tabs.viewControllers = [UIViewController()] }
        }
        type.member("setViewControllers(_:animated:)") { stage in
            let tabs = started(stage)
            return { tabs.setViewControllers([UIViewController()], animated: false) }
        }
        type.member("selectedIndex") { stage in
            let tabs = started(stage)
            return { tabs.selectedIndex = 1 }
        }
        type.member("selectedViewController") { stage in
            let tabs = started(stage)
            return { tabs.selectedViewController = tabs.viewControllers?.last }
        }
        type.member("tabBar") { stage in
            let tabs = started(stage)
            return { tabs.tabBar.tintColor = .red }
        }
        type.member("tabBar(_:didSelect:)") { stage in
            final class Hearing: UITabBarController {
                var hear: () -> Void = {}
                override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { hear() }
            }
            let tabs = started(stage, Hearing())
            tabs.hear = { stage.told("heard") }
            stage.seeTold("heard")
            return { tapSecond(stage) }
        }
        type.member("delegate") { stage in
            let tabs = started(stage)
            let teller = TabTeller(stage)
            stage.seeTold("didSelect")
            return {
                tabs.delegate = teller
                tapSecond(stage)
            }
        }
    }

    static let tabBarControllerDelegate = MemberTable("UITabBarControllerDelegate") { type in
        type.member("tabBarController(_:didSelect:)") { stage in
            let tabs = started(stage)
            let teller = TabTeller(stage)
            tabs.delegate = teller
            stage.seeTold("didSelect")
            stage.keep(teller)
            return { tapSecond(stage) }
        }
        type.member("tabBarController(_:shouldSelect:)") { stage in
            let tabs = started(stage)
            let teller = TabTeller(stage)
            tabs.delegate = teller
            stage.see {
                tabs.selectedIndex = 0
                tapSecond(stage)
                return tabs.selectedIndex
            }
            return { teller.allows = false }
        }
    }

    private static func started(_ stage: Stage) -> UITabBarController { started(stage, UITabBarController()) }

    private static func started<Tabs: UITabBarController>(_ stage: Stage, _ tabs: Tabs) -> Tabs {
        tabs.viewControllers = ["One", "Two"].map { title in
            let tab = UIViewController()
            tab.title = title
            tab.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return tab
        }
        stage.start(with: tabs)
        return tabs
    }

    private static func tapSecond(_ stage: Stage) { stage.app.tap(at: Point(x: 290, y: 790)) }
}

private final class TabTeller: UITabBarControllerDelegate {
    private unowned let stage: Stage
    var allows = true

    init(_ stage: Stage) { self.stage = stage }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { allows }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { stage.told("didSelect") }
}
