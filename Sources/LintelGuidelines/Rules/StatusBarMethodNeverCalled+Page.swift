extension StatusBarMethodNeverCalled {
    var page: RulePage {
        RulePage(
            summary: "A method about the status bar has a form the system does not ask, or stands on an object it does not ask.",
            why: """
                Since Swift 3 the answers are properties: a method of the same name without override is one of your own, and nobody calls it.
                Nor does anybody ask the delegate of the application or of a scene. The code reads as if it worked.
                """,
            instead: "Override the property in the view controller that is on screen, or in the container that answers for it.",
            failing: Self.sample("func preferredStatusBarStyle() -> UIStatusBarStyle"),
            passing: Self.sample("override var preferredStatusBarStyle: UIStatusBarStyle"))
    }

    private static func sample(_ declaration: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App/GalleryViewController.swift",
                """
                import UIKit

                final class GalleryViewController: UIViewController {
                    \(declaration) {
                        return .lightContent
                    }
                }

                """)
        ])
    }
}
