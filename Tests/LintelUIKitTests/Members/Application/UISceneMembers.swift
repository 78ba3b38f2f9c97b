import Foundation
import LintelUIKit

extension MemberTable {
    static let scene = MemberTable("UIScene") { type in
        type.member("activationState") { stage in
            stage.see { stage.app.scene.activationState }
            return { stage.app.enterBackground() }
        }
        type.member("delegate") { stage in
            let teller = SceneTeller()
            SceneTeller.stage = stage
            stage.keep(teller)
            return {
                stage.app.scene.delegate = teller
                stage.app.enterBackground()
            }
        }
        type.member("session") { stage in
            stage.see { UIApplication.shared.scene.session.configuration.delegateClass }
            return { stage.launch(CourseTeller(stage, configuration: SceneTeller.configuration)) }
        }
    }

    /// During which of the calls to its delegate the app's scene is in a state.
    static let activationState = MemberTable("UIScene.ActivationState") { type in
        type.values(
            [
                "unattached": UIScene.ActivationState.unattached, "foregroundActive": .foregroundActive,
                "foregroundInactive": .foregroundInactive, "background": .background,
            ]
        ) { stage, state in
            let teller = CourseTeller(stage)
            stage.play(teller)
            stage.see { teller.moments.filter { $0.sceneState == state }.map(\.name) }
        }
    }
}
