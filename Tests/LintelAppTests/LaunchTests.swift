import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelUIKit

/// What an app's delegates are told, and in which order.
@MainActor @Suite(.serialized) struct LaunchTests {
    private func app(
        _ delegate: AnyClass, keys: StatusBarKeys = StatusBarKeys(), manifest: SceneManifest = SceneManifest()
    ) throws -> UIApplication {
        Diary.lines = []
        let screen = Screen(device: try #require(DeviceCatalogue.device(named: "iPhone 15")))
        return UIApplication(showing: screen, keys: keys, manifest: manifest, environment: PlainEnvironment().layout) {
            UIApplication.instance(of: delegate) as? any UIApplicationDelegate
        }
    }

    @Test("an app without scenes: launched, in front, left, taken up again, ended")
    func withoutScenes() throws {
        let app = try app(WindowedDelegate.self)
        #expect(Diary.lines == ["made on 393 points", "will finish: inactive", "did finish: inactive", "active: active"])
        #expect(app.keyWindow === app.delegate?.window)
        #expect(app.placed().navigationBar?.items.contains { $0.text == "Windowed" } == true)
        Diary.lines = []
        app.enterBackground()
        app.enterForeground()
        app.terminate()
        #expect(
            Diary.lines == [
                "resign: inactive", "background: background", "foreground: inactive", "active: active", "resign: inactive",
                "background: background", "terminate: background",
            ])
    }

    @Test("an app whose code names the scene's delegate: the scene's delegate is told, the app's is not")
    func sceneInCode() throws {
        let app = try app(ScenedDelegate.self)
        #expect(
            Diary.lines == [
                "did finish: inactive", "asked for UIWindowSceneSessionRoleApplication", "connects: inactive", "scene foreground: inactive",
                "scene active: active",
            ])
        #expect(app.scene.delegate is ScenePart && app.scene.session.configuration.delegateClass == ScenePart.self)
        #expect(app.scene.session.scene === app.scene && app.keyWindow?.windowScene === app.scene)
        Diary.lines = []
        app.terminate()
        #expect(Diary.lines == ["scene resign: inactive", "scene background: background"])
    }

    /// A manifest as Xcode writes it, and what it comes to.
    nonisolated static let manifests: [(entries: [[String: String]], configuration: String?, made: String?)] = [
        ([], nil, nil),
        ([], "Default Configuration", "SceneDelegate"),
        (
            [["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]],
            "Default Configuration", "SceneDelegate"
        ),
        (
            [
                ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "LintelAppTests.ScenePart"],
                ["UISceneConfigurationName": "Other"],
            ],
            "Main", "ScenePart"
        ),
        ([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "ScenePart"]], "Main", "ScenePart"),
        ([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "ScenePart"]], "Other", nil),
        ([["UISceneConfigurationName": "Main"]], "Main", nil),
        ([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "NoSuchClass"]], "Main", nil),
    ]

    @Test("a configuration without a class means the property list's of its name", arguments: manifests)
    func sceneByName(entries: [[String: String]], configuration: String?, made: String?) throws {
        NamingDelegate.name = configuration
        let list: [String: Any] = [
            "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries]]
        ]
        let app = try app(NamingDelegate.self, manifest: entries.isEmpty ? SceneManifest() : SceneManifest(list))
        #expect(app.scene.delegate.map { "\(type(of: $0))" } == made)
    }

    @Test("a delegate that does not answer gets the scene that the property list names first")
    func manifestAlone() throws {
        let entry = ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "ScenePart"]
        let list: [String: Any] = [
            "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        ]
        #expect(try app(QuietDelegate.self, manifest: SceneManifest(list)).scene.delegate is ScenePart)
        #expect(try app(QuietDelegate.self).scene.delegate == nil)
    }

    @Test("a class that is no scene's delegate is told in the trace")
    func wrongClass() throws {
        let entry = ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "QuietDelegate"]
        let list: [String: Any] = [
            "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        ]
        let app = try app(QuietDelegate.self, manifest: SceneManifest(list))
        #expect(app.trace.contains { $0.subject == .misuse && $0.cause == ["QuietDelegate does not conform to UISceneDelegate"] })
    }

    @Test("SB-36: UIStatusBarHidden of the property list hides the bar where the app sets it itself")
    func keys() throws {
        var keys = StatusBarKeys()
        keys.file = ["UIStatusBarHidden": .boolean(true), "UIViewControllerBasedStatusBarAppearance": .boolean(false)]
        #expect(try app(WindowedDelegate.self, keys: keys).isStatusBarHidden)
        #expect(try !app(WindowedDelegate.self).isStatusBarHidden)
    }

    @Test("objects of classes known by name are whole: values of properties, an init of their own, and an end")
    func instances() throws {
        weak var seen: AnyObject?
        do {
            let made = ClassInstance.make(try #require(NSClassFromString("LintelAppTests.Kept")))
            #expect((made as? Kept)?.numbers == [1, 2] && (made as? Kept)?.text == "set by init")
            seen = made
        }
        #expect(seen == nil)
    }
}

/// What delegates were told.
@MainActor enum Diary {
    static var lines: [String] = []
    static func note(_ line: String) { lines.append("\(line): \(UIApplication.shared.applicationState)") }
}

final class Kept: UIResponder {
    let numbers = [1, 2]
    let text: String

    override init() {
        text = "set by init"
        super.init()
    }
}

class WindowedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        Diary.lines.append("made on \(Int(UIScreen.main.bounds.width)) points")
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Diary.note("will finish")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Diary.note("did finish")
        let root = UIViewController()
        root.title = "Windowed"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("active") }
    func applicationWillResignActive(_ application: UIApplication) { Diary.note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Diary.note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Diary.note("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Diary.note("terminate") }
}

class ScenedDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Diary.note("did finish")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Diary.lines.append("asked for \(connectingSceneSession.role.rawValue)")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ScenePart.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("active") }
}

class ScenePart: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Diary.note("connects")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Diary.note("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { Diary.note("scene background") }
}

/// The name that Xcode's template uses.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

class NamingDelegate: UIResponder, UIApplicationDelegate {
    static var name: String?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: Self.name, sessionRole: connectingSceneSession.role) }
}

class QuietDelegate: UIResponder, UIApplicationDelegate {}
