import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// What an Info.plist says about storyboards is done before the app's own code runs.
@MainActor @Suite(.serialized) struct LaunchTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private(set) var rootAtLaunch: UIViewController?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            rootAtLaunch = window?.rootViewController
            return true
        }
    }

    private func launch(_ list: [String: Any], _ delegate: any UIApplicationDelegate) throws -> UIApplication {
        let device = try #require(DeviceCatalogue.device(named: "iPhone 15"))
        return UIApplication(
            showing: Screen(device: device), manifest: SceneManifest(list), environment: PlainEnvironment().layout
        ) { delegate }
    }

    @Test func mainStoryboard() throws {
        let delegate = Delegate()
        let app = try launch(["UIMainStoryboardFile": "Trips"], delegate)
        #expect(delegate.rootAtLaunch is UITabBarController)
        #expect(app.keyWindow === delegate.window)
        #expect(app.describedScreen.navigationBar?.title == "Trips")
    }

    @Test func storyboardOfAScene() throws {
        let entry = [
            "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Trips",
            "UISceneDelegateClassName": String(reflecting: LaunchScenes.self),
        ]
        let roles = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        // A list with both has scenes.
        let app = try launch(["UIApplicationSceneManifest": roles, "UIMainStoryboardFile": "Settings"], Delegate())
        let scenes = try #require(app.scene.delegate as? LaunchScenes)
        #expect(scenes.rootAtConnection is UITabBarController)
        #expect(app.keyWindow === scenes.window)
        #expect(app.describedScreen.navigationBar?.title == "Trips")
    }
}

/// Named in the property list: a nested class could not be found.
final class LaunchScenes: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var rootAtConnection: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        rootAtConnection = window?.rootViewController
    }
}
