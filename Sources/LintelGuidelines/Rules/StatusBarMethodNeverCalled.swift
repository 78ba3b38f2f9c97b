import LintelEvidence

/// An answer about the status bar in a form, or on an object, that the system never asks.
struct StatusBarMethodNeverCalled: Rule {
    let id = "status-bar-method-never-called"
    let severity = Severity.error
    let basis = ["SB-42"]

    private static let names: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
        "childForStatusBarHidden", "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    ]
    private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let classes = ControllerClasses(evidence)
        let asking = Self.askingProtocols(evidence)
        var findings: [Finding] = []
        for file in evidence.sources where !file.signs.contains(.test) {
            for type in file.types where type.kind == .class || type.kind == .extension {
                for member in type.members where Self.names.contains(member.name) && !member.isOverride {
                    let isWanted = !asking[member.name, default: []].isDisjoint(with: type.supertypes)
                    if isWanted || isCalled(member, in: file) { continue }
                    if isDelegate(type, in: file) {
                        findings.append(onDelegate(member, type))
                    } else if file.language == .swift, member.form == .method, classes.isController(type.name, near: file.path) {
                        findings.append(oldForm(member))
                    }
                }
            }
        }
        return RuleOutcome(findings)
    }

    /// The project's protocols that ask for a member of such a name: somebody calls it through them.
    private static func askingProtocols(_ evidence: ProjectEvidence) -> [String: Set<String>] {
        var asking: [String: Set<String>] = [:]
        for type in evidence.sources.flatMap(\.types) where type.kind == .protocol {
            for member in type.members { asking[member.name, default: []].insert(type.name) }
        }
        return asking
    }

    /// The delegate of the application or of a scene, in its declaration or an extension beside it.
    private func isDelegate(_ type: TypeEvidence, in file: SourceFile) -> Bool {
        file.types.contains { $0.name == type.name && !Self.delegates.isDisjoint(with: $0.supertypes) }
    }

    /// Its own code may use it as a helper.
    private func isCalled(_ member: MemberEvidence, in file: SourceFile) -> Bool {
        file.calls.contains { $0.name == member.name && $0.receiver == nil && $0.kind != .assignment }
    }

    private func onDelegate(_ member: MemberEvidence, _ type: TypeEvidence) -> Finding {
        Finding(
            rule: id, severity: severity, message: "\(member.name) is never called: the system asks view controllers, not \(type.name)",
            place: member.place, help: "override it in the window's root view controller", basis: basis)
    }

    private func oldForm(_ member: MemberEvidence) -> Finding {
        Finding(
            rule: id, severity: severity, message: "\(member.name) is never called: the system asks a property of this name",
            place: member.place, help: "write `override var \(member.name)`", basis: basis)
    }
}
