import LintelEvidence

/// A picture in a toolbar that VoiceOver has no words for.
struct ToolbarIconWithoutLabel: Rule {
    let id = "toolbar-icon-without-label"
    let severity = Severity.warning
    let basis = ["GL-49", "TB-93"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let lists = ToolbarLists(evidence)
        var outcome = RuleOutcome()
        var seen: Set<Place> = []
        for bar in lists.ofInterfaces() + lists.ofCode() + lists.ofSwiftUI() {
            for entry in bar.entries where seen.insert(entry.place).inserted {
                switch (entry.content, entry.label) {
                case (.image, .missing): outcome.findings.append(finding(entry, severity, in: bar))
                // The system reads a symbol's own name, which may or may not fit the action.
                case (.symbol, .missing): outcome.findings.append(finding(entry, .advice, in: bar))
                case (.image, .unknown): outcome.cannotTell += 1
                default: continue
                }
            }
        }
        return outcome
    }

    private func finding(_ entry: ToolbarEntry, _ severity: Severity, in bar: ToolbarList) -> Finding {
        let isSymbol = severity == .advice
        return Finding(
            rule: id, severity: severity,
            message: isSymbol
                ? "symbol \(entry.name) in a toolbar without a label: VoiceOver reads the symbol's own name"
                : "icon \(entry.name) in a toolbar without a label: VoiceOver has nothing to read",
            place: entry.place, help: "give the item a title or an accessibility label that names the action", basis: basis,
            scene: bar.sceneReference(entry.place.objectID))
    }
}
