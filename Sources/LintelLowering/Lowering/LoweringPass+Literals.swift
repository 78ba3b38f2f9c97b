/// `#…` expressions.
extension LoweringPass {
    mutating func lowerPound(_ index: Int) -> Int {
        switch tokens[index].text {
        case "#if", "#elseif": return lowerCondition(index)
        case "#selector": return lowerSelector(index)
        case "#keyPath": return lowerKeyPath(index)
        case "#colorLiteral":
            edits.append(Edit(tokens[index].range, "UIColor", of: source))
            return index + 1
        case "#imageLiteral":
            edits.append(Edit(tokens[index].range, "UIImage", of: source))
            guard let open = argumentList(after: index), tokens[open + 1].text == "resourceName" else { return index + 1 }
            edits.append(Edit(tokens[open + 1].range, "imageLiteralResourceName", of: source))
            return open + 2
        default: return index + 1
        }
    }

    private mutating func lowerSelector(_ index: Int) -> Int {
        guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return index + 1 }
        let end = partner(of: index + 1)
        guard end > index + 2 else { return index + 1 }
        let expression = SelectorExpression(
            tokens: Array(tokens[(index + 2)..<end]), source: source, enclosingType: scopes.enclosingType,
            isInProtocol: scopes.isInProtocol, methods: methods)
        let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        edits.append(Edit(range, expression.lowered, of: source))
        return end + 1
    }

    /// The path as a string. A leading type or `self` does not belong to it.
    private mutating func lowerKeyPath(_ index: Int) -> Int {
        guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return index + 1 }
        let end = partner(of: index + 1)
        guard end > index + 1 else { return index + 1 }
        let names = tokens[(index + 2)..<end].filter { $0.kind == .word }.map(\.name)
        let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }
        let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        edits.append(Edit(range, "\"" + path.joined(separator: ".") + "\"", of: source))
        return end + 1
    }
}
