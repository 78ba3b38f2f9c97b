import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let tabBarAppearance = MemberTable("UITabBarAppearance") { type in
        type.member("stackedLayoutAppearance") { stage in
            let bar = tabbed(stage).tabBar
            return { bar.standardAppearance.stackedLayoutAppearance = redTabs() }
        }
        type.member("inlineLayoutAppearance", on: .pad) { stage in
            let bar = tabbed(stage).tabBar
            return { bar.standardAppearance.inlineLayoutAppearance = redTabs() }
        }
        type.member("compactInlineLayoutAppearance", on: .landscape) { stage in
            let bar = tabbed(stage).tabBar
            return { bar.standardAppearance.compactInlineLayoutAppearance = redTabs() }
        }
    }

    static let tabBarItemAppearance = MemberTable("UITabBarItemAppearance") { type in
        type.member("normal") { stage in
            let look = stacked(stage)
            return { look.normal.iconColor = .red }
        }
        type.member("selected") { stage in
            let look = stacked(stage)
            return { look.selected.iconColor = .red }
        }
        type.member("disabled") { stage in
            let look = stacked(stage)
            return { look.disabled.iconColor = .red }
        }
        type.member("init(style:)") { stage in
            let look = stacked(stage)
            look.normal.iconColor = .red
            let bar = (stage.app.keyWindow?.rootViewController as? UITabBarController)?.tabBar
            return { bar?.standardAppearance.stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) }
        }
        type.member("copy(with:)") { stage in
            let look = stacked(stage)
            look.normal.iconColor = .red
            let copy = look.copy(with: nil) as? UITabBarItemAppearance
            look.normal.iconColor = .green
            let bar = (stage.app.keyWindow?.rootViewController as? UITabBarController)?.tabBar
            return { bar?.standardAppearance.stackedLayoutAppearance = copy ?? UITabBarItemAppearance() }
        }
    }

    static let tabBarItemStateAppearance = MemberTable("UITabBarItemStateAppearance") { type in
        type.member("titleTextAttributes") { stage in
            let look = stacked(stage)
            return { look.normal.titleTextAttributes = [.foregroundColor: UIColor.red] }
        }
        type.member("titlePositionAdjustment") { stage in
            let look = stacked(stage)
            return { look.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 3) }
        }
        type.member("iconColor") { stage in
            let look = stacked(stage)
            return { look.normal.iconColor = .red }
        }
        type.member("badgeBackgroundColor") { stage in
            let look = stacked(stage)
            return { look.normal.badgeBackgroundColor = .green }
        }
    }

    static let tabBarItemAppearanceStyle = MemberTable("UITabBarItemAppearance.Style") { type in
        type.values(
            ["stacked": .stacked, "inline": .inline, "compactInline": .compactInline]
                as KeyValuePairs<String, UITabBarItemAppearance.Style>
        ) { stage, style in
            tabbed(stage).tabBar.standardAppearance.stackedLayoutAppearance = UITabBarItemAppearance(style: style)
            stage.see { stage.app.placed().tabBar }
        }
    }

    @MainActor private static func stacked(_ stage: Stage) -> UITabBarItemAppearance {
        tabbed(stage).tabBar.standardAppearance.stackedLayoutAppearance
    }

    @MainActor private static func redTabs() -> UITabBarItemAppearance {
        let appearance = UITabBarItemAppearance()
        appearance.normal.iconColor = .red
        return appearance
    }
}
