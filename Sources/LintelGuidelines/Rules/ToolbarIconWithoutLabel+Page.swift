extension ToolbarIconWithoutLabel {
    var page: RulePage {
        RulePage(
            summary: "Every icon in a toolbar has a title or an accessibility label.",
            why: "VoiceOver reads a button's label. For a bare picture it has none and says only that there is a button.",
            instead: "Give the item a title beside its image, which is not drawn but read, or set its accessibility label.",
            failing: RulePage.Sample([
                .storyboard("Main.storyboard", toolbarItems: "<barButtonItem image=\"pencil-tip\" id=\"draw\"/>")
            ]),
            passing: RulePage.Sample([
                .storyboard("Main.storyboard", toolbarItems: "<barButtonItem title=\"Draw\" image=\"pencil-tip\" id=\"draw\"/>")
            ]))
    }
}
