import LintelEvidence
import LintelGuidelines
import LintelProject
import LintelReports
import LintelRunning
import LintelSwiftSource

/// One check of some paths, from reading to the report.
struct CheckRun {
    let paths: [String]
    let rules: [any Rule]
    let settings: RuleSettings
    let configurations: ConfigurationSource

    /// What reading brought and what the rules make of it.
    struct Outcome {
        let scan: ProjectScan
        let findings: [Finding]
        let suppressed: [Finding]
        let cannotTell: [String: Int]
    }

    func run(_ progress: ProgressLine) -> Outcome {
        let reader = ProjectReader(
            threads: Processors.count, leavesOut: configurations.leavesOut,
            progress: { done, total in progress.show("read \(done) of \(total) files") },
            swiftReader: SwiftSourceReader.evidence)
        let scan = reader.read(paths)
        var findings: [Finding] = []
        var cannotTell: [String: Int] = [:]
        for rule in rules {
            progress.show("asking \(rule.id)")
            let outcome = rule.check(scan.evidence, settings)
            findings += outcome.findings.compactMap(configured)
            cannotTell[rule.id] = outcome.cannotTell
        }
        let allowed = SuppressionOutcome(
            findings, allowing: scan.evidence.suppressions, rules: Set(rules.map(\.id)), known: Set(Guidelines.all.map(\.id)))
        return Outcome(scan: scan, findings: allowed.findings, suppressed: allowed.suppressed, cannotTell: cannotTell)
    }

    /// The finding with the severity that its folder's configuration gives; nil if the rule is off there.
    private func configured(_ finding: Finding) -> Finding? {
        var finding = finding
        switch configurations.choice(of: finding.rule, in: finding.place.file) {
        case .off: return nil
        case .advice: finding.severity = .advice
        case .warning: finding.severity = .warning
        case .error: finding.severity = .error
        case nil: break
        }
        return finding
    }
}
