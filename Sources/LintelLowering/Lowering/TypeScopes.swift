/// Follows braces and knows whose body a token stands in.
struct TypeScopes {
    struct Body {
        /// Names from the declaration, `["Outer", "Inner"]` for `extension Outer.Inner`; empty for a body that is no type's.
        var names: [String] = []
        var isProtocol = false
        var isClass = false
    }

    private var bodies: [Body] = []
    /// The type declared last, whose brace is still to come, and how many parentheses were open then.
    private var pending: (body: Body, parentheses: Int)?
    private var parentheses = 0

    /// The full name of the type around this place, as code here may write it: without what encloses the function in which a local
    /// type stands. Empty outside types.
    var enclosingType: [String] {
        var names: [String] = []
        for body in bodies.reversed() {
            if body.names.isEmpty {
                if names.isEmpty { continue }
                break
            }
            names = body.names + names
        }
        return names
    }

    /// The body around this place, whoever's it is.
    var innermost: Body? { bodies.last }

    var isInProtocol: Bool { bodies.last { !$0.names.isEmpty }?.isProtocol ?? false }

    mutating func pass(_ index: Int, of tokens: [SwiftToken]) {
        let token = tokens[index]
        switch token.text {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{":
            if let type = pending, type.parentheses == parentheses {
                bodies.append(type.body)
                pending = nil
            } else {
                bodies.append(Body())
            }
        case "}": _ = bodies.popLast()
        case "class", "struct", "enum", "extension", "actor", "protocol":
            if let body = Self.declaration(at: index, of: tokens) { pending = (body, parentheses) }
        default: break
        }
    }

    private static let wordsAfterClassModifier: Set<String> = [
        "func", "var", "let", "subscript", "override", "private", "fileprivate", "internal", "public", "open", "final", "dynamic",
        "nonisolated", "async", "required", "convenience", "weak", "unowned", "lazy",
    ]

    /// The type that the keyword here declares; nil where it is a modifier, a constraint or a member's name.
    static func declaration(at index: Int, of tokens: [SwiftToken]) -> Body? {
        let keyword = tokens[index]
        guard keyword.kind == .word, index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
        if index > 0, tokens[index - 1].text == "." || tokens[index - 1].isWord("import") { return nil }
        if keyword.text == "class", wordsAfterClassModifier.contains(tokens[index + 1].text) { return nil }
        if keyword.text == "actor", tokens[index + 1].startsLine || !isHeadEnd(index + 2, tokens) { return nil }
        var names = [tokens[index + 1].text]
        var next = index + 2
        while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .word {
            names.append(tokens[next + 1].text)
            next += 2
        }
        return Body(names: names, isProtocol: keyword.text == "protocol", isClass: keyword.text == "class")
    }

    private static func isHeadEnd(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
        guard index < tokens.count else { return false }
        return ["{", ":", "where"].contains(tokens[index].text) || tokens[index].text.hasPrefix("<")
    }
}
