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
            for entry in bar.entries where entry.isPicture && seen.insert(entry.place).inserted {
                switch entry.label {
                case .given: continue
                case .missing: outcome.findings.append(finding(entry, in: bar))
                case .unknown: outcome.cannotTell += 1
                }
            }
        }
        return outcome
    }

    private func finding(_ entry: ToolbarEntry, in bar: ToolbarList) -> Finding {
        // The system reads a symbol's own name, which may or may not fit the action.
        let isSymbol = entry.isSymbol
        return Finding(
            rule: id, severity: isSymbol ? .advice : severity,
            message: isSymbol
                ? "\(entry.name) in a toolbar without a label: VoiceOver reads the symbol's own name"
                : "\(entry.name) in a toolbar without a label: VoiceOver has nothing to read",
            place: entry.place, help: "give the item a title or an accessibility label that names the action", basis: basis,
            scene: bar.sceneReference(entry.place.objectID))
    }
}
