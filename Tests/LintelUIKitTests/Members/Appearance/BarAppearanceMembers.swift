import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let barAppearance = MemberTable("UIBarAppearance") { type in
        type.member("backgroundEffect") { stage in { look(stage).backgroundEffect = UIBlurEffect(style: .dark) } }
        type.member("backgroundColor") { stage in { look(stage).backgroundColor = .red } }
        type.member("backgroundImage") { stage in { look(stage).backgroundImage = .picture } }
        type.member("backgroundImageContentMode") { stage in
            look(stage).backgroundImage = .picture
            return { look(stage).backgroundImageContentMode = .center }
        }
        type.member("shadowColor") { stage in { look(stage).shadowColor = .red } }
        type.member("shadowImage") { stage in { look(stage).shadowImage = .picture } }
        type.member("init(idiom:)") { stage in
            look(stage).backgroundColor = .red
            return {
                let fresh = UIBarAppearance(idiom: .phone)
                stage.navigation.navigationBar.standardAppearance = UINavigationBarAppearance(barAppearance: fresh)
            }
        }
        type.member("init(barAppearance:)") { stage in
            {
                let red = UIBarAppearance(idiom: .phone)
                red.backgroundColor = .red
                stage.navigation.navigationBar.standardAppearance = UINavigationBarAppearance(barAppearance: red)
            }
        }
        type.member("copy(with:)") { stage in
            look(stage).backgroundColor = .red
            let copy = look(stage).copy(with: nil) as? UINavigationBarAppearance
            look(stage).backgroundColor = .green
            return { stage.navigation.navigationBar.standardAppearance = copy }
        }
        type.member("configureWithDefaultBackground()") { stage in
            look(stage).backgroundColor = .red
            return { look(stage).configureWithDefaultBackground() }
        }
        type.member("configureWithOpaqueBackground()") { stage in { look(stage).configureWithOpaqueBackground() } }
        type.member("configureWithTransparentBackground()") { stage in { look(stage).configureWithTransparentBackground() } }
    }

    static let barButtonItemAppearance = MemberTable("UIBarButtonItemAppearance") { type in
        type.member("normal") { stage in { buttons(stage).normal.titleTextAttributes = red } }
        type.member("highlighted") { stage in { buttons(stage).highlighted.titleTextAttributes = red } }
        type.member("disabled") { stage in
            stage.item.isEnabled = false
            return { buttons(stage).disabled.titleTextAttributes = red }
        }
        type.member("focused") { stage in { buttons(stage).focused.titleTextAttributes = red } }
        type.member("init(style:)") { stage in
            { stage.navigation.toolbar.standardAppearance.buttonAppearance = UIBarButtonItemAppearance(style: .done) }
        }
        type.member("copy(with:)") { stage in
            buttons(stage).normal.titleTextAttributes = red
            let copy = buttons(stage).copy(with: nil) as? UIBarButtonItemAppearance
            buttons(stage).normal.titleTextAttributes = [:]
            return { stage.navigation.toolbar.standardAppearance.buttonAppearance = copy ?? UIBarButtonItemAppearance() }
        }
        type.member("configureWithDefault(for:)") { stage in
            buttons(stage).normal.titleTextAttributes = red
            return { buttons(stage).configureWithDefault(for: .plain) }
        }
    }

    static let barButtonItemStateAppearance = MemberTable("UIBarButtonItemStateAppearance") { type in
        type.member("titleTextAttributes") { stage in { buttons(stage).normal.titleTextAttributes = red } }
        type.member("titlePositionAdjustment") { stage in
            { buttons(stage).normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 3) }
        }
        type.member("backgroundImage") { stage in { buttons(stage).normal.backgroundImage = .picture } }
    }

    static let toolbarAppearance = MemberTable("UIToolbarAppearance") { type in
        type.member("buttonAppearance") { stage in
            { stage.navigation.toolbar.standardAppearance.buttonAppearance = redButtons() }
        }
        type.member("doneButtonAppearance") { stage in
            stage.item.style = .done
            return { stage.navigation.toolbar.standardAppearance.doneButtonAppearance = redButtons() }
        }
        type.member("prominentButtonAppearance", on: .glass) { stage in
            stage.item.style = .prominent
            return { stage.navigation.toolbar.standardAppearance.prominentButtonAppearance = redButtons() }
        }
    }

    static let navigationBarAppearance = MemberTable("UINavigationBarAppearance") { type in
        type.member("titleTextAttributes") { stage in { look(stage).titleTextAttributes = red } }
        type.member("titlePositionAdjustment") { stage in { look(stage).titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 3) } }
        type.member("largeTitleTextAttributes") { stage in
            stage.navigation.navigationBar.prefersLargeTitles = true
            return { look(stage).largeTitleTextAttributes = red }
        }
        type.member("buttonAppearance") { stage in
            stage.root.navigationItem.rightBarButtonItem = .word("Right")
            return { look(stage).buttonAppearance = redButtons() }
        }
        type.member("doneButtonAppearance") { stage in
            stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)
            return { look(stage).doneButtonAppearance = redButtons() }
        }
        type.member("prominentButtonAppearance", on: .glass) { stage in
            stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .prominent, target: nil, action: nil)
            return { look(stage).prominentButtonAppearance = redButtons() }
        }
        type.member("backButtonAppearance") { stage in
            stage.navigation.pushViewController(UIViewController(), animated: false)
            return { look(stage).backButtonAppearance = redButtons() }
        }
        type.member("setBackIndicatorImage(_:transitionMaskImage:)", "backIndicatorImage", "backIndicatorTransitionMaskImage") { stage in
            stage.navigation.pushViewController(UIViewController(), animated: false)
            stage.see { look(stage).backIndicatorImage }
            stage.see { look(stage).backIndicatorTransitionMaskImage }
            stage.see { stage.app.placed().navigationBar }
            return { look(stage).setBackIndicatorImage(.star, transitionMaskImage: .star) }
        }
    }

    @MainActor private static func look(_ stage: Stage) -> UINavigationBarAppearance { stage.navigation.navigationBar.standardAppearance }

    @MainActor private static func buttons(_ stage: Stage) -> UIBarButtonItemAppearance {
        stage.navigation.toolbar.standardAppearance.buttonAppearance
    }

    @MainActor private static var red: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.red] }

    @MainActor private static func redButtons() -> UIBarButtonItemAppearance {
        let appearance = UIBarButtonItemAppearance()
        appearance.normal.titleTextAttributes = red
        return appearance
    }
}
