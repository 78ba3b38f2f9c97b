extension SwiftLexer {
    /// A string from its first `#` or quotation mark to its last.
    mutating func lexString(pounds: Int) {
        let isMultiline = self[pounds] == "\"" && self[pounds + 1] == "\"" && self[pounds + 2] == "\""
        var length = pounds + (isMultiline ? 3 : 1)
        while position + length < source.count {
            let scalar = self[length]
            if scalar == "\\", isRepeated("#", pounds, at: length + 1) {
                length += 1 + pounds
                guard self[length] == "(" else {
                    length += 1
                    continue
                }
                emit(.text, length: length)
                lexInterpolation()
                length = 0
            } else if let end = closing(at: length, pounds: pounds, isMultiline: isMultiline) {
                emit(.text, length: end)
                return
            } else if scalar.isNewline, !isMultiline {
                break
            } else {
                length += 1
            }
        }
        emit(.text, length: length)
    }

    private func closing(at offset: Int, pounds: Int, isMultiline: Bool) -> Int? {
        let quotes = isMultiline ? 3 : 1
        guard isRepeated("\"", quotes, at: offset), isRepeated("#", pounds, at: offset + quotes) else { return nil }
        return offset + quotes + pounds
    }

    private func isRepeated(_ scalar: Unicode.Scalar, _ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { self[offset + $0] == scalar }
    }

    /// From the opening parenthesis to its partner.
    private mutating func lexInterpolation() {
        var depth = 0
        repeat {
            let before = tokens.count
            step()
            guard tokens.count == before + 1, let token = tokens.last else { continue }
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
        } while depth > 0 && position < source.count
    }

    /// Length of the `/…/` that begins here; nil where the slash is an operator: after an operand, before a space, without a partner on its line.
    func regexLength() -> Int? {
        guard !followsOperand, !self[1].isSpace, !self[1].isNewline else { return nil }
        var length = 1
        var depth = 0
        while !self[length].isNewline, self[length] != "\0" {
            switch self[length] {
            case "\\": length += 1
            case "(": depth += 1
            case ")": depth -= 1
            case "/": return self[length - 1].isSpace ? nil : length + 1
            default: break
            }
            guard depth >= 0 else { return nil }
            length += 1
        }
        return nil
    }

    /// `#/…/#` may run over lines.
    func extendedRegexLength(pounds: Int) -> Int {
        var length = pounds + 1
        while position + length < source.count {
            if self[length] == "/", isRepeated("#", pounds, at: length + 1) { return length + 1 + pounds }
            length += self[length] == "\\" ? 2 : 1
        }
        return length
    }

    private static let wordsBeforeExpressions: Set<String> = [
        "return", "in", "case", "if", "while", "guard", "where", "throw", "try", "await", "else", "switch", "is", "as", "let", "var",
    ]

    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word: return !Self.wordsBeforeExpressions.contains(last.text)
        case .number, .text, .regex, .close: return true
        case .sign: return last.text == "?" || last.text == "!"
        case .attribute, .pound, .open, .mark: return false
        }
    }
}
