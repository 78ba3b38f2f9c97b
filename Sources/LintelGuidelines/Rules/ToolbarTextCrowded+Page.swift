extension ToolbarTextCrowded {
    var page: RulePage {
        RulePage(
            summary: "With more than three actions a toolbar shows icons, not titles.",
            why: "Four words side by side do not fit a phone in every language: titles are cut off, and the bar becomes a line of text.",
            instead: "Draw the actions as symbols with titles for VoiceOver, or keep three and move the rest into a menu.",
            failing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem title="Copy" id="copy"/>
                        <barButtonItem systemItem="flexibleSpace" id="space1"/>
                        <barButtonItem title="Move" id="move"/>
                        <barButtonItem systemItem="flexibleSpace" id="space2"/>
                        <barButtonItem title="Rename" id="rename"/>
                        <barButtonItem systemItem="flexibleSpace" id="space3"/>
                        <barButtonItem title="Delete" id="delete"/>
                        """)
            ]),
            passing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard",
                    toolbarItems: """
                        <barButtonItem title="Today" id="today"/>
                        <barButtonItem systemItem="flexibleSpace" id="space1"/>
                        <barButtonItem title="Calendars" id="calendars"/>
                        <barButtonItem systemItem="flexibleSpace" id="space2"/>
                        <barButtonItem title="Inbox" id="inbox"/>
                        """)
            ]))
    }
}
