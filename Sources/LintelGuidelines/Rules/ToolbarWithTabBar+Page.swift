extension ToolbarWithTabBar {
    var page: RulePage {
        RulePage(
            summary: "A screen shows a toolbar or a tab bar, never both.",
            why:
                "A tab bar takes people elsewhere, a toolbar acts on what is here. One above the other at the lower edge they are hard to tell apart.",
            instead: "Hide the tab bar on screens with a toolbar, present those screens, or put the actions into the navigation bar.",
            failing: Self.sample(attributes: ""), passing: Self.sample(attributes: " hidesBottomBarWhenPushed=\"YES\""))
    }

    /// Tabs, in one of them a stack, on it a screen with a toolbar.
    private static func sample(attributes: String) -> RulePage.Sample {
        RulePage.Sample([
            .storyboard(
                "Main.storyboard", initial: "tabs",
                scenes: [
                    RulePage.SampleFile.container(
                        "tabBarController", "tabs",
                        segues: "<segue destination=\"stack\" kind=\"relationship\" relationship=\"viewControllers\" id=\"tab\"/>"),
                    RulePage.SampleFile.container(
                        "navigationController", "stack",
                        segues: "<segue destination=\"photos\" kind=\"relationship\" relationship=\"rootViewController\" id=\"root\"/>"),
                    RulePage.SampleFile.container(
                        "tableViewController", "photos", segues: "<segue destination=\"photo\" kind=\"show\" id=\"push\"/>"),
                    RulePage.SampleFile.screen(
                        "photo", attributes: attributes, toolbarItems: "<barButtonItem systemItem=\"action\" id=\"share\"/>"),
                ].joined(separator: "\n"))
        ])
    }
}
