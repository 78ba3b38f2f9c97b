import UIKit

@main
class KioskAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = KioskViewController()
        window.makeKeyAndVisible()
        self.window = window
        // Not a fault: with the plist's key off, the setter works.
        UIApplication.shared.statusBarStyle = .lightContent
        return true
    }
}
