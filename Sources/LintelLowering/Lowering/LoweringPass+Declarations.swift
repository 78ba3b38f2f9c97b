/// Attributes and modifiers that only mean something to Objective-C or to Interface Builder.
extension LoweringPass {
    private static let attributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
        "@GKInspectable", "@NSCopying",
    ]

    mutating func lowerAttribute(_ index: Int) -> Int {
        let token = tokens[index]
        if token.text == "@UIApplicationMain" { edits.append(Edit(token.range, "@main             ", of: source)) }
        guard Self.attributes.contains(token.text) else { return index + 1 }
        if token.text == "@objc" { isObjectiveC = true }
        let last = nameList(after: index).map(partner(of:)) ?? index
        edits.append(Edit(blanking: token.range.lowerBound..<tokens[last].range.upperBound, of: source))
        return last + 1
    }

    /// The parentheses of `@objc(name:)`, which may stand apart; other attributes here have none.
    private func nameList(after index: Int) -> Int? {
        guard tokens[index].text == "@objc", index + 1 < tokens.count, tokens[index + 1].text == "(" else { return nil }
        return tokens[index + 1].startsLine ? nil : index + 1
    }

    private static let wordsAfterModifier: Set<String> = [
        "var", "let", "func", "class", "static", "override", "final", "private", "fileprivate", "internal", "package", "public", "open",
        "weak",
        "unowned", "lazy", "required", "convenience", "init", "subscript", "nonisolated", "optional", "mutating",
    ]
    private static let wordsBeforeExpressions: Set<String> = ["return", "in", "try", "await", "throw", "case", "is", "as"]

    /// `dynamic` is a name as well: it is a modifier before a declaration's other words, where no expression is under way.
    mutating func lowerDynamic(_ index: Int) {
        guard index + 1 < tokens.count else { return }
        let next = tokens[index + 1]
        guard next.kind == .attribute || (next.kind == .word && Self.wordsAfterModifier.contains(next.text)) else { return }
        if index > 0 {
            let before = tokens[index - 1]
            let endsStatement = before.kind != .sign && !["(", "[", ".", ",", ":"].contains(before.text)
            guard endsStatement, !Self.wordsBeforeExpressions.contains(before.text) else { return }
        }
        edits.append(Edit(blanking: tokens[index].range, of: source))
    }

    /// An Objective-C protocol holds classes only, and `weak` properties rely on it.
    mutating func lowerProtocol(_ index: Int) {
        defer { isObjectiveC = false }
        guard isObjectiveC, TypeScopes.declaration(at: index, of: tokens) != nil, index + 2 < tokens.count else { return }
        let name = tokens[index + 1]
        let inherits = tokens[index + 2].text == ":"
        if inherits, tokens[(index + 3)...].prefix(while: { $0.text != "{" }).contains(where: { $0.isWord("class") }) { return }
        let end = inherits ? tokens[index + 2].range.upperBound : name.range.upperBound
        edits.append(Edit(end..<end, inherits ? " AnyObject," : ": AnyObject", of: source))
    }
}
