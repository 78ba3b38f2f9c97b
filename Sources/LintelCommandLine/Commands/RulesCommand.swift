import LintelEvidence
import LintelGuidelines
import LintelReports
import LintelRunning

/// Lists the rules that `check` knows.
struct RulesCommand: Command {
    enum Format: String, CaseIterable, Sendable { case text, json }

    let name = "rules"

    private static let format = Option<Format>.word("format", help: "text unless given")

    var syntax: CommandSyntax {
        CommandSyntax(
            "lists the rules with their severity", details: ["`lintel explain RULE` prints the page of one."],
            groups: [OptionGroup(title: "output", options: [Self.format.syntax])])
    }

    func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
        let rules = Guidelines.all
        switch arguments[Self.format] ?? .text {
        case .text:
            let rows = rules.map { [$0.id, $0.severity.rawValue, $0.page.summary] }
            console.print(TextTable(header: ["rule", "severity", "says"], rows: rows).text)
        case .json:
            let list = rules.map { rule in
                JSON.object([
                    ("id", .string(rule.id)), ("severity", .string(rule.severity.rawValue)), ("summary", .string(rule.page.summary)),
                    ("basis", .array(rule.basis.map { .string($0) })),
                ])
            }
            let value = JSON.object([("schemaVersion", .int(JSON.schemaVersion)), ("rules", .array(list))])
            console.print(value.text(isPretty: true) + "\n")
        }
        return .done
    }
}
