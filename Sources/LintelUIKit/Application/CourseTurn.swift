import Foundation

/// What happens to an app that comes and goes.
enum CourseTurn {
    case activation, deactivation, background, foreground

    var notification: NSNotification.Name {
        switch self {
        case .activation: UIApplication.didBecomeActiveNotification
        case .deactivation: UIApplication.willResignActiveNotification
        case .background: UIApplication.didEnterBackgroundNotification
        case .foreground: UIApplication.willEnterForegroundNotification
        }
    }

    var sceneNotification: NSNotification.Name {
        switch self {
        case .activation: UIScene.didActivateNotification
        case .deactivation: UIScene.willDeactivateNotification
        case .background: UIScene.didEnterBackgroundNotification
        case .foreground: UIScene.willEnterForegroundNotification
        }
    }
}
