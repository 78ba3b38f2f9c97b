/// What stands between the parentheses of `#selector(…)`, and the call that takes its place:
/// a name, and the method itself as a reference that is not bound to an instance.
struct SelectorExpression {
    private enum Owner {
        case type(String)
        case instance(String)

        var text: String {
            switch self {
            case .type(let name): name
            case .instance(let expression): "Selector.owner(of: \(expression))"
            }
        }

        /// The type as a cast names it; the compiler fills in an instance's.
        var typeName: String {
            switch self {
            case .type(let name): name
            case .instance: "_"
            }
        }
    }

    let tokens: [SwiftToken]
    let source: [Unicode.Scalar]
    let enclosingType: [String]
    let isInProtocol: Bool
    let methods: DeclaredMethods

    var lowered: String {
        let inner = unwrapped(tokens)
        if inner.count > 2, inner[1].text == ":", inner[0].text == "getter" || inner[0].text == "setter" {
            let property = inner.last { $0.kind == .word }?.name ?? ""
            return named(inner[0].text == "getter" ? property : ObjectiveCName.setter(property))
        }
        var expression = inner
        var cast: [SwiftToken] = []
        if let index = topLevel(inner).first(where: { inner[$0].text == "as" }) {
            expression = unwrapped(Array(inner[..<index]))
            cast = Array(inner[(index + 1)...])
        }
        return lowered(expression, cast: cast)
    }

    private func lowered(_ expression: [SwiftToken], cast: [SwiftToken]) -> String {
        var nameIndex = expression.count - 1
        var labels: [String]?
        if expression.last?.text == ")" {
            guard let open = expression.lastIndex(where: { $0.text == "(" }), open > 0 else { return named(text(expression)) }
            labels = expression[open...].filter { $0.kind == .word }.map(\.name)
            nameIndex = open - 1
        }
        guard nameIndex >= 0, expression[nameIndex].kind == .word else { return named(text(expression)) }
        let method = expression[nameIndex].name
        let base = nameIndex > 1 && expression[nameIndex - 1].text == "." ? Array(expression[..<(nameIndex - 1)]) : []
        let owner = owner(base)
        let selector =
            methods.selector(method, labels: labels, in: typeName(base))
            ?? ObjectiveCName.selector(method, labels: labels ?? [])
        guard let owner else { return named(selector) }
        let reference = owner.text + "." + text(Array(expression[nameIndex...]))
        return "Selector(\"\(selector)\", \(reference)\(castText(cast, owner: owner)))"
    }

    private func named(_ selector: String) -> String { "Selector(\"\(selector)\")" }

    /// What the reference is taken from: a type, or the type of an instance. A protocol's methods cannot be referred to.
    private func owner(_ base: [SwiftToken]) -> Owner? {
        guard let last = base.last else {
            let isUnnamed = isInProtocol || methods.protocols.contains(enclosingType.last ?? "")
            return isUnnamed || enclosingType.isEmpty ? nil : .type(enclosingType.joined(separator: "."))
        }
        if base.count == 1, ["self", "super", "Self"].contains(last.text) { return owner([]) }
        if last.text == "?" || last.text == "!" { return owner(base.dropLast()) }
        let word = base.last { $0.kind == .word }?.name ?? ""
        if methods.protocols.contains(word) || Self.protocols.contains(word) { return nil }
        let isType = word.first?.isUppercase == true && (last.kind == .word || last.text.hasSuffix(">"))
        return isType ? .type(text(base)) : .instance(text(base))
    }

    /// Protocols of UIKit that responder actions are often named by.
    private static let protocols: Set<String> = ["UIResponderStandardEditActions"]

    /// The last part of the type in which the method is looked up.
    private func typeName(_ base: [SwiftToken]) -> String? {
        if base.isEmpty || (base.count == 1 && ["self", "super", "Self"].contains(base[0].text)) { return enclosingType.last }
        return base.last { $0.kind == .word }?.name
    }

    /// The type as the reference has it: from the instance to the method, on the main actor.
    private func castText(_ cast: [SwiftToken], owner: Owner) -> String {
        guard !cast.isEmpty else { return "" }
        let arrows = topLevel(cast).filter { cast[$0].text == "->" }
        guard let first = arrows.first else { return " as " + text(cast) }
        if arrows.count == 1 { return " as @MainActor (\(owner.typeName)) -> @MainActor \(text(cast))" }
        return " as @MainActor \(text(Array(cast[..<first]))) -> @MainActor \(text(Array(cast[(first + 1)...])))"
    }

    // MARK: - Tokens

    private func text(_ tokens: [SwiftToken]) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(String.UnicodeScalarView(source[first.range.lowerBound..<last.range.upperBound]))
    }

    /// Without parentheses around the whole.
    private func unwrapped(_ tokens: [SwiftToken]) -> [SwiftToken] {
        var tokens = tokens
        while tokens.first?.text == "(", LoweringPass.partner(of: 0, tokens) == tokens.count - 1, tokens.count > 2 {
            tokens = Array(tokens[1..<(tokens.count - 1)])
        }
        return tokens
    }

    /// Indices of the tokens outside all brackets.
    private func topLevel(_ tokens: [SwiftToken]) -> [Int] {
        var depth = 0
        return tokens.indices.filter { index in
            if tokens[index].kind == .open { depth += 1 }
            if tokens[index].kind == .close { depth -= 1 }
            return depth == 0
        }
    }
}
