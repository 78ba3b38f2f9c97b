import LintelEvidence

/// A controller answers for the status bar in an app whose list turns the controllers' say off.
struct StatusBarOverrideDisabled: Rule {
    let id = "status-bar-override-disabled"
    let severity = Severity.error
    let basis = ["PF-01", "SB-35", "SB-41", "SB-63"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let overrides = StatusBarOverride.all(in: evidence, classes: ControllerClasses(evidence))
        let classes = Dictionary(grouping: overrides) { OwnerKey(file: $0.file.path, type: $0.type.name) }
        var outcome = RuleOutcome()
        for (owner, answers) in classes.sorted(by: { $0.key < $1.key }) {
            switch evidence.statusBarControl(of: owner.file) {
            case .application(let places): outcome.findings.append(finding(answers, places))
            case .controllers: break
            case .unknown: outcome.cannotTell += 1
            }
        }
        return outcome
    }

    private struct OwnerKey: Hashable, Comparable {
        var file: String
        var type: String

        static func < (left: OwnerKey, right: OwnerKey) -> Bool { (left.file, left.type) < (right.file, right.type) }
    }

    /// One for a class: the same key takes all its answers away.
    private func finding(_ answers: [StatusBarOverride], _ places: [Place]) -> Finding {
        let sorted = answers.sorted { $0.member.place < $1.member.place }
        let names = sorted.map(\.member.name)
        let others = sorted.dropFirst().map { Note("\($0.member.name) is not asked either", at: $0.member.place) }
        return Finding(
            rule: id, severity: severity, message: "\(names[0]) is never asked: Info.plist takes the controllers' say away",
            place: sorted[0].member.place,
            because: others + places.map { Note("view-controller-based appearance is off here", at: $0) },
            help: "remove \(StatusBarControl.key) (it is YES by default), or remove the override",
            basis: basis)
    }
}
