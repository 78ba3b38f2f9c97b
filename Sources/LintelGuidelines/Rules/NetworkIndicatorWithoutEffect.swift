import LintelEvidence
import LintelModel

/// The spinner beside the signal, which phones with a sensor housing never show.
struct NetworkIndicatorWithoutEffect: Rule {
    let id = "network-indicator-without-effect"
    let severity = Severity.warning
    let basis = ["PF-28", "NA-01", "NA-02"]

    /// The first system that runs on phones with a sensor housing (guidelines.md, gate of rule 20).
    private static let gate = SystemVersion(11)
    private static let names: Set<String> = [
        "isNetworkActivityIndicatorVisible", "networkActivityIndicatorVisible", "setNetworkActivityIndicatorVisible",
    ]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        var outcome = RuleOutcome()
        for file in evidence.sources where !file.signs.contains(.test) {
            let uses = file.calls.filter { Self.names.contains($0.name) && $0.kind != .read && isApplication($0.receiver) }
            // Switching it off alone is not where a person would begin.
            guard let first = uses.first(where: { $0.arguments.first?.value != .boolean(false) }) else { continue }
            guard let lowest = evidence.lowestSystem(running: file.path) ?? settings.deploymentTarget else {
                outcome.cannotTell += 1
                continue
            }
            if lowest >= Self.gate { outcome.findings.append(finding(first, uses)) }
        }
        return outcome
    }

    private func isApplication(_ receiver: String?) -> Bool {
        guard let receiver else { return false }
        return receiver.lowercased().contains("application") || receiver == "app"
    }

    /// One for a file: what replaces the spinner replaces all its switches.
    private func finding(_ first: CallEvidence, _ uses: [CallEvidence]) -> Finding {
        Finding(
            rule: id, severity: severity,
            message: "the network activity indicator is never seen on a phone with a sensor housing, and deprecated since iOS 13",
            place: first.place,
            because: uses.filter { $0.place != first.place }.map { Note("switched here too", at: $0.place) },
            help: "show progress in the screen itself: an activity indicator, a progress view or the list's refresh control",
            basis: basis)
    }
}

extension ProjectEvidence {
    /// The lowest system that a file's code runs on, over all targets that build it; nil if no project tells.
    func lowestSystem(running path: String) -> SystemVersion? {
        guard case .targets(let owners) = membership(of: path) else { return nil }
        return owners.compactMap { $0.deploymentTarget.flatMap { SystemVersion($0) } }.min()
    }
}
