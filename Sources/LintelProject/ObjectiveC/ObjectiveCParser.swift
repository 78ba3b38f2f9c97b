internal import LintelEvidence

/// Walks the tokens of one file and gathers its facts.
struct ObjectiveCParser {
    /// Deeper brackets are gone over: nobody writes them by hand.
    static let depthLimit = 120

    let path: String
    let bytes: [UInt8]
    let lines: LineTable
    let tokens: [ObjectiveCToken]
    let compileConditions: [[SourceCondition]]
    var index = 0
    var depth = 0

    var file: SourceFile
    var facts = ItemFacts()
    /// Index into `file.types` of the class that is being implemented.
    var openType: Int?
    var openMember: MemberEvidence?
    var blockDepth = 0
    var locals: Set<String> = []
    var conditions: [SourceCondition] = []
    var roles: [TypeUse.Role] = []

    init(path: String, bytes: [UInt8], lexer: ObjectiveCLexer) {
        self.path = path
        self.bytes = bytes
        lines = LineTable(bytes)
        tokens = lexer.tokens
        compileConditions = lexer.conditions
        file = SourceFile(path: path, language: .objectiveC, imports: lexer.modules)
    }

    // MARK: Tokens

    var token: ObjectiveCToken { tokens[index] }

    func peek(_ distance: Int = 1) -> ObjectiveCToken { tokens[min(index + distance, tokens.count - 1)] }

    var isAtEnd: Bool { token.kind == .end }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    func text(_ token: ObjectiveCToken) -> String {
        token.start < token.end ? String(decoding: bytes[token.start..<token.end], as: UTF8.self) : ""
    }

    var word: String? { token.kind == .word ? text(token) : nil }

    /// Goes over one mark if it is next.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard token.isMark(mark) else { return false }
        advance()
        return true
    }

    /// Goes over everything up to the bracket that closes the one at the reader, and over it.
    mutating func skipBracketed() {
        var level = 0
        repeat {
            switch token.kind {
            case .mark(UInt8(ascii: "("), false), .mark(UInt8(ascii: "["), false), .mark(UInt8(ascii: "{"), false): level += 1
            case .mark(UInt8(ascii: ")"), false), .mark(UInt8(ascii: "]"), false), .mark(UInt8(ascii: "}"), false): level -= 1
            case .end: return
            case .word, .number, .string, .mark: break
            }
            advance()
        } while level > 0
    }

    // MARK: Places

    var scope: SourceScope {
        SourceScope(
            type: openType.map { file.types[$0].name }, member: openMember?.name,
            conditions: compileConditions[token.condition] + conditions)
    }

    func range(_ first: ObjectiveCToken, _ last: ObjectiveCToken) -> TextRange { lines.range(first.start, max(first.end, last.end)) }

    func place(_ first: ObjectiveCToken, _ last: ObjectiveCToken) -> Place { Place(file: path, range: range(first, last)) }

    var previous: ObjectiveCToken { tokens[max(0, index - 1)] }

    // MARK: The file

    mutating func readFile() {
        while !isAtEnd {
            switch word {
            case "@interface": readInterface()
            case "@implementation": readImplementation()
            case "@protocol": readProtocol()
            case "@import": readModule()
            case "@end": closeType()
            default: readFree()
            }
        }
    }

    private mutating func closeType() {
        if let openType {
            let first = file.types[openType].lines.lowerBound
            file.types[openType].lines = first...max(first, lines.position(token.start).line)
        }
        openType = nil
        advance()
    }

    private mutating func readModule() {
        advance()
        if let module = word { file.imports.append(module) }
        advance()
    }

    /// Anything outside a class's sections, or between its methods: a method, a C function, a declaration.
    private mutating func readFree() {
        if openType != nil, token.isMark("-") || token.isMark("+") { return readMethod() }
        if token.isMark("{") { return skipBracketed() }
        if token.isMark("[") { return skipBracketed() }
        if token.kind == .word, peek().isMark("("), let name = word {
            advance()
            skipBracketed()
            guard token.isMark("{") else { return }
            readBody(of: MemberEvidence(name: name, form: .method, place: place(previous, previous), lines: 1...1))
            return
        }
        advance()
    }

    mutating func finish() -> SourceFile {
        joinCategories()
        let linking = BarItemLinking(facts, calls: file.calls, path: path)
        file.barItems = linking.items
        file.itemLists = linking.lists
        file.uses = linking.roles(of: file.uses)
        file.calls = linking.namedRoots(in: file.calls)
        file.mentions = mentions()
        return file
    }

    private func mentions() -> Set<String> {
        var names: Set<String> = []
        var before = ""
        for token in tokens where token.kind == .word {
            let isLong = token.end - token.start > "Controller".utf8.count
            let name = isLong || bytes[token.start] == UInt8(ascii: "@") ? text(token) : ""
            if name.hasSuffix("Controller"), !["@interface", "@implementation", "@class"].contains(before) { names.insert(name) }
            before = name
        }
        return names
    }

    /// An implementation of a class whose interface stands in the same file gets its superclass.
    private mutating func joinCategories() {
        for index in file.types.indices where file.types[index].kind == .class && file.types[index].supertypes.isEmpty {
            let name = file.types[index].name
            let declared = file.types.first { $0.name == name && $0.kind == .class && !$0.supertypes.isEmpty }
            file.types[index].supertypes = declared?.supertypes ?? []
        }
    }
}
