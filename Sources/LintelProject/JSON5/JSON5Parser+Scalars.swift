import LintelEvidence

/// Texts, numbers, words and member names.
extension JSON5Parser {
    mutating func memberName() throws(JSON5Error) -> String {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quotedText() }
        let start = index
        let name = word()
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else {
            index = start
            throw unexpected("a member's name or `}`")
        }
        return name
    }

    /// Letters, digits, `_`, `$` and everything beyond ASCII.
    private mutating func word() -> String {
        let start = index
        while let byte = current, byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isAlphanumeric(byte) {
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    mutating func wordOrNumber() throws(JSON5Error) -> JSON5.Value {
        guard let byte = current else { throw unexpected("a value") }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return .number(try number())
        default: break
        }
        let start = index
        switch word() {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default:
            index = start
            throw unexpected("a value")
        }
    }

    private mutating func number() throws(JSON5Error) -> Double {
        let start = position
        let first = index
        while let byte = current, isAlphanumeric(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte) {
            index += 1
        }
        let text = String(decoding: bytes[first..<index], as: UTF8.self)
        guard let value = Self.number(text) else { throw JSON5Error(.badNumber(text), at: start) }
        return value
    }

    /// Decimal with an optional leading or trailing dot, hexadecimal, and the words for what is no finite number.
    private static func number(_ text: String) -> Double? {
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let magnitude: Double?
        if digits == "Infinity" {
            magnitude = .infinity
        } else if digits == "NaN" {
            magnitude = .nan
        } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            magnitude = UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
        } else if digits.allSatisfy({ $0.isNumber || ".eE+-".contains($0) }), digits.contains(where: \.isNumber),
            !(digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
        {
            magnitude = Double((digits.hasPrefix(".") ? "0" : "") + digits)
        } else {
            magnitude = nil
        }
        return magnitude.map { isNegative ? -$0 : $0 }
    }

    mutating func quotedText() throws(JSON5Error) -> String {
        let start = position
        let quote = bytes[index]
        index += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case quote:
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case UInt8(ascii: "\n"): throw JSON5Error(.unterminatedText, at: start)
            default:
                text.append(byte)
                index += 1
            }
        }
        throw JSON5Error(.unterminatedText, at: start)
    }

    /// What an escape stands for; nothing for a line that goes on.
    private mutating func escape() throws(JSON5Error) -> [UInt8] {
        let start = position
        index += 1
        guard let byte = current else { throw JSON5Error(.unterminatedText, at: start) }
        switch byte {
        case UInt8(ascii: "\n"):
            newLine()
            return []
        case UInt8(ascii: "\r"):
            index += 1
            if current == UInt8(ascii: "\n") { newLine() }
            return []
        case UInt8(ascii: "u"): return try unicodeEscape(start)
        case UInt8(ascii: "x"): return Array(String(try scalar(digits: 2, start)).utf8)
        case UInt8(ascii: "1")...UInt8(ascii: "9"): throw JSON5Error(.badEscape("\\\(Unicode.Scalar(byte))"), at: start)
        default: break
        }
        index += 1
        let letters: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
            UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "0"): 0,
        ]
        return [letters[byte] ?? byte]
    }

    /// `\uXXXX`, or two of them for a character beyond the first 65536.
    private mutating func unicodeEscape(_ start: TextPosition) throws(JSON5Error) -> [UInt8] {
        let high = try codeUnit(digits: 4, start)
        if (0xD800..<0xDC00).contains(high), current == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
            index += 1
            let low = try codeUnit(digits: 4, start)
            return Array(String(decoding: [UInt16(high), UInt16(low)], as: UTF16.self).utf8)
        }
        return Array(String(decoding: [UInt16(high)], as: UTF16.self).utf8)
    }

    private mutating func scalar(digits: Int, _ start: TextPosition) throws(JSON5Error) -> Character {
        Character(Unicode.Scalar(UInt8(try codeUnit(digits: digits, start))))
    }

    /// Reads the hexadecimal digits after the letter at `index`.
    private mutating func codeUnit(digits count: Int, _ start: TextPosition) throws(JSON5Error) -> UInt32 {
        let digits = bytes[(index + 1)...].prefix(count)
        guard digits.count == count, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            let shown = String(decoding: bytes[index...].prefix(count + 1), as: UTF8.self)
            throw JSON5Error(.badEscape("\\\(shown)"), at: start)
        }
        index += count + 1
        return value
    }
}
