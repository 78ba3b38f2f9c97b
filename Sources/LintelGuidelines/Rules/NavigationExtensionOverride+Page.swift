extension NavigationExtensionOverride {
    var page: RulePage {
        RulePage(
            summary: "An extension or category of a UIKit container overrides an answer about the status bar.",
            why: """
                Such an override replaces UIKit's own method in every container of the process, those of the system's screens too, and since
                iOS 13.4 the override of a navigation controller is no longer called.
                """,
            instead: "Make a subclass of the container, override the answer there, and use the subclass.",
            failing: Self.sample("extension UINavigationController"),
            passing: Self.sample("final class AppNavigationController: UINavigationController"))
    }

    private static func sample(_ declaration: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App/Navigation.swift",
                """
                import UIKit

                \(declaration) {
                    override var childForStatusBarStyle: UIViewController? { topViewController }
                }

                """)
        ])
    }
}
