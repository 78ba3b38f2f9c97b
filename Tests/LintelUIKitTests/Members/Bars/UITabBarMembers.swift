import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let tabBar = MemberTable("UITabBar") { type in
        type.member("items") { stage in
            let bar = own(stage)
            return { bar.items = [UITabBarItem(title: "Other", image: .star, tag: 0)] }
        }
        type.member("setItems(_:animated:)") { stage in
            let bar = own(stage)
            return { bar.setItems([UITabBarItem(title: "Other", image: .star, tag: 0)], animated: false) }
        }
        type.member("selectedItem") { stage in
            let bar = own(stage)
            return { bar.selectedItem = bar.items?.last }
        }
        type.member("delegate") { stage in
            let bar = own(stage)
            return {
                let delegate = BarDelegate(stage)
                stage.keep(delegate)
                bar.delegate = delegate
                stage.app.tap(at: .init(x: 290, y: 325))
            }
        }
        type.member("standardAppearance") { stage in
            let bar = tabbed(stage).tabBar
            return { bar.standardAppearance = .red() }
        }
        type.member("scrollEdgeAppearance") { stage in
            let bar = tabbed(stage).tabBar
            return { bar.scrollEdgeAppearance = .red() }
        }
        type.member("unselectedItemTintColor") { stage in
            let bar = tabbed(stage).tabBar
            return { bar.unselectedItemTintColor = .red }
        }
        type.member("backgroundImage") { stage in
            let bar = tabbed(stage).tabBar
            return { bar.backgroundImage = .picture }
        }
        type.member("shadowImage") { stage in
            let bar = tabbed(stage).tabBar
            bar.backgroundImage = .picture
            return { bar.shadowImage = .picture }
        }
    }

    static let tabBarDelegate = MemberTable("UITabBarDelegate") { type in
        type.member("tabBar(_:didSelect:)") { stage in
            let bar = own(stage)
            let delegate = BarDelegate(stage)
            stage.keep(delegate)
            bar.delegate = delegate
            stage.see { stage.log.count }
            return { stage.app.tap(at: .init(x: 290, y: 325)) }
        }
    }

    static let tabBarSystemItem = MemberTable("UITabBarItem.SystemItem") { type in
        type.values(
            [
                "more": UITabBarItem.SystemItem.more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
                "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
                "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
            ]
        ) { stage, system in
            own(stage).items = [UITabBarItem(tabBarSystemItem: system, tag: 0)]
        }
    }

    static let tabBarItem = MemberTable("UITabBarItem") { type in
        type.member("init(tabBarSystemItem:tag:)") { stage in
            let bar = own(stage)
            return { bar.items = [UITabBarItem(tabBarSystemItem: .history, tag: 0)] }
        }
        type.member("badgeValue") { stage in
            let item = selected(stage)
            return { item.badgeValue = "3" }
        }
        type.member("badgeColor") { stage in
            let item = selected(stage)
            item.badgeValue = "3"
            return { item.badgeColor = .green }
        }
        type.member("selectedImage") { stage in
            let item = selected(stage)
            return { item.selectedImage = UIImage(systemName: "trash") }
        }
        type.member("titlePositionAdjustment") { stage in
            let item = selected(stage)
            return { item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3) }
        }
        type.member("standardAppearance") { stage in
            let item = selected(stage)
            return { item.standardAppearance = .red() }
        }
        type.member("scrollEdgeAppearance") { stage in
            let item = selected(stage)
            return { item.scrollEdgeAppearance = .red() }
        }
        type.member("init(title:image:tag:)") { stage in
            let tabs = tabbed(stage)
            return { tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Other", image: .star, tag: 1) }
        }
        type.member("init(title:image:selectedImage:)") { stage in
            let tabs = tabbed(stage)
            return { tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Other", image: .star, selectedImage: nil) }
        }
    }

    @MainActor private static func own(_ stage: Stage) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 390, height: 49))
        bar.items = [UITabBarItem(title: "One", image: .star, tag: 1), UITabBarItem(title: "Two", image: .star, tag: 2)]
        stage.show(bar)
        return bar
    }

    @MainActor static func tabbed(_ stage: Stage) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: .star, selectedImage: nil)
            return controller
        }
        stage.start(with: tabs)
        return tabs
    }

    /// The selected tab's item.
    @MainActor private static func selected(_ stage: Stage) -> UITabBarItem {
        tabbed(stage).viewControllers?[0].tabBarItem ?? UITabBarItem()
    }
}

private final class BarDelegate: UITabBarDelegate {
    unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { stage.told(item.title ?? "") }
}
