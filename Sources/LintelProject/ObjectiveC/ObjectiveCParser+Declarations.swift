internal import LintelEvidence

extension ObjectiveCParser {
    /// `@interface Name : Super <Protocol>`, `@interface Name (Category)`, `@interface Name ()`.
    mutating func readInterface() {
        let first = token
        advance()
        guard let name = word else { return }
        let named = token
        advance()
        skipAngles()
        var kind: TypeEvidence.Kind = .class
        var supertypes: [String] = []
        if token.isMark("(") {
            kind = .extension
            skipBracketed()
        } else if skip(":"), let parent = word {
            supertypes.append(parent)
            advance()
        }
        supertypes += angleWords()
        let type = TypeEvidence(
            name: name, kind: kind, supertypes: supertypes, place: place(named, named), lines: lines(from: first, to: named),
            conditions: compileConditions[first.condition])
        file.types.append(type)
        let typeIndex = file.types.count - 1
        if token.isMark("{") { readInstanceVariables(typeIndex) }
        while !isAtEnd, word != "@end", word != "@implementation", word != "@interface" {
            if word == "@property" { readProperty(typeIndex) } else { advance() }
        }
        file.types[typeIndex].lines = lines(from: first, to: token)
        if word == "@end" { advance() }
    }

    mutating func readImplementation() {
        let first = token
        advance()
        guard let name = word else { return }
        let named = token
        advance()
        var kind: TypeEvidence.Kind = .class
        if token.isMark("(") {
            kind = .extension
            skipBracketed()
        }
        file.types.append(
            TypeEvidence(
                name: name, kind: kind, place: place(named, named), lines: lines(from: first, to: first),
                conditions: compileConditions[first.condition]))
        openType = file.types.count - 1
        if token.isMark("{") { skipBracketed() }
    }

    mutating func readProtocol() {
        let first = token
        advance()
        guard let name = word else { return }
        let named = token
        advance()
        if token.isMark(";") || token.isMark(",") { return }
        file.types.append(
            TypeEvidence(
                name: name, kind: .protocol, supertypes: angleWords(), place: place(named, named), lines: lines(from: first, to: named)))
        while !isAtEnd, word != "@end" { advance() }
        advance()
    }

    func lines(from first: ObjectiveCToken, to last: ObjectiveCToken) -> ClosedRange<Int> {
        let start = lines.position(first.start).line
        return start...max(start, lines.position(last.start).line)
    }

    private mutating func skipAngles() { _ = angleWords() }

    /// The words in `<…>`, if it comes next.
    private mutating func angleWords() -> [String] {
        guard token.isMark("<") else { return [] }
        var words: [String] = []
        while !isAtEnd, !token.isMark(">"), !token.isMark(";"), !token.isMark("{") {
            if let word { words.append(word) }
            advance()
        }
        _ = skip(">")
        return words
    }

    // MARK: Properties and variables

    private mutating func readProperty(_ type: Int) {
        let first = token
        advance()
        if token.isMark("(") { skipBracketed() }
        readVariable(type, first)
    }

    private mutating func readInstanceVariables(_ type: Int) {
        _ = skip("{")
        while !isAtEnd, !token.isMark("}") { readVariable(type, token) }
        _ = skip("}")
    }

    /// `IBOutlet UIToolbar *bar;`: the last word is the name, the first that is no mark of the language the type.
    private mutating func readVariable(_ type: Int, _ first: ObjectiveCToken) {
        var words: [ObjectiveCToken] = []
        while !isAtEnd, !token.isMark(";"), !token.isMark("}") {
            if token.isMark("<") {
                skipAngles()
            } else if token.isMark("(") {
                skipBracketed()
            } else {
                if token.kind == .word { words.append(token) }
                advance()
            }
        }
        _ = skip(";")
        guard words.count >= 2, let last = words.last else { return }
        let texts = words.map { text($0) }
        let isOutlet = texts.contains("IBOutlet")
        let name = Self.unprefixed(texts[texts.count - 1])
        let typeName = texts.dropLast().first { $0.first?.isUppercase == true && $0 != "IBOutlet" }
        guard isOutlet || typeName.map(Self.isBarType) == true else { return }
        file.types[type].members.append(
            MemberEvidence(
                name: name, form: .stored, isOutlet: isOutlet, typeName: typeName, place: place(last, last),
                lines: lines(from: first, to: last), conditions: compileConditions[last.condition]))
    }

    private static func isBarType(_ name: String) -> Bool {
        name.contains("BarButton") || name == "UIToolbar" || name == "UISegmentedControl"
    }

    /// An instance variable carries its property's name.
    static func unprefixed(_ name: String) -> String {
        name.hasPrefix("_") && name.count > 1 ? String(name.drop { $0 == "_" }) : name
    }

    // MARK: Methods

    /// `- (BOOL)prefersStatusBarHidden { … }`.
    mutating func readMethod() {
        let first = token
        let isStatic = token.isMark("+")
        advance()
        if token.isMark("(") { skipBracketed() }
        guard let name = word else { return }
        let named = token
        while !isAtEnd, !token.isMark("{"), !token.isMark(";") {
            if token.isMark("(") { skipBracketed() } else { advance() }
        }
        guard token.isMark("{") else { return }
        readBody(
            of: MemberEvidence(
                name: name, form: .method, isOverride: false, isStatic: isStatic, place: place(named, named),
                lines: lines(from: first, to: first), conditions: compileConditions[named.condition]))
    }

    /// Reads a body in braces, and keeps its member if it matters.
    mutating func readBody(of member: MemberEvidence) {
        openMember = member
        locals = []
        blockDepth = 0
        conditions = []
        depth = 0
        readBlock()
        guard var member = openMember else { return }
        openMember = nil
        member.lines = member.lines.lowerBound...max(member.lines.lowerBound, lines.position(previous.start).line)
        if !member.answers.isEmpty { bindAnswers(of: member) }
        guard let type = openType, SourceVocabulary.members.contains(member.name) else { return }
        file.types[type].members.append(member)
        file.types[type].lines = file.types[type].lines.lowerBound...member.lines.upperBound
    }

    /// A method that makes an item can stand for it in a list.
    private mutating func bindAnswers(of member: MemberEvidence) {
        for answer in member.answers {
            switch answer.value {
            case .call, .list, .name:
                facts.bindings.append(
                    ItemFacts.Binding(
                        member.name, answer.value,
                        scope: SourceScope(type: scope.type, member: member.name, conditions: answer.conditions),
                        start: answer.place.range?.start ?? .start, isProperty: true))
            case .boolean, .string, .number, .nothing, .constant, .oneOf, .inherited, .other: continue
            }
        }
    }
}
