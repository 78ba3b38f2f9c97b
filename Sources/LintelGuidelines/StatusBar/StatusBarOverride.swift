internal import LintelEvidence

/// A controller's own answer to the system's question about the status bar.
struct StatusBarOverride {
    static let hidden = "prefersStatusBarHidden"
    static let style = "preferredStatusBarStyle"

    var file: SourceFile
    var type: TypeEvidence
    var member: MemberEvidence

    /// Answers that controllers of the app give, in files that are no tests.
    static func all(in evidence: ProjectEvidence, classes: ControllerClasses, named names: Set<String> = [hidden, style])
        -> [StatusBarOverride]
    {
        evidence.sources.filter { !$0.signs.contains(.test) && !$0.isScannedOnly }.flatMap { file in
            file.types.filter { $0.kind == .class || $0.kind == .extension }.flatMap { type in
                type.members.filter { names.contains($0.name) && isAsked($0, in: file) }
                    .filter { _ in classes.isController(type.name, near: file.path) }
                    .map { StatusBarOverride(file: file, type: type, member: $0) }
            }
        }
    }

    /// Swift asks overrides only, Objective-C every method of the name.
    private static func isAsked(_ member: MemberEvidence, in file: SourceFile) -> Bool {
        guard !member.isStatic, member.form != .stored else { return false }
        return file.language == .objectiveC || member.isOverride
    }
}
