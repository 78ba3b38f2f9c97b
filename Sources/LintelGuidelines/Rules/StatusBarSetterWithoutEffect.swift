import LintelEvidence

/// The application's setters for the status bar, in an app where the controllers decide.
struct StatusBarSetterWithoutEffect: Rule {
    let id = "status-bar-setter-without-effect"
    let severity = Severity.error
    let basis = ["PF-02", "SB-39"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let setters = ApplicationSetter.all(in: evidence).filter { !knowsBothWays($0) }
        var outcome = RuleOutcome()
        for (path, group) in Dictionary(grouping: setters, by: \.file.path).sorted(by: { $0.key < $1.key }) {
            switch evidence.statusBarControl(of: path) {
            case .controllers(let place): outcome.findings += findings(group.map(\.call), place)
            case .application: break
            case .unknown: outcome.cannotTell += 1
            }
        }
        return outcome
    }

    /// A library that looks the key up, and calls the setter only where it works.
    private func knowsBothWays(_ setter: ApplicationSetter) -> Bool {
        setter.call.scope.conditions.contains { condition in
            guard case .when(let text) = condition else { return false }
            return text.contains("StatusBarAppearance") || text.contains("ontrollerBased")
        }
    }

    /// One for a class's setters of each kind: whoever mends one mends them together.
    private func findings(_ calls: [CallEvidence], _ list: Place) -> [Finding] {
        let groups = Dictionary(grouping: calls) { ($0.scope.type ?? "") + ($0.setsStyle ? ".style" : ".hidden") }
        return groups.values.compactMap { group in
            let sorted = group.sorted { $0.place < $1.place }
            return sorted.first.map { finding($0, others: sorted.dropFirst(), list) }
        }.sorted { $0.place < $1.place }
    }

    private func finding(_ call: CallEvidence, others: ArraySlice<CallEvidence>, _ list: Place) -> Finding {
        let answer = call.setsStyle ? StatusBarOverride.style : StatusBarOverride.hidden
        return Finding(
            rule: id, severity: severity, message: "setting the status bar on the application does nothing: the controllers decide",
            place: call.place,
            because: others.map { Note("nor does this", at: $0.place) }
                + [Note("view-controller-based appearance is on: Info.plist does not turn it off", at: list)],
            help: "override \(answer) in the controller, and call setNeedsStatusBarAppearanceUpdate() when the answer changes",
            basis: basis)
    }
}

extension CallEvidence {
    fileprivate var setsStyle: Bool { name == "statusBarStyle" || name == "setStatusBarStyle" }
}
