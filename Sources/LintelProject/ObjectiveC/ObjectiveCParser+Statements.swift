internal import LintelEvidence

extension ObjectiveCParser {
    /// `{ … }`.
    mutating func readBlock() {
        guard skip("{") else { return }
        guard depth < Self.depthLimit else {
            index -= 1
            return skipBracketed()
        }
        depth += 1
        let here = conditions.count
        while !isAtEnd, !token.isMark("}") {
            let before = index
            readStatement()
            if index == before { advance() }
        }
        conditions.removeSubrange(here...)
        depth -= 1
        _ = skip("}")
    }

    mutating func readStatement() {
        guard depth < Self.depthLimit else { return skipToSemicolon() }
        depth += 1
        defer { depth -= 1 }
        if token.isMark("{") { return readBlock() }
        if skip(";") { return }
        switch word {
        case "if": readIf()
        case "for", "while": readLoop()
        case "switch": readSwitch()
        case "do":
            advance()
            readStatement()
        case "else", "@try", "@finally", "@autoreleasepool", "default": readPrefixed()
        case "@catch", "@synchronized": readGuarded()
        case "case": readCase()
        case "return": readReturn()
        case "@end", "@implementation": return
        default: readExpressionStatement()
        }
    }

    private mutating func readPrefixed() {
        advance()
        _ = skip(":")
    }

    private mutating func readGuarded() {
        advance()
        if token.isMark("(") { skipBracketed() }
    }

    private mutating func readCase() {
        while !isAtEnd, !token.isMark(":"), !token.isMark(";"), !token.isMark("}") { advance() }
        _ = skip(":")
    }

    /// `if … else if … else …`: a chain is read in a loop, it may be long.
    private mutating func readIf() {
        let here = conditions.count
        var everyBranchLeaves = true
        while word == "if" {
            advance()
            let condition = readCondition()
            let start = index
            under(condition) { $0.readStatement() }
            everyBranchLeaves = everyBranchLeaves && leaves(from: start)
            if conditions.count < Self.depthLimit { conditions.append(Self.negation(of: condition)) }
            guard word == "else" else {
                if !everyBranchLeaves { conditions.removeSubrange(here...) }
                return
            }
            advance()
        }
        readStatement()
        conditions.removeSubrange(min(here, conditions.count)...)
    }

    /// Whether the statement that was just read ends by leaving.
    private func leaves(from start: Int) -> Bool {
        var last = index - 1
        while last > start, tokens[last].isMark("}") || tokens[last].isMark(";") { last -= 1 }
        while last >= start {
            if tokens[last].kind == .word, ["return", "break", "continue", "goto"].contains(text(tokens[last])) { return true }
            if tokens[last].isMark(";") || tokens[last].isMark("{") || tokens[last].isMark("}") { return false }
            last -= 1
        }
        return false
    }

    private static func negation(of condition: SourceCondition) -> SourceCondition {
        switch condition {
        case .available(let major, let minor): .before(major: major, minor: minor)
        case .before(let major, let minor): .available(major: major, minor: minor)
        case .when(let text): .when("!(" + text + ")")
        case .compiled(let text): .compiled("!(" + text + ")")
        }
    }

    mutating func under(_ condition: SourceCondition, _ body: (inout ObjectiveCParser) -> Void) {
        let here = conditions.count
        conditions.append(condition)
        body(&self)
        conditions.removeSubrange(min(here, conditions.count)...)
    }

    private mutating func readLoop() {
        let first = word ?? ""
        advance()
        guard token.isMark("(") else { return }
        let condition = readCondition()
        under(condition == .when("") ? .when(first) : condition) { $0.readStatement() }
    }

    private mutating func readSwitch() {
        advance()
        guard token.isMark("(") else { return }
        let condition = readCondition()
        under(condition) { $0.readStatement() }
    }

    /// `(…)`: its messages are read, its text is the condition.
    private mutating func readCondition() -> SourceCondition {
        guard token.isMark("(") else { return .when("?") }
        let first = index
        skipBracketed()
        let end = index
        let inside = (first + 1)..<max(first + 1, end - 1)
        let condition = availability(inside) ?? .when(inside.prefix(40).map { text(tokens[$0]) }.joined())
        index = first + 1
        while index < end - 1, !isAtEnd {
            let before = index
            _ = readExpression()
            if index == before { advance() }
            while index < end - 1, token.isMark(";") || token.isMark(",") { advance() }
        }
        index = end
        return condition
    }

    /// `@available(iOS 13.0, *)` alone.
    private func availability(_ inside: Range<Int>) -> SourceCondition? {
        guard let first = inside.first, text(tokens[first]) == "@available", inside.count > 3 else { return nil }
        for index in inside.dropFirst() where text(tokens[index]) == "iOS" && inside.contains(index + 1) {
            let parts = text(tokens[index + 1]).split(separator: ".").compactMap { Int($0) }
            return .available(major: parts.first ?? 0, minor: parts.count > 1 ? parts[1] : 0)
        }
        return nil
    }

    private mutating func readReturn() {
        advance()
        guard !token.isMark(";") else { return }
        let first = token
        let value = readExpression().value
        if blockDepth == 0, openMember != nil {
            let answer = MemberEvidence.Answer(
                value, at: place(first, previous), conditions: compileConditions[first.condition] + conditions)
            openMember?.answers.append(answer)
        }
        skipToSemicolon()
    }

    private mutating func readExpressionStatement() {
        if let declared = declaredName() {
            locals.insert(declared)
            let start = token
            advance()
            if skip("=") {
                let value = readExpression().value
                bind(declared, value, at: start, isProperty: false)
            }
        } else {
            _ = readExpression()
        }
        skipToSemicolon()
    }

    /// `UIBarButtonItem *item = …`: stands on the name then. Nothing is read when the statement declares nothing.
    private mutating func declaredName() -> String? {
        let start = index
        while let word, ["static", "const", "__block", "__weak", "__strong", "__kindof", "__unused"].contains(word) { advance() }
        guard token.kind == .word, let type = word, type != "self", type != "super", !type.hasPrefix("@") else {
            index = start
            return nil
        }
        advance()
        if token.isMark("<") {
            var length = 0
            while !isAtEnd, !token.isMark(">"), !token.isMark(";"), length < 24 {
                advance()
                length += 1
            }
            _ = skip(">")
        }
        while token.isMark("*") || word == "const" || word == "__strong" { advance() }
        guard let name = word, peek().isMark("=") || peek().isMark(";") else {
            index = start
            return nil
        }
        return name
    }

    private mutating func skipToSemicolon() {
        while !isAtEnd, !token.isMark(";"), !token.isMark("}") {
            if token.isMark("{") { skipBracketed() } else { advance() }
        }
        _ = skip(";")
    }

    mutating func bind(_ name: String, _ value: SourceValue, at token: ObjectiveCToken, isProperty: Bool) {
        switch value {
        case .call, .list, .name, .oneOf, .string: break
        case .boolean, .number, .nothing, .constant, .inherited, .other: return
        }
        facts.bindings.append(
            ItemFacts.Binding(name, value, scope: scope, start: lines.position(token.start), isProperty: isProperty))
    }
}
