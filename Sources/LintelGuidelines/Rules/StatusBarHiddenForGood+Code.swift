internal import LintelEvidence

extension StatusBarHiddenForGood {
    /// Constants in controllers and SwiftUI modifiers that hide the bar on an ordinary screen.
    func hiddenByCode(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        var outcome = RuleOutcome()
        let screens = ScreenClasses(evidence)
        for answer in StatusBarOverride.all(in: evidence, classes: screens.classes, named: [StatusBarOverride.hidden]) {
            guard hidesAlways(answer), !isLandscapeOnly(answer.type), !isExcused(answer.file, answer.type.name, evidence) else { continue }
            switch screens.standing(of: answer) {
            case .screen where isHosted(answer.file, evidence): outcome.cannotTell += 1
            case .screen: outcome.findings.append(finding(answer))
            case .notAsked, .placeholder: continue
            case .unknown: outcome.cannotTell += 1
            }
        }
        for file in evidence.sources where file.language == .swift {
            for call in file.calls where Self.hidesAlways(call) && !isExcused(file, call.scope.type ?? "", evidence) {
                guard !SourceFile.isForTests(call.scope.conditions), !isPreview(call.scope.type, in: file) else { continue }
                outcome.findings.append(finding(call))
            }
        }
        outcome.findings.sort { $0.place < $1.place }
        return outcome
    }

    // MARK: Constants

    private func hidesAlways(_ answer: StatusBarOverride) -> Bool {
        answer.member.constant == .boolean(true)
            && !SourceFile.isForTests(answer.member.conditions + answer.member.answers.flatMap(\.conditions) + answer.type.conditions)
            // A container asks its child first, and its own answer stands in for none.
            && !answer.type.members.contains { $0.name == "childForStatusBarHidden" || $0.name == "childViewControllerForStatusBarHidden" }
    }

    /// `.statusBarHidden()`, `.statusBarHidden(true)`, `.statusBar(hidden: true)` on a view (SU-01).
    private static func hidesAlways(_ call: CallEvidence) -> Bool {
        guard call.kind == .call, call.receiver != nil, !call.scope.conditions.contains(where: \.isRunTime) else { return false }
        switch (call.name, call.arguments.count, call.arguments.first?.label) {
        case ("statusBarHidden", 0, _): return true
        case ("statusBarHidden", 1, nil), ("statusBar", 1, "hidden"): return call.arguments[0].value == .boolean(true)
        default: return false
        }
    }

    // MARK: Excuses

    /// A phone on its side shows no status bar whatever the answer is (SB-21, SB-42).
    private func isLandscapeOnly(_ type: TypeEvidence) -> Bool {
        let answers = type.members.filter { $0.name == "supportedInterfaceOrientations" }.flatMap(\.answers)
        return !answers.isEmpty && answers.flatMap(\.value.alternatives).allSatisfy { $0.isLandscape }
    }

    private func isExcused(_ file: SourceFile, _ type: String, _ evidence: ProjectEvidence) -> Bool {
        if !file.signs.isDisjoint(with: [.test, .game, .camera]) || PassingScreens.isPassing(type) { return true }
        let lists = evidence.effectiveLists(governing: file.path)
        if case .application = StatusBarControl(lists) { return true }
        return lists.contains { AppContext($0, in: evidence).isGame }
    }

    /// An extension stands in another app's screen, and whether its host asks it is not known.
    private func isHosted(_ file: SourceFile, _ evidence: ProjectEvidence) -> Bool {
        guard case .targets(let owners) = evidence.membership(of: file.path) else { return false }
        return owners.allSatisfy { $0.product == .extension }
    }

    private func isPreview(_ type: String?, in file: SourceFile) -> Bool {
        guard let type else { return true }
        return file.types.contains { $0.name == type && $0.supertypes.contains("PreviewProvider") }
    }

    // MARK: Findings

    private func finding(_ answer: StatusBarOverride) -> Finding {
        Finding(
            rule: id, severity: severity, message: "\(answer.type.name) hides the status bar for good", place: answer.member.place,
            help: "return a property that a tap changes, and call setNeedsStatusBarAppearanceUpdate(); or remove the override",
            basis: basis)
    }

    private func finding(_ call: CallEvidence) -> Finding {
        let view = call.scope.type ?? "the view"
        return Finding(
            rule: id, severity: severity, message: "\(view) hides the status bar for good", place: call.namePlace,
            help: "give the modifier a state that a tap changes, or remove it", basis: basis)
    }
}

extension SourceValue {
    /// `.landscape`, `[.landscapeLeft, .landscapeRight]`, `UIInterfaceOrientationMaskLandscape`.
    fileprivate var isLandscape: Bool {
        switch self {
        case .constant(let name): name.hasPrefix("landscape") || name.hasPrefix("UIInterfaceOrientationMaskLandscape")
        case .list(let values): !values.isEmpty && values.allSatisfy(\.isLandscape)
        case .boolean, .string, .number, .nothing, .name, .call, .oneOf, .inherited, .other: false
        }
    }
}
