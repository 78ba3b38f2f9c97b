import LintelEvidence
import LintelModel

/// A segmented control inside a toolbar.
struct SegmentedControlInToolbar: Rule {
    let id = "segmented-control-in-toolbar"
    let severity = Severity.warning
    let basis = ["GL-29"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        guard settings.edition >= .ten, settings.edition <= .twentyTwo else { return RuleOutcome() }
        let lists = ToolbarLists(evidence)
        let bars = lists.ofInterfaces() + lists.ofCode() + lists.ofSwiftUI()
        var seen: Set<Place> = []
        return RuleOutcome(
            bars.filter { $0.role == .screen }.flatMap { bar in
                bar.entries.filter { $0.content == .segmentedControl && seen.insert($0.place).inserted }.map { finding($0, in: bar) }
            })
    }

    private func finding(_ entry: ToolbarEntry, in bar: ToolbarList) -> Finding {
        Finding(
            rule: id, severity: severity, message: "segmented control in a toolbar: it switches views, a toolbar acts on the one shown",
            place: entry.place,
            because: bar.place == entry.place ? [] : [Note("the toolbar", at: bar.place)],
            help: "move it to the navigation bar or above the content; for areas of the app use a tab bar", basis: basis,
            scene: bar.sceneReference(entry.place.objectID))
    }
}
