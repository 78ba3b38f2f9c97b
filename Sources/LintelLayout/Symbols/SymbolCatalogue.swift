/// All of Lintel's symbols.
public enum SymbolCatalogue {
    public static let all: [Symbol] = symbolSheets.flatMap(\.self)

    private static let byName: [String: Symbol] = {
        var table: [String: Symbol] = [:]
        for symbol in all {
            for name in [symbol.name] + symbol.aliases { table[name] = symbol }
        }
        return table
    }()

    /// The drawing for a name or an alias; nil for a name Lintel has no drawing for.
    public static func symbol(named name: String) -> Symbol? { byName[name] }
}
