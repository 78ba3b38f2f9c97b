/// The methods a file declares, by type: `#selector(tap)` may name one without its labels, and `@objc(name:)` may have renamed it.
struct DeclaredMethods {
    private struct Method {
        var type: String
        var name: String
        var labels: [String]
        var selector: String
    }

    private var methods: [Method] = []
    private(set) var protocols: Set<String> = []

    init(_ tokens: [SwiftToken]) {
        var scopes = TypeScopes()
        var renamed: String?
        for index in tokens.indices {
            let token = tokens[index]
            if token.text == "@objc" { renamed = Self.argument(after: index, tokens) }
            if token.isWord("protocol"), let body = TypeScopes.declaration(at: index, of: tokens) { protocols.formUnion(body.names) }
            if token.isWord("func"), let method = Self.method(at: index, tokens) {
                let selector = renamed ?? ObjectiveCName.selector(method.name, labels: method.labels)
                let type = scopes.enclosingType.last ?? ""
                methods.append(Method(type: type, name: method.name, labels: method.labels, selector: selector))
            }
            if ["func", "var", "let", "class", "init", "protocol", "extension", "enum", "}"].contains(token.text) { renamed = nil }
            scopes.pass(index, of: tokens)
        }
    }

    /// The selector of a method of `type`, or of one that the type inherits from another of this file; nil where the file does not tell.
    func selector(_ name: String, labels: [String]?, in type: String?) -> String? {
        let named = methods.filter { $0.name == name && (labels == nil || $0.labels == labels) }
        let own = named.filter { $0.type == type }
        let selectors = Set((own.isEmpty ? named : own).map(\.selector))
        return selectors.count == 1 ? selectors.first : nil
    }

    /// The text between the parentheses after the attribute.
    private static func argument(after index: Int, _ tokens: [SwiftToken]) -> String? {
        guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return nil }
        return tokens[(index + 2)...].prefix { $0.text != ")" }.map(\.name).joined()
    }

    /// Name and argument labels of the function declared here.
    static func method(at index: Int, _ tokens: [SwiftToken]) -> (name: String, labels: [String])? {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
        guard let open = tokens[(index + 2)...].firstIndex(where: { $0.text == "(" || $0.text == "{" }), tokens[open].text == "(" else {
            return nil
        }
        var labels: [String] = []
        var depth = 0
        var startsParameter = true
        for token in tokens[open...] {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, startsParameter, token.kind == .word {
                labels.append(token.name)
                startsParameter = false
            }
            if depth == 1, token.text == "," { startsParameter = true }
        }
        return (tokens[index + 1].name, labels)
    }
}
