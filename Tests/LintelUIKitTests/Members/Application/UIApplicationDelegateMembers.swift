import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    /// What `CourseTeller` hears from the launch to the end.
    static let applicationDelegate = MemberTable("UIApplicationDelegate") { type in
        for member in [
            "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
            "application(_:configurationForConnecting:options:)", "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
            "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
        ] {
            type.member(member) { stage in
                stage.seeTold(member)
                return { stage.play(CourseTeller(stage)) }
            }
        }
        type.member("application(_:supportedInterfaceOrientationsFor:)") { stage in
            let teller = CourseTeller(stage)
            stage.launch(teller)
            stage.see {
                UIApplication.shared.handle(.orientation(.landscape))
                defer { UIApplication.shared.handle(.orientation(.portrait)) }
                return UIApplication.shared.statusBarOrientation
            }
            return { teller.mask = .portrait }
        }
        type.member("window") { stage in
            stage.see { UIApplication.shared.delegate?.window?.rootViewController?.view.window === UIApplication.shared.keyWindow }
            return { stage.launch(CourseTeller(stage)) }
        }
    }
}

/// A delegate that tells the stage what it hears, and in which states the app and its scene are meanwhile.
final class CourseTeller: UIApplicationDelegate {
    struct Moment {
        let name: String
        let state: UIApplication.State
        let sceneState: UIScene.ActivationState
    }

    private unowned let stage: Stage
    private(set) var moments: [Moment] = []
    var window: UIWindow?
    /// Answers how the scene is set up.
    private let configuration: (@MainActor (UISceneSession) -> UISceneConfiguration)?

    init(_ stage: Stage, configuration: (@MainActor (UISceneSession) -> UISceneConfiguration)? = nil) {
        self.stage = stage
        self.configuration = configuration
        SceneTeller.stage = stage
    }

    private func hear(_ name: String, _ app: UIApplication) {
        stage.told(name)
        moments.append(Moment(name: name, state: app.applicationState, sceneState: app.scene.activationState))
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        hear("application(_:willFinishLaunchingWithOptions:)", application)
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        hear("application(_:didFinishLaunchingWithOptions:)", application)
        guard configuration == nil else { return true }
        window = UIWindow(windowScene: application.scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        hear("application(_:configurationForConnecting:options:)", application)
        return configuration?(session) ?? session.configuration
    }

    var mask = UIInterfaceOrientationMask.all
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }

    func applicationDidBecomeActive(_ application: UIApplication) { hear("applicationDidBecomeActive(_:)", application) }
    func applicationWillResignActive(_ application: UIApplication) { hear("applicationWillResignActive(_:)", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { hear("applicationDidEnterBackground(_:)", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { hear("applicationWillEnterForeground(_:)", application) }
    func applicationWillTerminate(_ application: UIApplication) { hear("applicationWillTerminate(_:)", application) }
}

extension Stage {
    /// Launches another app in this one's place.
    @discardableResult
    func launch(_ delegate: any UIApplicationDelegate) -> UIApplication {
        let app = UIApplication(on: device, environment: environment, delegate: delegate)
        keep(app)
        return app
    }

    /// Launches another app, leaves it, takes it up again and ends it.
    func play(_ delegate: any UIApplicationDelegate) {
        let app = launch(delegate)
        app.enterBackground()
        app.enterForeground()
        app.terminate()
    }
}
