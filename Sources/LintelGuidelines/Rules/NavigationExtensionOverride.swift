import LintelEvidence

/// An answer about the status bar in an extension of one of UIKit's containers.
struct NavigationExtensionOverride: Rule {
    let id = "navigation-extension-override"
    let severity = Severity.error
    let basis = ["PF-16", "SB-51"]

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UISearchController",
    ]
    private static let names: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
        "childForStatusBarHidden", "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    ]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        var findings: [Finding] = []
        for file in evidence.sources where !file.signs.contains(.test) {
            for type in file.types where type.kind == .extension && Self.containers.contains(type.name) {
                let answers = type.members.filter { Self.names.contains($0.name) && ($0.isOverride || file.language == .objectiveC) }
                if let first = answers.first { findings.append(finding(first, others: answers.dropFirst(), type)) }
            }
        }
        return RuleOutcome(findings)
    }

    private func finding(_ member: MemberEvidence, others: ArraySlice<MemberEvidence>, _ type: TypeEvidence) -> Finding {
        Finding(
            rule: id, severity: severity, message: "an extension of \(type.name) cannot answer for the status bar",
            place: member.place, because: others.map { Note("nor does \($0.name) here", at: $0.place) },
            help: "make a subclass of \(type.name), override \(member.name) there, and use it in code and storyboards", basis: basis)
    }
}
