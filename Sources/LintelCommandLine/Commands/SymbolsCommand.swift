import LintelLayout

/// Lists the symbols that an icon may name.
struct SymbolsCommand: Command {
    let name = "symbols"

    var syntax: CommandSyntax {
        CommandSyntax(
            "lists the symbols by name",
            details: ["Any other name is drawn as a marked placeholder. A path to an SVG or PNG file works wherever a name does."])
    }

    func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
        for symbol in SymbolCatalogue.all.sorted(by: { $0.name < $1.name }) {
            let aliases = symbol.aliases.sorted()
            console.print(symbol.name + (aliases.isEmpty ? "" : " (\(aliases.joined(separator: ", ")))") + "\n")
        }
        return .done
    }
}
