import LintelEvidence
import LintelModel

/// More than three text buttons in a toolbar.
struct ToolbarTextCrowded: Rule {
    let id = "toolbar-text-crowded"
    let severity = Severity.warning
    let basis = ["GL-26"]

    /// With more buttons than this, icons are asked for (GL-26).
    private static let mostTitles = 3
    /// Titles of no more characters than this stand for a glyph, such as B, I and U in an editor.
    private static let longestGlyph = 2

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        guard settings.edition >= .ten, settings.edition <= .twentyTwo else { return RuleOutcome() }
        let lists = ToolbarLists(evidence)
        let bars = (lists.ofInterfaces() + lists.ofCode() + lists.ofSwiftUI()).filter(\.isComplete)
        var outcome = RuleOutcome()
        for bar in bars where bar.role == .screen {
            let titles = bar.entries.filter { Self.isWord($0) && !$0.isHidden }
            if titles.count > Self.mostTitles { outcome.findings.append(finding(titles, in: bar)) }
        }
        return outcome
    }

    private static func isWord(_ entry: ToolbarEntry) -> Bool {
        switch entry.content {
        case .title(let text?): text.count > longestGlyph
        case .title(nil), .word: true
        case .flexibleSpace, .fixedSpace, .systemIcon, .image, .symbol, .segmentedControl, .view, .unknown: false
        }
    }

    private func finding(_ titles: [ToolbarEntry], in bar: ToolbarList) -> Finding {
        Finding(
            rule: id, severity: severity, message: "\(titles.count) text buttons in a toolbar: up to three read well", place: bar.place,
            because: titles.map { Note($0.name, at: $0.place) },
            help: "draw the actions as symbols, each with a title for VoiceOver, or move some into a menu", basis: basis,
            scene: bar.sceneReference(nil))
    }
}
