import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let navigationBar = MemberTable("UINavigationBar") { type in
        type.member("prefersLargeTitles") { stage in { stage.navigation.navigationBar.prefersLargeTitles = true } }
        type.member("items") { stage in
            let bar = own(stage)
            return { bar.items = [UINavigationItem(title: "Own")] }
        }
        type.member("topItem", "backItem") { stage in
            let bar = own(stage)
            stage.see { bar.topItem?.title }
            stage.see { bar.backItem?.title }
            return { bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Top")] }
        }
        type.member("setItems(_:animated:)") { stage in
            let bar = own(stage)
            return { bar.setItems([UINavigationItem(title: "Own")], animated: false) }
        }
        type.member("pushItem(_:animated:)") { stage in
            let bar = own(stage)
            return { bar.pushItem(UINavigationItem(title: "Own"), animated: false) }
        }
        type.member("popItem(animated:)") { stage in
            let bar = own(stage)
            bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
            return { _ = bar.popItem(animated: false) }
        }
        type.member("delegate") { stage in
            let bar = own(stage)
            return {
                let delegate = BarDelegate(stage)
                stage.keep(delegate)
                bar.delegate = delegate
                bar.pushItem(UINavigationItem(title: "Own"), animated: false)
            }
        }
        type.member("standardAppearance") { stage in { stage.navigation.navigationBar.standardAppearance = .red() } }
        type.member("scrollEdgeAppearance") { stage in { stage.navigation.navigationBar.scrollEdgeAppearance = .red() } }
        type.member("compactAppearance", on: .landscape) { stage in { stage.navigation.navigationBar.compactAppearance = .red() } }
        type.member("compactScrollEdgeAppearance", on: .landscape) { stage in
            { stage.navigation.navigationBar.compactScrollEdgeAppearance = .red() }
        }
        type.member("titleTextAttributes") { stage in
            { stage.navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red] }
        }
        type.member("largeTitleTextAttributes") { stage in
            stage.navigation.navigationBar.prefersLargeTitles = true
            return { stage.navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }
        }
        type.member("backIndicatorImage", "backIndicatorTransitionMaskImage") { stage in
            stage.navigation.pushViewController(UIViewController(), animated: false)
            return {
                stage.navigation.navigationBar.backIndicatorImage = .star
                stage.navigation.navigationBar.backIndicatorTransitionMaskImage = .star
            }
        }
        type.member("shadowImage") { stage in
            stage.navigation.navigationBar.setBackgroundImage(.picture, for: .default)
            return { stage.navigation.navigationBar.shadowImage = .picture }
        }
        type.member("setBackgroundImage(_:for:)", "backgroundImage(forMetrics:)") { stage in
            let bar = stage.navigation.navigationBar
            stage.see { bar.backgroundImage(forMetrics: .default) }
            stage.see { stage.app.placed().navigationBar }
            return { bar.setBackgroundImage(.picture, for: .default) }
        }
        type.member("setBackgroundImage(_:for:barMetrics:)", "backgroundImage(for:barMetrics:)") { stage in
            let bar = stage.navigation.navigationBar
            stage.see { bar.backgroundImage(for: .any, barMetrics: .default) }
            stage.see { stage.app.placed().navigationBar }
            return { bar.setBackgroundImage(.picture, for: .any, barMetrics: .default) }
        }
    }

    static let navigationBarDelegate = MemberTable("UINavigationBarDelegate") { type in
        for member in ["navigationBar(_:shouldPush:)", "navigationBar(_:didPush:)"] {
            type.member(member) { stage in
                let bar = delegated(stage)
                stage.see { stage.log.contains(member) }
                return { bar.pushItem(UINavigationItem(title: "Pushed"), animated: false) }
            }
        }
        for member in ["navigationBar(_:shouldPop:)", "navigationBar(_:didPop:)"] {
            type.member(member) { stage in
                let bar = delegated(stage)
                bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
                stage.see { stage.log.contains(member) }
                return { _ = bar.popItem(animated: false) }
            }
        }
    }

    static let navigationItem = MemberTable("UINavigationItem") { type in
        type.member("title") { stage in { stage.root.navigationItem.title = "Other" } }
        type.member("titleView") { stage in { stage.root.navigationItem.titleView = UISegmentedControl(items: ["A", "B"]) } }
        type.member("prompt") { stage in { stage.root.navigationItem.prompt = "Prompt" } }
        type.member("largeTitleDisplayMode") { stage in
            stage.navigation.navigationBar.prefersLargeTitles = true
            return { stage.root.navigationItem.largeTitleDisplayMode = .never }
        }
        type.member("hidesBackButton") { stage in
            let top = pushed(stage)
            return { top.hidesBackButton = true }
        }
        type.member("setHidesBackButton(_:animated:)") { stage in
            let top = pushed(stage)
            return { top.setHidesBackButton(true, animated: false) }
        }
        type.member("backButtonTitle") { stage in
            _ = pushed(stage)
            return { stage.root.navigationItem.backButtonTitle = "Up" }
        }
        type.member("backBarButtonItem") { stage in
            _ = pushed(stage)
            return { stage.root.navigationItem.backBarButtonItem = .word("Up") }
        }
        type.member("leftItemsSupplementBackButton") { stage in
            let top = pushed(stage)
            top.leftBarButtonItem = .word("Left")
            return { top.leftItemsSupplementBackButton = true }
        }
        type.member("leftBarButtonItems") { stage in { stage.root.navigationItem.leftBarButtonItems = [.word("A"), .word("B")] } }
        type.member("rightBarButtonItems") { stage in { stage.root.navigationItem.rightBarButtonItems = [.word("A"), .word("B")] } }
        type.member("leftBarButtonItem") { stage in { stage.root.navigationItem.leftBarButtonItem = .word("A") } }
        type.member("rightBarButtonItem") { stage in { stage.root.navigationItem.rightBarButtonItem = .word("A") } }
        type.member("setLeftBarButton(_:animated:)") { stage in
            { stage.root.navigationItem.setLeftBarButton(.word("A"), animated: false) }
        }
        type.member("setRightBarButton(_:animated:)") { stage in
            { stage.root.navigationItem.setRightBarButton(.word("A"), animated: false) }
        }
        type.member("setLeftBarButtonItems(_:animated:)") { stage in
            { stage.root.navigationItem.setLeftBarButtonItems([.word("A")], animated: false) }
        }
        type.member("setRightBarButtonItems(_:animated:)") { stage in
            { stage.root.navigationItem.setRightBarButtonItems([.word("A")], animated: false) }
        }
        type.member("leadingItemGroups", on: .pad) { stage in
            { stage.root.navigationItem.leadingItemGroups = [.fixedGroup(items: [.word("A")])] }
        }
        type.member("trailingItemGroups", on: .pad) { stage in
            { stage.root.navigationItem.trailingItemGroups = [.fixedGroup(items: [.word("A")])] }
        }
        type.member("pinnedTrailingGroup", on: .pad) { stage in
            { stage.root.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [.word("A")]) }
        }
        type.member("standardAppearance") { stage in { stage.root.navigationItem.standardAppearance = .red() } }
        type.member("scrollEdgeAppearance") { stage in { stage.root.navigationItem.scrollEdgeAppearance = .red() } }
        type.member("compactAppearance", on: .landscape) { stage in { stage.root.navigationItem.compactAppearance = .red() } }
        type.member("compactScrollEdgeAppearance", on: .landscape) { stage in
            { stage.root.navigationItem.compactScrollEdgeAppearance = .red() }
        }
        type.member("searchController") { stage in
            { stage.root.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        }
        type.member("hidesSearchBarWhenScrolling") { stage in
            stage.root.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let scroll = UIScrollView(frame: stage.view.bounds)
            scroll.contentSize.height = 2000
            stage.show(scroll)
            scroll.contentOffset.y = 200
            return { stage.root.navigationItem.hidesSearchBarWhenScrolling = false }
        }
        type.member("init(title:)") { stage in
            let bar = own(stage)
            return { bar.items = [UINavigationItem(title: "Own")] }
        }
    }

    static let largeTitleDisplayMode = MemberTable("UINavigationItem.LargeTitleDisplayMode") { type in
        type.values(
            ["automatic": .automatic, "always": .always, "never": .never]
                as KeyValuePairs<String, UINavigationItem.LargeTitleDisplayMode>
        ) { stage, mode in
            stage.navigation.navigationBar.prefersLargeTitles = true
            stage.root.navigationItem.largeTitleDisplayMode = .never
            let top = pushed(stage)
            top.title = "Top"
            top.largeTitleDisplayMode = mode
            let below = stage.app.placed().navigationBar?.frame
            stage.root.navigationItem.largeTitleDisplayMode = .always
            stage.see { [below, stage.app.placed().navigationBar?.frame] }
        }
    }

    @MainActor private static func own(_ stage: Stage) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        stage.show(bar)
        return bar
    }

    @MainActor private static func delegated(_ stage: Stage) -> UINavigationBar {
        let bar = own(stage)
        let delegate = BarDelegate(stage)
        stage.keep(delegate)
        bar.delegate = delegate
        return bar
    }

    @MainActor private static func pushed(_ stage: Stage) -> UINavigationItem {
        let top = UIViewController()
        stage.navigation.pushViewController(top, animated: false)
        return top.navigationItem
    }
}

private final class BarDelegate: UINavigationBarDelegate {
    unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        stage.told("navigationBar(_:shouldPush:)")
        return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { stage.told("navigationBar(_:didPush:)") }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        stage.told("navigationBar(_:shouldPop:)")
        return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { stage.told("navigationBar(_:didPop:)") }
}
