import LintelEvidence
import LintelModel

/// Two text buttons of a toolbar side by side with no space between them.
struct ToolbarTextNotSeparated: Rule {
    let id = "toolbar-text-not-separated"
    let severity = Severity.warning
    let basis = ["GL-27"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        guard settings.edition >= .ten else { return RuleOutcome() }
        let lists = ToolbarLists(evidence)
        let bars = (lists.ofInterfaces() + lists.ofCode()).filter(\.isComplete)
        return RuleOutcome(bars.filter { $0.role == .screen }.compactMap { finding(in: $0) })
    }

    /// One finding a bar, at the first title that touches the one before it.
    private func finding(in bar: ToolbarList) -> Finding? {
        let shown = bar.entries.filter { !$0.isHidden }
        guard let pair = zip(shown, shown.dropFirst()).first(where: { $0.isText && $1.isText }) else { return nil }
        return Finding(
            rule: id, severity: severity, message: "\(pair.1.name) follows \(pair.0.name) without a space: the two read as one",
            place: pair.1.place, because: [Note("its neighbour", at: pair.0.place)],
            help: "put a fixed or flexible space between the two", basis: basis, scene: bar.sceneReference(pair.1.place.objectID))
    }
}
