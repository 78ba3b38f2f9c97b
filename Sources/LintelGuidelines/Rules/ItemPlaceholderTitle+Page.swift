extension ItemPlaceholderTitle {
    var page: RulePage {
        RulePage(
            summary: "No bar button item keeps the editor's default title “Item”.",
            why: "As a button it says nothing; behind an icon it is what VoiceOver reads.",
            instead: "Name the action: a short verb, such as Share or Delete.",
            failing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard", toolbarItems: "<barButtonItem title=\"Item\" image=\"camera\" catalog=\"system\" id=\"take\"/>")
            ]),
            passing: RulePage.Sample([
                .storyboard(
                    "Main.storyboard", toolbarItems: "<barButtonItem title=\"Take Photo\" image=\"camera\" catalog=\"system\" id=\"take\"/>"
                )
            ]))
    }
}
