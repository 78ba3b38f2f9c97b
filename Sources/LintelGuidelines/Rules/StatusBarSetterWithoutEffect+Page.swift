extension StatusBarSetterWithoutEffect {
    var page: RulePage {
        RulePage(
            summary: "The app sets style or visibility of the status bar on the application, where only its controllers are asked.",
            why: """
                UIViewControllerBasedStatusBarAppearance is YES unless a list says NO, and then the application's setters do nothing. They
                have been deprecated since iOS 9. The bar stays as it was, and nothing tells the author.
                """,
            instead: """
                Override preferredStatusBarStyle or prefersStatusBarHidden in the controller on screen, and call
                setNeedsStatusBarAppearanceUpdate() when the answer changes. For one look in the whole app set the key to NO.
                """,
            failing: Self.sample(
                """
                    <key>UIStatusBarStyle</key>
                    <string>UIStatusBarStyleLightContent</string>
                """),
            passing: Self.sample(
                """
                    <key>UIViewControllerBasedStatusBarAppearance</key>
                    <false/>
                """))
    }

    private static func sample(_ entries: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile("App/Info.plist", SampleList.xml(entries)),
            RulePage.SampleFile(
                "App/AppDelegate.swift",
                """
                import UIKit

                @main
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        application.statusBarStyle = .lightContent
                        return true
                    }
                }

                """),
        ])
    }
}
