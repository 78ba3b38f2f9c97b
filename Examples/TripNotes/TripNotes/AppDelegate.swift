import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The plist leaves control with the view controllers, so this line does nothing.
        UIApplication.shared.statusBarStyle = .lightContent
        return true
    }
}
