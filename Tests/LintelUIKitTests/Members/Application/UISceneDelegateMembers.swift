import Foundation
import LintelUIKit

extension MemberTable {
    static let sceneDelegate = MemberTable("UISceneDelegate") { type in
        for member in [
            "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
            "sceneDidEnterBackground(_:)",
        ] {
            type.member(member) { stage in
                stage.seeTold(member)
                return { stage.play(CourseTeller(stage, configuration: SceneTeller.configuration)) }
            }
        }
    }

    static let windowSceneDelegate = MemberTable("UIWindowSceneDelegate") { type in
        type.member("window") { stage in
            stage.see {
                let delegate = UIApplication.shared.scene.delegate as? any UIWindowSceneDelegate
                return delegate?.window?.isKeyWindow
            }
            return { stage.launch(CourseTeller(stage, configuration: SceneTeller.configuration)) }
        }
    }
}

/// A scene's delegate that tells the stage what it hears. UIKit makes it, so the stage is left for it beforehand.
final class SceneTeller: UIResponder, UIWindowSceneDelegate {
    static weak var stage: Stage?
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Self.stage?.told("scene(_:willConnectTo:options:)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Self.stage?.told("sceneWillEnterForeground(_:)") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.stage?.told("sceneDidBecomeActive(_:)") }
    func sceneWillResignActive(_ scene: UIScene) { Self.stage?.told("sceneWillResignActive(_:)") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.stage?.told("sceneDidEnterBackground(_:)") }

    /// The configuration that names this class.
    @MainActor static func configuration(_ session: UISceneSession) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneTeller.self
        return configuration
    }
}
