internal import LintelEvidence

/// A part of an expression: its value, and what it would be called as a receiver.
struct ObjectiveCTerm {
    var value: SourceValue
    var path: String

    static let unknown = ObjectiveCTerm(value: .other("…"), path: "…")
}

extension ObjectiveCParser {
    /// Up to a comma, a semicolon, a colon or a closing bracket.
    mutating func readExpression() -> ObjectiveCTerm {
        guard depth < Self.depthLimit else {
            skipOperand()
            return .unknown
        }
        depth += 1
        defer { depth -= 1 }
        let first = token
        var left = readTerm()
        while isOperator {
            if token.isMark("=") {
                let name = previous
                advance()
                return assign(left, name, from: first)
            }
            if token.isMark("?") { return readChoice(left) }
            let operation = token
            advance()
            if isTerminator || isAtEnd { break }
            let right = readTerm()
            left = ObjectiveCTerm(value: .other(left.path + text(operation) + right.path), path: "…")
        }
        return left
    }

    /// A word after a term is the next part of a message.
    private var isOperator: Bool {
        guard case .mark = token.kind else { return false }
        return !isTerminator && !token.isMark("[") && !token.isMark("(") && !token.isMark("{") && !token.isMark("@")
    }

    private var isTerminator: Bool {
        token.isMark(",") || token.isMark(";") || token.isMark(")") || token.isMark("]") || token.isMark("}") || token.isMark(":")
    }

    private mutating func skipOperand() {
        while !isAtEnd, !isTerminator {
            if token.isMark("(") || token.isMark("[") || token.isMark("{") { skipBracketed() } else { advance() }
        }
    }

    /// `condition ? a : b`, `a ?: b`.
    private mutating func readChoice(_ condition: ObjectiveCTerm) -> ObjectiveCTerm {
        advance()
        let yes = token.isMark(":") ? condition : readExpression()
        guard skip(":") else { return .unknown }
        let no = readExpression()
        return ObjectiveCTerm(value: .oneOf([yes.value, no.value]), path: "…")
    }

    private mutating func assign(_ target: ObjectiveCTerm, _ name: ObjectiveCToken, from first: ObjectiveCToken) -> ObjectiveCTerm {
        let parts = target.path.split(separator: ".")
        let word = parts.last.map { Self.unprefixed(String($0)) } ?? ""
        let receiver = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
        let role: TypeUse.Role? = word == "rootViewController" ? .root : word == "viewControllers" && isTab(receiver) ? .tab : nil
        if let role { roles.append(role) }
        let value = readExpression()
        if role != nil { roles.removeLast() }
        if receiver == nil { bind(word, value.value, at: name, isProperty: !locals.contains(word)) }
        if SourceVocabulary.calls.contains(word) {
            file.calls.append(
                CallEvidence(
                    .assignment, receiver: receiver, name: word, arguments: [SourceArgument(nil, value.value)], scope: scope,
                    place: place(first, previous), namePlace: place(name, name)))
        }
        return value
    }

    private func isTab(_ receiver: String?) -> Bool {
        receiver?.lowercased().contains("tab") ?? openType.map { file.types[$0].name.contains("Tab") } ?? false
    }

    // MARK: Terms

    mutating func readTerm() -> ObjectiveCTerm {
        var sign: String?
        while token.isMark("!") || token.isMark("&") || token.isMark("*") || token.isMark("-") || token.isMark("~") || isStep {
            if sign == nil, token.isMark("!") || token.isMark("-") { sign = text(token) }
            advance()
        }
        let term = readPostfix()
        return sign.map { ObjectiveCTerm(value: .other($0 + term.path), path: term.path) } ?? term
    }

    /// An operand with its members and subscripts.
    private mutating func readPostfix() -> ObjectiveCTerm {
        var term = readOperand()
        while true {
            if token.isMark("."), peek().kind == .word {
                advance()
                term = member(term)
            } else if token.kind == .mark(UInt8(ascii: "-"), isLong: true), text(token) == "->" {
                advance()
                term = member(term)
            } else if token.isMark("[") {
                term = subscripted(term)
            } else if isStep {
                advance()
            } else {
                return term
            }
        }
    }

