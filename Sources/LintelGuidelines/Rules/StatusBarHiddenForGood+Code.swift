internal import LintelEvidence

extension StatusBarHiddenForGood {
    /// Constants in controllers and SwiftUI modifiers that hide the bar on an ordinary screen.
    func hiddenByCode(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome { RuleOutcome() }
}
