import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let viewController = MemberTable("UIViewController") { type in
        making(type)
        bars(type)
    }

    private static func making(_ type: MemberTable) {
        type.member("init(nibName:bundle:)") { stage in { stage.start(with: UIViewController(nibName: nil, bundle: nil)) } }
        type.member("init(coder:)") { stage in
            { if let made = UIViewController(coder: NSKeyedArchiver(requiringSecureCoding: false)) { stage.start(with: made) } }
        }
        type.member("view") { stage in { stage.root.view = UILabel(frame: stage.root.view.frame) } }
        type.member("viewIfLoaded") { stage in
            let controller = UIViewController()
            stage.see { controller.viewIfLoaded == nil }
            return { _ = controller.view }
        }
        type.member("isViewLoaded") { stage in
            let controller = UIViewController()
            stage.see { controller.isViewLoaded }
            return { _ = controller.view }
        }
        type.member("loadViewIfNeeded()") { stage in
            let controller = UIViewController()
            stage.see { controller.viewIfLoaded }
            return { controller.loadViewIfNeeded() }
        }
        type.member("additionalSafeAreaInsets") { stage in
            stage.see { stage.view.safeAreaInsets }
            return { stage.root.additionalSafeAreaInsets.bottom = 20 }
        }
        type.member("overrideUserInterfaceStyle") { stage in { stage.root.overrideUserInterfaceStyle = .dark } }
        type.member("traitCollection") { stage in
            stage.see { stage.root.traitCollection.userInterfaceStyle }
            return { stage.app.handle(.appearance(.dark)) }
        }
        type.member("setContentScrollView(_:for:)") { stage in
            let scroll = scrolled(stage)
            return { stage.root.setContentScrollView(scroll) }
        }
        type.member("contentScrollView(for:)") { stage in
            let scroll = scrolled(stage)
            stage.see { stage.root.contentScrollView(for: .top) === scroll }
            return { stage.root.setContentScrollView(scroll, for: .top) }
        }
    }

    /// One that the bars do not find by themselves.
    private static func scrolled(_ stage: Stage) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
        scroll.contentSize.height = 2000
        stage.show(scroll)
        scroll.contentOffset.y = 100
        return scroll
    }

    private static func bars(_ type: MemberTable) {
        type.member("title") { stage in { stage.root.title = "Other" } }
        type.member("navigationItem") { stage in { stage.root.navigationItem.prompt = "Prompt" } }
        type.member("toolbarItems") { stage in { stage.root.toolbarItems = [] } }
        type.member("setToolbarItems(_:animated:)") { stage in { stage.root.setToolbarItems([], animated: false) } }
        type.member("hidesBottomBarWhenPushed") { stage in
            let next = UIViewController()
            next.toolbarItems = stage.root.toolbarItems
            stage.navigation.pushViewController(next, animated: false)
            return { next.hidesBottomBarWhenPushed = true }
        }
        type.member("tabBarItem") { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            stage.start(with: tabs)
            return { tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0) }
        }
    }

    static let directionalRectEdge = MemberTable("NSDirectionalRectEdge") { type in
        type.values(
            ["top": NSDirectionalRectEdge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all]
        ) { stage, edge in
            let scroll = UIScrollView()
            stage.root.setContentScrollView(scroll, for: edge)
            stage.see {
                [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map { stage.root.contentScrollView(for: $0) === scroll }
            }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            var edge = NSDirectionalRectEdge(rawValue: 1)
            stage.see { edge.rawValue }
            return { edge = [.top, .bottom] }
        }
    }
}
