public import LintelEvidence
public import LintelModel

/// One guideline or pitfall as a program can tell it: evidence in, findings out. A rule that cannot tell stays silent.
public protocol Rule: Sendable {
    /// Kebab case, the fault's name, the file's name in other spelling.
    var id: String { get }
    /// What an unconfigured run reports it as.
    var severity: Severity { get }
    /// Spec ids it rests on.
    var basis: [String] { get }
    /// What `lintel explain` prints.
    var page: RulePage { get }
    /// Asked only with `--advice` or by name (guidelines.md, tier D).
    var isOptIn: Bool { get }

    /// Finds the fault. Pure: the same evidence gives the same findings.
    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome
}

extension Rule {
    public var isOptIn: Bool { false }
}

/// What a rule found, and how often it had to stay silent because a value could not be known.
public struct RuleOutcome: Sendable {
    public var findings: [Finding]
    /// How often a value that decides could not be known.
    public var cannotTell: Int

    public init(_ findings: [Finding] = [], cannotTell: Int = 0) {
        self.findings = findings
        self.cannotTell = cannotTell
    }
}

/// What gates rules, chosen once for a run.
public struct RuleSettings: Hashable, Sendable {
    public var edition: GuidelinesEdition
    /// For projects that do not tell, or where a configuration says otherwise.
    public var deploymentTarget: SystemVersion?
    public var sdk: SystemVersion?

    public init(edition: GuidelinesEdition = .fifteen, deploymentTarget: SystemVersion? = nil, sdk: SystemVersion? = nil) {
        self.edition = edition
        self.deploymentTarget = deploymentTarget
        self.sdk = sdk
    }
}
