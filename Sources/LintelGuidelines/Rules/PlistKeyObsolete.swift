import LintelEvidence

/// A key that described the launch-time bars of iOS 6, and that nothing has read since.
struct PlistKeyObsolete: Rule {
    let id = "plist-key-obsolete"
    let severity = Severity.advice
    let basis = ["SB-62"]

    /// Keys about bars without effect since iOS 7 (SB-62).
    private static let keys = ["UIStatusBarTintParameters"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let findings = Self.keys.flatMap { evidence.appEntries($0) }.map { entry in
            Finding(
                rule: id, severity: severity, message: "\(entry.key) has had no effect since iOS 7", place: entry.place,
                help: "remove the key; colours at launch come from the launch screen", fix: entry.removal(title: "remove \(entry.key)"),
                basis: basis)
        }
        return RuleOutcome(findings)
    }

    var page: RulePage {
        RulePage(
            summary: "Info.plist holds a status bar key that the system stopped reading with iOS 7.",
            why: """
                UIStatusBarTintParameters told iOS 6 how to tint the bar while the app launched. It does nothing now, and whoever reads the
                list later believes that it does.
                """,
            instead: "Remove the key. What is seen at launch is the launch screen's storyboard, or the bars named in UILaunchScreen.",
            failing: Self.sample(
                """
                    <key>UIStatusBarTintParameters</key>
                    <dict>
                        <key>UINavigationBar</key>
                        <dict>
                            <key>Style</key>
                            <string>UIBarStyleDefault</string>
                            <key>Translucent</key>
                            <false/>
                        </dict>
                    </dict>
                """),
            passing: Self.sample(
                """
                    <key>UILaunchScreen</key>
                    <dict>
                        <key>UINavigationBar</key>
                        <dict/>
                    </dict>
                """))
    }

    private static func sample(_ entries: String) -> RulePage.Sample {
        RulePage.Sample([RulePage.SampleFile("App/Info.plist", SampleList.xml(entries))])
    }
}
