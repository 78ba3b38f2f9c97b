import LintelEvidence

/// The status bar is hidden, and nothing the person does brings it back: by the app's list, or by a constant in code.
struct StatusBarHiddenForGood: Rule {
    let id = "status-bar-hidden-for-good"
    let severity = Severity.warning
    let basis = ["GL-08", "PF-24", "SB-41"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let lists = hiddenByList(evidence)
        let code = hiddenByCode(evidence, settings)
        return RuleOutcome(lists.findings + code.findings, cannotTell: lists.cannotTell + code.cannotTell)
    }

    var page: RulePage {
        RulePage(
            summary: "The status bar is hidden for the whole life of the app or of an ordinary screen.",
            why: """
                People look up to see the time, the battery and whether they are connected. A bar that hides for good takes that away on
                every screen; hidden at launch with view-controller-based appearance off, no controller is ever asked to bring it back.
                """,
            instead: """
                Leave UIViewControllerBasedStatusBarAppearance out: then UIStatusBarHidden hides the bar only while the app launches. Hide
                it on screens of pictures, films and games, and let a tap bring it back.
                """,
            failing: Self.sample("<false/>"), passing: Self.sample("<true/>"))
    }

    private static func sample(_ controllersDecide: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile(
                "App/Info.plist",
                SampleList.xml(
                    """
                        <key>UIStatusBarHidden</key>
                        <true/>
                        <key>UIViewControllerBasedStatusBarAppearance</key>
                        \(controllersDecide)
                    """))
        ])
    }
}
