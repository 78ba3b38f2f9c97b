import LintelEvidence
import LintelModel

/// A status bar style at launch by one of the names that iOS 7 retired.
struct PlistStyleObsolete: Rule {
    let id = "plist-style-obsolete"
    let severity = Severity.advice
    let basis = ["SB-30", "SB-35"]

    private static let key = StatusBarKeys.style
    private static let light = "UIStatusBarStyleLightContent"

    /// `UIStatusBarStyle`'s retired cases (SB-30), and the spellings that Xcode's list editor once wrote for them.
    private static let retired: Set<String> = [
        "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleTransparentBlack",
        "UIStatusBarStyleOpaqueBlack",
    ]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let entries = evidence.appEntries(Self.key)
        let findings = entries.compactMap { entry -> Finding? in
            guard let style = entry.value.text, Self.retired.contains(style) else { return nil }
            return Finding(
                rule: id, severity: severity, message: "\(style) is a style from before iOS 7 and means light text today",
                place: entry.place, help: "say \(Self.light)",
                fix: entry.replacement(
                    of: Self.light, in: evidence.propertyList(at: entry.valuePlace.file)?.format, title: "say \(Self.light)"),
                basis: basis)
        }
        return RuleOutcome(findings, cannotTell: entries.count { $0.value.text.map(BuildVariables.isReference) ?? false })
    }

    var page: RulePage {
        RulePage(
            summary: "The style of the status bar at launch is given by a name from before iOS 7.",
            why: """
                Black bars ended with iOS 6. The old names still parse and give light text on whatever lies beneath, which is seldom what
                was meant when they were written.
                """,
            instead: "Say UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent or UIStatusBarStyleDefault, to match the first screen.",
            failing: Self.sample("UIStatusBarStyleBlackOpaque"), passing: Self.sample("UIStatusBarStyleLightContent"))
    }

    private static func sample(_ style: String) -> RulePage.Sample {
        RulePage.Sample([
            RulePage.SampleFile("App/Info.plist", SampleList.xml("    <key>UIStatusBarStyle</key>\n    <string>\(style)</string>"))
        ])
    }
}
