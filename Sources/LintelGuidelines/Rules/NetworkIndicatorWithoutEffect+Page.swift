extension NetworkIndicatorWithoutEffect {
    var page: RulePage {
        RulePage(
            summary: "The app shows the network activity indicator of the status bar, and runs only on systems since iOS 11.",
            why: """
                Phones with a notch or an island have no room for the spinner and never draw it; since iOS 13 it is deprecated. Most people
                see nothing at all while the app loads.
                """,
            instead: "Show progress where the content will appear: an activity indicator, a progress view, a refresh control.",
            failing: Self.sample("13.0"), passing: Self.sample("9.0"))
    }

    private static func sample(_ deploymentTarget: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App.xcodeproj/project.pbxproj", SampleProject.text(sources: ["Loader.swift"], deploymentTarget: deploymentTarget)),
            RulePage.SampleFile(
                "Loader.swift",
                """
                import UIKit

                final class Loader {
                    func begin() { UIApplication.shared.isNetworkActivityIndicatorVisible = true }
                    func end() { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
                }

                """),
        ])
    }
}