    /// `++` or `--`.
    private var isStep: Bool {
        guard case .mark(let byte, true) = token.kind, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return false }
        return text(token) == "++" || text(token) == "--"
    }

    /// `.name` after a term: stands on the name.
    private mutating func member(_ base: ObjectiveCTerm) -> ObjectiveCTerm {
        guard let written = word else { return base }
        let named = token
        advance()
        let name = Self.unprefixed(written)
        if base.path == "self" { return ObjectiveCTerm(value: .name(name), path: name) }
        if base.path == "super" { return ObjectiveCTerm(value: .inherited, path: "super." + name) }
        let path = base.path + "." + name
        if ObjectiveCVocabulary.reads.contains(name), !token.isMark("=") { noteRead(base.path, name, named) }
        return ObjectiveCTerm(value: .other(path), path: path)
    }

    private mutating func noteRead(_ receiver: String, _ name: String, _ named: ObjectiveCToken) {
        file.calls.append(
            CallEvidence(
                .read, receiver: receiver, name: name, scope: scope, place: place(named, named), namePlace: place(named, named)))
    }

    private mutating func subscripted(_ base: ObjectiveCTerm) -> ObjectiveCTerm {
        advance()
        let key = readExpression()
        _ = skip("]")
        let number = if case .number(let value) = key.value { "\(Int(value))" } else { key.path }
        let path = base.path + "[" + number + "]"
        return ObjectiveCTerm(value: .other(path), path: path)
    }

    private mutating func readOperand() -> ObjectiveCTerm {
        switch token.kind {
        case .string: return string()
        case .number:
            let digits = text(token)
            advance()
            return ObjectiveCTerm(value: Double(digits).map(SourceValue.number) ?? .other(digits), path: digits)
        case .word: return readWordOperand()
        case .mark(UInt8(ascii: "["), false): return readMessage()
        case .mark(UInt8(ascii: "("), false): return readParenthesized()
        case .mark(UInt8(ascii: "^"), false): return readBlockLiteral()
        case .mark(UInt8(ascii: "@"), false): return readLiteral()
        case .mark(UInt8(ascii: "{"), false):
            skipBracketed()
            return .unknown
        case .mark, .end:
            return .unknown
        }
    }

    private mutating func string() -> ObjectiveCTerm {
        var content = ""
        while token.kind == .string {
            content += text(token)
            advance()
        }
        return ObjectiveCTerm(value: .string(content, isLocalized: false), path: "“…”")
    }

    private mutating func readWordOperand() -> ObjectiveCTerm {
        let first = token
        let word = text(token)
        advance()
        switch word {
        case "YES", "true", "TRUE": return ObjectiveCTerm(value: .boolean(true), path: word)
        case "NO", "false", "FALSE": return ObjectiveCTerm(value: .boolean(false), path: word)
        case "nil", "NULL", "Nil": return ObjectiveCTerm(value: .nothing, path: word)
        case "@selector", "@protocol", "@encode", "@available":
            let start = index
            if token.isMark("(") { skipBracketed() }
            let name = (start..<index).map { text(tokens[$0]) }.joined()
            return ObjectiveCTerm(value: .other(word + name), path: word)
        default: break
        }
        if token.isMark("(") { return readFunction(word, first) }
        let name = Self.unprefixed(word)
        return ObjectiveCTerm(value: Self.isConstant(word) ? .constant(word) : .name(name), path: name)
    }

    /// `UIBarButtonItemStylePlain`, `kCellHeight`.
    private static func isConstant(_ word: String) -> Bool {
        let letters = word.prefix(2)
        return letters.count == 2 && letters.allSatisfy(\.isUppercase) || letters.first == "k" && letters.last?.isUppercase == true
    }

    private mutating func readFunction(_ name: String, _ first: ObjectiveCToken) -> ObjectiveCTerm {
        let arguments = readArguments()
        if name.hasPrefix("NSLocalizedString"), let key = arguments.first?.value.text {
            return ObjectiveCTerm(value: .string(key, isLocalized: true), path: name)
        }
        notePassings(arguments)
        let call = SourceCall(name, arguments, range: range(first, previous))
        if SourceVocabulary.keyAccess.contains(name), call.namesStatusBar { keep(nil, name, call, first, first) }
        return ObjectiveCTerm(value: .call(call), path: name)
    }

    private mutating func readArguments() -> [SourceArgument] {
        guard skip("(") else { return [] }
        var arguments: [SourceArgument] = []
        while !isAtEnd, !token.isMark(")") {
            let before = index
            arguments.append(SourceArgument(nil, readExpression().value))
            if !skip(","), !token.isMark(")"), index == before { advance() }
            if token.isMark(";") || token.isMark("}") { break }
        }
        _ = skip(")")
        return arguments
    }

    /// A cast, or an expression in brackets.
    private mutating func readParenthesized() -> ObjectiveCTerm {
        let start = index
        if isCast() { return readTerm() }
        index = start
        advance()
        let term = readExpression()
        while !isAtEnd, !token.isMark(")"), !token.isMark(";"), !token.isMark("}") { advance() }
        _ = skip(")")
        return term
    }

    /// Goes over `(Type *)` when a term follows.
    private mutating func isCast() -> Bool {
        advance()
        var words = 0
        while token.kind == .word || token.isMark("*") || token.isMark("<") || token.isMark(">") {
            if token.kind == .word { words += 1 }
            advance()
        }
        guard words > 0, skip(")") else { return false }
        switch token.kind {
        case .word, .string, .number: return true
        case .mark(let byte, false): return [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "@"), UInt8(ascii: "^")].contains(byte)
        case .mark, .end: return false
        }
    }

    /// `^(BOOL done) { … }`: its statements run later, its returns are its own.
    private mutating func readBlockLiteral() -> ObjectiveCTerm {
        advance()
        while !isAtEnd, !token.isMark("{"), !token.isMark(";"), !token.isMark(")"), !token.isMark("]") {
            if token.isMark("(") { skipBracketed() } else { advance() }
        }
        guard token.isMark("{") else { return .unknown }
        blockDepth += 1
        readBlock()
        blockDepth -= 1
        return ObjectiveCTerm(value: .other("{…}"), path: "{…}")
    }

    /// `@[…]`, `@{…}`, `@(…)`, `@1`.
    private mutating func readLiteral() -> ObjectiveCTerm {
        advance()
        if token.isMark("[") {
            advance()
            var values: [SourceValue] = []
            while !isAtEnd, !token.isMark("]") {
                let before = index
                values.append(readExpression().value)
                if !skip(","), index == before { advance() }
                if token.isMark(";") { break }
            }
            _ = skip("]")
            return ObjectiveCTerm(value: .list(values), path: "list")
        }
        if token.isMark("{") {
            readDictionary()
            return ObjectiveCTerm(value: .other("{}"), path: "dictionary")
        }
        if token.isMark("(") {
            advance()
            let term = readExpression()
            _ = skip(")")
            return term
        }
        return readTerm()
    }

    private mutating func readDictionary() {
        advance()
        while !isAtEnd, !token.isMark("}") {
            let before = index
            _ = readExpression()
            if !skip(":"), !skip(","), index == before { advance() }
            if token.isMark(";") { return }
        }
        _ = skip("}")
    }
}
