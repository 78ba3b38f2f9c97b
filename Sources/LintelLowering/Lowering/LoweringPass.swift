/// One walk over a file's tokens, which collects what is to be replaced.
struct LoweringPass {
    let source: [Unicode.Scalar]
    let tokens: [SwiftToken]
    let methods: DeclaredMethods
    let parents: [String: String]
    let interface: InterfaceMembers
    var scopes = TypeScopes()
    var edits: [Edit] = []
    /// `@objc` stood before the declaration that comes next.
    var isObjectiveC = false

    /// - Parameter beside: source of the target's other files.
    init(_ text: String, beside: [String] = []) {
        source = Array(text.unicodeScalars)
        tokens = SwiftLexer.tokens(of: source)
        methods = DeclaredMethods(tokens)
        parents = Self.parents(tokens)
        interface = InterfaceMembers(
            tokens, methods: methods, beside: beside.map { SwiftLexer.tokens(of: Array($0.unicodeScalars)) })
    }

    mutating func run() -> String {
        var index = 0
        while index < tokens.count {
            let next = step(index)
            for passed in index..<next { scopes.pass(passed, of: tokens) }
            index = next
        }
        return Edit.applied(edits, to: source)
    }

    /// Looks at the token and says where to go on.
    private mutating func step(_ index: Int) -> Int {
        if let table = interface.tables[index] {
            let end = tokens[index].range.upperBound
            edits.append(Edit(end..<end, table, of: source))
        }
        switch tokens[index].kind {
        case .attribute: return lowerAttribute(index)
        case .pound: return lowerPound(index)
        case .word:
            switch tokens[index].text {
            case "import": return lowerImport(index)
            case "dynamic": lowerDynamic(index)
            case "protocol": lowerProtocol(index)
            case "init":
                isObjectiveC = false
                lowerInitializer(index)
            case "class", "struct", "enum", "extension", "func", "var", "let", "subscript": isObjectiveC = false
            default: break
            }
            return index + 1
        case .number, .text, .regex, .open, .close, .mark, .sign: return index + 1
        }
    }

    // MARK: - Tokens

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(source[range])) }

    /// Index of the partner of the bracket here; the last token where the file ends before it.
    func partner(of open: Int) -> Int { Self.partner(of: open, tokens) }

    static func partner(of open: Int, _ tokens: [SwiftToken]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].kind == .open { depth += 1 }
            if tokens[index].kind == .close { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }

    /// Index of the parenthesis that touches the token, if one does.
    func argumentList(after index: Int) -> Int? {
        guard index + 1 < tokens.count, tokens[index + 1].text == "(", tokens[index + 1].touches else { return nil }
        return index + 1
    }
}
