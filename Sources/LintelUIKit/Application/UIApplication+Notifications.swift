public import Foundation

/// Posted as the app comes and goes, each right after its delegate or its scene's was told.
extension UIApplication {
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")

    /// Tells the scene's delegate or the app's own, and all who listen.
    func turn(_ turn: CourseTurn) {
        let (told, other) = (scene.delegate, scene.delegate == nil ? delegate : nil)
        switch turn {
        case .activation:
            scene.activationState = .foregroundActive
            told?.sceneDidBecomeActive(scene)
            other?.applicationDidBecomeActive(self)
        case .deactivation:
            scene.activationState = .foregroundInactive
            told?.sceneWillResignActive(scene)
            other?.applicationWillResignActive(self)
        case .background:
            scene.activationState = .background
            told?.sceneDidEnterBackground(scene)
            other?.applicationDidEnterBackground(self)
        case .foreground:
            scene.activationState = .foregroundInactive
            told?.sceneWillEnterForeground(scene)
            other?.applicationWillEnterForeground(self)
        }
        NotificationCenter.default.post(name: turn.notification, object: self)
        NotificationCenter.default.post(name: turn.sceneNotification, object: scene)
    }
}

extension UIScene {
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
}
