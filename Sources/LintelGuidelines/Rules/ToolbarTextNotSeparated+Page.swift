extension ToolbarTextNotSeparated {
    var page: RulePage {
        RulePage(
            summary: "A space stands between neighbouring text buttons of a toolbar.",
            why: "Titles have no outline: two of them side by side look like one phrase, and people miss where one button ends.",
            instead: "Put a fixed space between them, or a flexible one that spreads them over the bar.",
            failing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem title="Select All" id="all"/>
                        <barButtonItem title="Mark Read" id="read"/>
                        """)
            ]),
            passing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem title="Select All" id="all"/>
                        <barButtonItem width="16" systemItem="fixedSpace" id="space"/>
                        <barButtonItem title="Mark Read" id="read"/>
                        """)
            ]))
    }
}
