import LintelLayout
import LintelReports
import LintelRunning

/// Lists the symbols that an icon may name.
struct SymbolsCommand: Command {
    enum Format: String, CaseIterable, Sendable { case text, json }

    let name = "symbols"

    private static let format = Option<Format>.word("format", help: "text unless given")

    var syntax: CommandSyntax {
        CommandSyntax(
            "lists the symbols by name",
            details: ["Any other name is drawn as a marked placeholder. A path to an SVG or PNG file works wherever a name does."],
            groups: [OptionGroup(title: "output", options: [Self.format.syntax])])
    }

    func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
        let symbols = SymbolCatalogue.all.sorted { $0.name < $1.name }.map { ($0.name, $0.aliases.sorted()) }
        switch arguments[Self.format] ?? .text {
        case .text:
            for (name, aliases) in symbols {
                console.print(name + (aliases.isEmpty ? "" : " (\(aliases.joined(separator: ", ")))") + "\n")
            }
        case .json:
            let list = symbols.map { name, aliases in
                JSON.object([("name", .string(name)), ("aliases", .array(aliases.map { .string($0) }))])
            }
            let value = JSON.object([("schemaVersion", .int(JSON.schemaVersion)), ("symbols", .array(list))])
            console.print(value.text(isPretty: true) + "\n")
        }
        return .done
    }
}
