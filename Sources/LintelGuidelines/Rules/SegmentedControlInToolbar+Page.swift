extension SegmentedControlInToolbar {
    var page: RulePage {
        RulePage(
            summary: "A toolbar holds no segmented control.",
            why:
                "A segmented control switches between views of the content; a toolbar acts on the view that is shown. Mixed, neither reads well.",
            instead: "Put the control into the navigation bar or above the content. Areas of an app belong into a tab bar.",
            failing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem style="plain" id="kind">
                            <segmentedControl key="customView" id="segments">
                                <segments>
                                    <segment title="Map"/>
                                    <segment title="List"/>
                                </segments>
                            </segmentedControl>
                        </barButtonItem>
                        """)
            ]),
            passing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem systemItem="action" id="share"/>
                        <barButtonItem systemItem="flexibleSpace" id="space"/>
                        <barButtonItem systemItem="trash" id="delete"/>
                        """)
            ]))
    }
}
