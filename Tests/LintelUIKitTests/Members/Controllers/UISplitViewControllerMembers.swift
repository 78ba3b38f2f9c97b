import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let splitViewController = MemberTable("UISplitViewController") { type in
        type.member("viewControllers") { stage in
            let split = started(stage)
            return { split.viewControllers = [TestController(.lightContent)] }
        }
        type.member("setViewController(_:for:)") { stage in
            let split = started(stage)
            return { split.setViewController(TestController(.lightContent), for: .primary) }
        }
        type.member("viewController(for:)") { stage in
            let split = started(stage)
            stage.see { split.viewController(for: .primary)?.title }
            return {
                let part = UIViewController()
                part.title = "List"
                split.viewControllers = [part]
            }
        }
        type.member("isCollapsed", on: .pad) { stage in
            let split = started(stage)
            stage.see { split.isCollapsed }
            return { stage.app.handle(.device(try #require(DeviceCatalogue.device(named: "iPhone 12")))) }
        }
    }

    static let splitColumn = MemberTable("UISplitViewController.Column") { type in
        type.values(
            [
                "primary": UISplitViewController.Column.primary, "supplementary": .supplementary, "secondary": .secondary,
                "compact": .compact,
            ]
        ) { stage, column in
            let split = started(stage)
            split.viewControllers = ["a", "b", "c"].map(titled)
            split.setViewController(titled("new"), for: column)
            stage.see { (split.viewControllers + split.children.filter { $0.viewIfLoaded?.window != nil }).map(\.title) }
        }
    }

    private static func titled(_ title: String) -> UIViewController {
        let part = UIViewController()
        part.title = title
        return part
    }

    private static func started(_ stage: Stage) -> UISplitViewController {
        let split = UISplitViewController()
        stage.start(with: split)
        return split
    }
}
