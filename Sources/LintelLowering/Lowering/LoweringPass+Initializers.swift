/// Cells and segues are made from their class, which Swift allows for required initializers only; Objective-C allows it for all, so code says `override`.
extension LoweringPass {
    /// `override init(style:reuseIdentifier:)` of table cells, and `override init(frame:)` of collection cells,
    /// and `override init(identifier:source:destination:)` of segues become required ones.
    mutating func lowerInitializer(_ index: Int) {
        guard index + 3 < tokens.count, tokens[index + 1].text == "(" else { return }
        let labels = tokens[(index + 2)...partner(of: index + 1)]
        let isMade: Bool
        switch tokens[index + 2].text {
        case "style": isMade = labels.contains { $0.isWord("reuseIdentifier") }
        case "frame": isMade = isInReusableView
        case "identifier": isMade = ["source", "destination"].allSatisfy { label in labels.contains { $0.isWord(label) } }
        case "reuseIdentifier": isMade = parent?.hasSuffix("HeaderFooterView") == true
        default: isMade = false
        }
        guard isMade else { return }
        var modifier = index - 1
        while modifier >= 0, Self.initializerModifiers.contains(tokens[modifier].text) {
            if tokens[modifier].text == "override" { edits.append(Edit(tokens[modifier].range, "required", of: source)) }
            modifier -= 1
        }
    }

    private static let initializerModifiers: Set<String> = ["override", "public", "open", "internal", "fileprivate", "package"]

    /// Whether the class around inherits from a class whose name says so.
    private var isInReusableView: Bool {
        guard let parent else { return false }
        return parent.hasSuffix("Cell") || parent.hasSuffix("CollectionReusableView")
    }

    /// What the class around inherits from.
    private var parent: String? { scopes.enclosingType.last.flatMap { parents[$0] } }

    /// What each class of the file inherits from.
    static func parents(_ tokens: [SwiftToken]) -> [String: String] {
        var parents: [String: String] = [:]
        for index in tokens.indices where tokens[index].isWord("class") {
            guard let body = TypeScopes.declaration(at: index, of: tokens), let name = body.names.last else { continue }
            let head = tokens[(index + 2)...].prefix { $0.text != "{" }
            guard let colon = head.firstIndex(where: { $0.text == ":" }), colon + 1 < tokens.count else { continue }
            var last = colon + 1
            while last + 2 < tokens.count, tokens[last + 1].text == ".", tokens[last + 2].kind == .word { last += 2 }
            parents[name] = tokens[last].text
        }
        return parents
    }
}
