import LintelEvidence
import LintelGuidelines
import LintelReports
import LintelRunning

/// Prints the page of a rule.
struct ExplainCommand: Command {
    let name = "explain"

    var syntax: CommandSyntax {
        CommandSyntax(
            "prints the page of a rule: what it says, why, what to do instead, and samples",
            operands: CommandSyntax.Operands(placeholder: "RULE", count: 1...1))
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let id = arguments.operands[0]
        guard let rule = Guidelines.rule(id) else { throw .usage(.unknownRule(id, known: Guidelines.all.map(\.id))) }
        let ink = Ink(isOn: console.colorsOutput)
        let page = rule.page
        console.print("\(ink.paint(rule.id, .strong)) (\(rule.severity.rawValue))\n\n")
        console.print(HelpPage.wrap(page.summary, indent: 0))
        console.print("\n\(ink.paint("Why", .strong))\n" + HelpPage.wrap(page.why, indent: 2))
        console.print("\n\(ink.paint("Instead", .strong))\n" + HelpPage.wrap(page.instead, indent: 2))
        console.print("\n\(ink.paint("Found", .strong))\n" + text(of: page.failing))
        console.print("\n\(ink.paint("Fine", .strong))\n" + text(of: page.passing))
        console.print("\n\(ink.paint("Basis", .strong))\n  \(rule.basis.joined(separator: ", "))\n")
        return .done
    }

    private func text(of sample: RulePage.Sample) -> String {
        sample.files.map { file in
            "  \(file.path)\n" + file.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        }.joined(separator: "\n")
    }
}
