internal import LintelEvidence
internal import LintelModel

extension StatusBarHiddenForGood {
    private static let hiddenKey = StatusBarKeys.hidden

    /// Hidden at launch by a list that also turns the controllers' say off (SB-41).
    func hiddenByList(_ evidence: ProjectEvidence) -> RuleOutcome {
        var outcome = RuleOutcome()
        var seen: Set<Place> = []
        for list in evidence.appLists {
            for device in [DeviceFamily.phone, .pad] {
                guard let hidden = list.entry(Self.hiddenKey, on: device), hidden.value.truth == true,
                    let control = list.entry(StatusBarControl.key, on: device), control.value.truth == false,
                    seen.insert(hidden.place).inserted
                else { continue }
                let app = AppContext(list, in: evidence)
                if app.isGame { continue }
                switch app.answerOfSetters {
                case .neverShown: outcome.findings.append(finding(hidden, control, in: list))
                case .shown: break
                case .cannotTell: outcome.cannotTell += 1
                }
            }
        }
        return outcome
    }

    private func finding(
        _ hidden: PropertyListEntry, _ control: PropertyListEntry, in list: EffectivePropertyList
    ) -> Finding {
        let app = list.target.map { " of \($0)" } ?? ""
        return Finding(
            rule: id, severity: severity, message: "the status bar\(app) is hidden at launch and never comes back", place: hidden.place,
            because: [Note("view-controller-based appearance is off here, so no controller is asked", at: control.place)],
            help: "remove \(control.key): then the bar is hidden only while the app launches",
            fix: control.removal(title: "remove \(control.key)"),
            basis: basis)
    }
}
