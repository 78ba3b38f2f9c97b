import LintelEvidence
import LintelModel

/// The system's bar or its window, reached by key or selector.
struct PrivateStatusBarAccess: Rule {
    let id = "private-status-bar-access"
    let severity = Severity.error
    let basis = ["PF-11", "PF-63", "SB-58"]

    private static let keyed: Set<String> = ["value", "valueForKey", "valueForKeyPath"]
    private static let selected: Set<String> = ["perform", "performSelector", "NSSelectorFromString", "Selector"]
    private static let privateNames: Set<String> = [
        "statusBar", "statusBarWindow", "createLocalStatusBar", "statusBarForegroundView", "statusBarView",
    ]
    /// Who has such keys: the application, the scene's manager, or a part of the bar that was reached before.
    private static let owners = ["application", "statusbar", "shared", "scene", "app"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        var findings: [Finding] = []
        for file in evidence.sources where !linksOldSystem(file, evidence) {
            var lines: Set<Int> = []
            for call in file.calls where isPrivate(call) && lines.insert(call.place.line).inserted { findings.append(finding(call)) }
        }
        return RuleOutcome(findings)
    }

    private func isPrivate(_ call: CallEvidence) -> Bool {
        guard call.kind == .call, !runsBeforeTheCrash(call), let name = Self.name(in: call) else { return false }
        if Self.selected.contains(call.name) { return Self.privateNames.contains(name) }
        guard Self.keyed.contains(call.name), Self.privateNames.contains(name), let receiver = call.receiver?.lowercased() else {
            return false
        }
        return Self.owners.contains(where: receiver.contains)
    }

    /// A build with the SDK of 12 or earlier goes on working (SB-58).
    private func linksOldSystem(_ file: SourceFile, _ evidence: ProjectEvidence) -> Bool {
        guard case .targets(let owners) = evidence.membership(of: file.path) else { return false }
        return owners.allSatisfy { owner in
            guard case .version(let text) = owner.sdk, let version = SystemVersion(text) else { return false }
            return version < SystemVersion(13)
        }
    }

    /// Where only systems before 13 run it.
    private func runsBeforeTheCrash(_ call: CallEvidence) -> Bool {
        call.scope.conditions.contains { condition in
            guard case .before(let major, _) = condition else { return false }
            return major <= 13
        }
    }

    /// The key or selector, without leading underscores; of a key path its last part.
    private static func name(in call: CallEvidence) -> String? {
        for argument in call.arguments {
            guard let text = text(of: argument.value) else { continue }
            return text.split(separator: ".").last.map { String($0.drop { $0 == "_" }) }
        }
        return nil
    }

    private static func text(of value: SourceValue) -> String? {
        switch value {
        case .string(let text, _): text
        case .call(let call): call.arguments.first.flatMap { Self.text(of: $0.value) }
        case .other(let text) where text.hasPrefix("@selector("): String(text.dropFirst("@selector(".count).dropLast())
        case .boolean, .number, .nothing, .constant, .name, .list, .oneOf, .inherited, .other: nil
        }
    }

    private func finding(_ call: CallEvidence) -> Finding {
        Finding(
            rule: id, severity: severity, message: "private access to the status bar raises an exception from iOS 13 on",
            place: call.place,
            help: "put a view of your own between the top edge and the safe area to colour the band under the bar", basis: basis)
    }
}
