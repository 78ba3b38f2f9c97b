import LintelUIKit

extension MemberTable {
    static let viewControllerContainment = MemberTable("UIViewController") { type in
        type.member("addChild(_:)") { stage in
            let child = UIViewController()
            stage.see { child.parent === stage.root }
            return { stage.root.addChild(child) }
        }
        type.member("children") { stage in
            stage.see { stage.root.children.count }
            return { stage.root.addChild(UIViewController()) }
        }
        type.member("parent") { stage in
            let child = UIViewController()
            stage.see { child.parent == nil }
            return { stage.navigation.pushViewController(child, animated: false) }
        }
        type.member("removeFromParent()") { stage in
            let child = UIViewController()
            stage.root.addChild(child)
            stage.see { stage.root.children.count }
            return { child.removeFromParent() }
        }
        type.member("isMovingToParent") { stage in
            let child = UIViewController()
            stage.see { child.isMovingToParent }
            return { stage.navigation.pushViewController(child, animated: true) }
        }
        type.member("isMovingFromParent") { stage in
            let child = UIViewController()
            stage.navigation.pushViewController(child, animated: false)
            stage.see { child.isMovingFromParent }
            return { stage.navigation.popViewController(animated: true) }
        }
        type.member("navigationController") { stage in
            let child = UIViewController()
            stage.see { child.navigationController === stage.navigation }
            return { stage.root.addChild(child) }
        }
        type.member("tabBarController") { stage in
            let child = UIViewController()
            let tabs = UITabBarController()
            stage.see { child.tabBarController === tabs }
            return { tabs.viewControllers = [child] }
        }
        type.member("splitViewController") { stage in
            let child = UIViewController()
            let split = UISplitViewController()
            stage.see { child.splitViewController === split }
            return { split.viewControllers = [child] }
        }
    }
}
