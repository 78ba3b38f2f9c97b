/// References to build settings inside values: `$(NAME)` and `${NAME}`.
public enum BuildVariables {
    /// Deep enough for every chain of settings that ends; a setting that names itself does not.
    private static let deepestChain = 12

    /// Whether a text holds a reference.
    public static func isReference(_ text: String) -> Bool {
        // Nearly no text holds a dollar sign, and a search for one byte is cheap.
        text.utf8.contains(UInt8(ascii: "$")) && (text.contains("$(") || text.contains("${"))
    }

    /// The text with every reference replaced, or nil if one is unknown, unclosed, or names itself.
    public static func expand(_ text: String, depth: Int = 0, lookUp: (String) -> String?) -> String? {
        guard isReference(text) else { return text }
        guard depth < deepestChain else { return nil }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{" else {
                result += "$"
                rest = rest[after...]
                continue
            }
            guard let close = closing(in: rest, from: after) else { return nil }
            let reference = String(rest[rest.index(after: after)..<close])
            // A name can be put together from references of its own.
            guard let named = expand(reference, depth: depth + 1, lookUp: lookUp), let value = lookUp(name(named)),
                let expanded = expand(value, depth: depth + 1, lookUp: lookUp)
            else { return nil }
            result += expanded
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The bracket that closes the one at `open`; references can stand inside a name.
    private static func closing(in text: Substring, from open: Substring.Index) -> Substring.Index? {
        let (opener, closer): (Character, Character) = text[open] == "(" ? ("(", ")") : ("{", "}")
        var depth = 0
        var index = open
        while index < text.endIndex {
            if text[index] == opener { depth += 1 }
            if text[index] == closer {
                depth -= 1
                if depth == 0 { return index }
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// Without an operator such as `:rfc1034identifier`, which never touches what rules ask for.
    private static func name(_ reference: String) -> String {
        String(reference.prefix { $0 != ":" })
    }
}
