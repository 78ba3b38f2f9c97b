/// Selectors as Swift forms them for Objective-C.
enum ObjectiveCName {
    /// `labels` as written, `_` where there is none: `move` with `to`, `_` is `moveTo::`.
    static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if first != "_" {
            let joins = endsWithPreposition(name) || startsWithPreposition(first)
            selector += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `setTitle:` for `title`.
    static func setter(_ property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

    private static func startsWithPreposition(_ label: String) -> Bool {
        prepositions.contains(String(label.prefix { !$0.isUppercase }))
    }

    private static func endsWithPreposition(_ name: String) -> Bool {
        guard let start = name.lastIndex(where: \.isUppercase) else { return prepositions.contains(name) }
        return prepositions.contains(name[start...].lowercased())
    }

    /// English prepositions, as the compiler lists them.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
