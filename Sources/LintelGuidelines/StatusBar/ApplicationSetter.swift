internal import LintelEvidence

/// A call that sets style or visibility of the status bar on the application (SB-39).
struct ApplicationSetter {
    var file: SourceFile
    var call: CallEvidence

    private static let names: Set<String> = [
        "statusBarStyle", "setStatusBarStyle", "isStatusBarHidden", "statusBarHidden", "setStatusBarHidden",
    ]

    static func all(in evidence: ProjectEvidence) -> [ApplicationSetter] {
        evidence.sources.filter { !$0.signs.contains(.test) }.flatMap { file in
            file.calls.filter { $0.kind != .read && names.contains($0.name) && isApplication($0.receiver, in: file) }
                .map { ApplicationSetter(file: file, call: $0) }
        }
    }

    /// The shared application in its three spellings, or the parameter of a delegate's method. Controllers and libraries have
    /// setters of the same names.
    private static func isApplication(_ receiver: String?, in file: SourceFile) -> Bool {
        guard let path = receiver?.replacingCalls else { return false }
        if path == "UIApplication.shared" || path == "UIApplication.sharedApplication" { return true }
        return path == "application" || path == "app"
            ? file.types.contains { $0.supertypes.contains("UIApplicationDelegate") || $0.name.hasSuffix("AppDelegate") } : false
    }
}

extension String {
    /// `UIApplication.sharedApplication()` without its brackets, as Swift 2 wrote it.
    fileprivate var replacingCalls: String {
        split(separator: ".").map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }.joined(separator: ".")
    }
}
