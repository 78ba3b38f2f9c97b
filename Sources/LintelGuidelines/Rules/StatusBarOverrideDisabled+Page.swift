extension StatusBarOverrideDisabled {
    var page: RulePage {
        RulePage(
            summary: "A controller overrides style or visibility of the status bar, and Info.plist says that no controller is asked.",
            why: """
                With UIViewControllerBasedStatusBarAppearance NO the system asks the application alone. The override compiles, reads as if
                it worked, and never runs: the bar keeps one look on every screen, often dark text on a dark picture.
                """,
            instead: """
                Choose one of the two. Remove the key, and every controller answers for itself; or keep the key and UIStatusBarStyle for one
                look in the whole app, and remove the overrides.
                """,
            failing: Self.sample("<false/>"), passing: Self.sample("<true/>"))
    }

    private static func sample(_ controllersDecide: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App/Info.plist",
                SampleList.xml(
                    """
                        <key>UIViewControllerBasedStatusBarAppearance</key>
                        \(controllersDecide)
                    """)),
            RulePage.SampleFile(
                "App/PhotoViewController.swift",
                """
                import UIKit

                final class PhotoViewController: UIViewController {
                    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                }

                """),
        ])
    }
}
