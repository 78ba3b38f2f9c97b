extension PrivateStatusBarAccess {
    var page: RulePage {
        RulePage(
            summary: "Code reaches the system's status bar, or its window, by key or by selector.",
            why: """
                The bar belongs to the system. Asking the application for statusBar or statusBarWindow raises an exception in every build
                with the SDK of iOS 13 or later, and App Review refuses the app.
                """,
            instead: """
                To colour the band under the bar, add a view from the screen's top edge to the top of the safe area. To hide the bar or change
                its text, answer prefersStatusBarHidden and preferredStatusBarStyle.
                """,
            failing: Self.sample(
                """
                        let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
                        bar?.backgroundColor = .systemRed
                """),
            passing: Self.sample(
                """
                        let band = UIView()
                        band.backgroundColor = .systemRed
                        view.addSubview(band)
                """))
    }

    private static func sample(_ statements: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App/RedViewController.swift",
                """
                import UIKit

                final class RedViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                \(statements)
                    }
                }

                """)
        ])
    }
}
