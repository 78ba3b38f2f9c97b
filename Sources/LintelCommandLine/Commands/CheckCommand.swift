import LintelDraw
import LintelEvidence
import LintelGuidelines
import LintelModel
import LintelProject
import LintelReports
import LintelRunning

/// Names what is wrong with the bars of projects.
struct CheckCommand: Command {
    let name = "check"

    private static let format = Option.word("format", of: ReportFormats.all.map(\.name).sorted(), help: "text unless given")
    private static let output = Option.text("output", short: "o", "FILE", help: "write the report there instead of printing it")
    private static let failOn = Option<Severity>.word("fail-on", help: "least severity that makes the exit status 1; warning unless given")
    private static let edition = Option(
        "edition", GuidelinesEdition.allCases.map { "\($0.rawValue)" }.joined(separator: "|"),
        help: "edition of the guidelines; 15 unless given"
    ) { (input) throws(SettingProblem) in
        let word = try input.word(among: GuidelinesEdition.allCases.map { "\($0.rawValue)" })
        return GuidelinesEdition.allCases.first { "\($0.rawValue)" == word } ?? .fifteen
    }
    private static let advice = Option.flag("advice", help: "ask the opt-in rules too")
    private static let rule = Option(
        "rule", "ID", repeats: true, help: "ask this rule only; `lintel rules` lists them"
    ) { (input) throws(SettingProblem) in try input.word(among: Guidelines.all.map(\.id)) }
    private static let explains = Option.flag(
        "explain-status-bar", help: "print per screen who decides about the status bar (text, json, jsonl)")
    private static let filesFrom = Option.text("files-from", "FILE|-", help: "take the paths from a list, one a line")

    var syntax: CommandSyntax {
        CommandSyntax(
            "names what is wrong with the status bars and toolbars of projects",
            details: [
                "A PATH is a folder, or a file: .storyboard .xib .plist .swift .m .mm .h .xcassets .pbxproj. Pods, Carthage and the like are left out.",
                "Exit status: 0 nothing at or above the failing severity, 1 findings, 2 could not work.",
            ],
            operands: CommandSyntax.Operands(placeholder: "PATH…", count: 0...Int.max),
            groups: [
                OptionGroup(title: "output", options: [Self.format.syntax, Self.output.syntax, Self.failOn.syntax, Self.explains.syntax]),
                OptionGroup(title: "rules", options: [Self.edition.syntax, Self.advice.syntax, Self.rule.syntax]),
                OptionGroup(title: "input", options: [Self.filesFrom.syntax]),
            ])
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        if arguments[Self.output]?.isEmpty == true { throw .usage(.missingValue("--output", placeholder: "FILE")) }
        var paths = arguments.operands
        if let list = arguments[Self.filesFrom] { paths += try PathList.paths(from: list) }
        if paths.isEmpty { throw .usage(.missingOperand("PATH…")) }
        let configurations = ConfigurationSource(knownRules: Guidelines.all.map(\.id))
        let common = configurations.common
        let settings = RuleSettings(
            edition: arguments[Self.edition] ?? common.edition ?? .fifteen, deploymentTarget: common.deploymentTarget, sdk: common.sdk)
        let run = CheckRun(
            paths: paths.map(WorkingFolder.relative), rules: rules(arguments, common), settings: settings, configurations: configurations)
        let progress = ProgressLine(console)
        let outcome = run.run(progress)
        progress.clear()
        if let problem = configurations.problems.first { throw .description(problem) }
        for file in outcome.scan.refused { console.complain(Diagnostic(message: file.message, place: file.place)) }
        if outcome.scan.isEmpty {
            if outcome.scan.refused.isEmpty { throw .nothingToLookAt(paths) }
            return .couldNotWork
        }
        var report = report(outcome, usesColor: console.colorsOutput && arguments[Self.output] == nil)
        // People have read of the named ones just above.
        report.unreadable.removeAll { outcome.scan.refused.contains($0) }
        if format(arguments) != "text" { report.unreadable += outcome.scan.refused }
        report.unreadable.sort { $0.place < $1.place }
        if arguments.has(Self.explains) { report.explanations = Self.explanations(outcome.scan.evidence) }
        try write(report, arguments, console)
        if !outcome.scan.refused.isEmpty || !outcome.scan.hasReadSomething { return .couldNotWork }
        let threshold = arguments[Self.failOn] ?? .warning
        return report.worst.map { $0 >= threshold } == true ? .findings : .done
    }

    private func format(_ arguments: Arguments) -> String { arguments[Self.format] ?? "text" }

    private func rules(_ arguments: Arguments, _ configuration: Configuration) -> [any Rule] {
        let named = Set(arguments.all(Self.rule))
        if !named.isEmpty { return Guidelines.all.filter { named.contains($0.id) } }
        return Guidelines.all.filter { rule in
            let isChosen = configuration.rules[rule.id].map { $0 != .off } ?? false
            return !rule.isOptIn || isChosen || arguments.has(Self.advice)
        }
    }

    private func report(_ outcome: CheckRun.Outcome, usesColor: Bool) -> CheckReport {
        let sources = SourceLines { path in try? FileContents.contents(of: path, limit: 64_000_000) }
        let pictures = ScenePictures(outcome.scan.evidence)
        var report = CheckReport(
            toolVersion: CommandLineTool.version, findings: outcome.findings, unreadable: outcome.scan.evidence.unreadable,
            fileCount: outcome.scan.evidence.fileCount, suppressedCount: outcome.suppressed.count, cannotTell: outcome.cannotTell,
            sources: sources, picture: pictures.picture, usesColor: usesColor)
        for file in outcome.scan.evidence.interfaces { report.unknownElements.merge(file.unknownElements, uniquingKeysWith: +) }
        return report
    }

    /// For today's phone, and for a pad where the answer there is another.
    private static func explanations(_ evidence: ProjectEvidence) -> [StatusBarExplanation] {
        let phone = ScreenSettings.defaultDevice
        let pad = DeviceCatalogue.device(named: "iPad Pro 11-inch (M4)") ?? phone
        return StatusBarDecisions(evidence).explanations(phone: phone, pad: pad)
    }

    private func write(_ report: CheckReport, _ arguments: Arguments, _ console: Console) throws(CommandError) {
        guard let format = ReportFormats.format(named: format(arguments)) else { return }
        guard let file = arguments[Self.output] else {
            format.write(report, to: console.print)
            return
        }
        var text = ""
        format.write(report) { text += $0 }
        do throws(DrawError) {
            try AtomicFile.write(Array(text.utf8), to: file)
        } catch {
            throw .drawing(error)
        }
    }
}
