import LintelEvidence

/// Reads JSON5 in one pass over the bytes.
struct JSON5Parser {
    /// Deeper texts are refused rather than trusted with the stack.
    static let depthLimit = 200

    let bytes: [UInt8]
    var index = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
            lineStart = 3
        }
    }

    var position: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    func peek(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

    mutating func document() throws(JSON5Error) -> JSON5 {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw JSON5Error(.notUTF8, at: position) }
        try skipSpace()
        let value = try value()
        try skipSpace()
        if current != nil { throw unexpected("the end") }
        return value
    }

    mutating func value() throws(JSON5Error) -> JSON5 {
        let start = position
        let value: JSON5.Value
        switch current {
        case UInt8(ascii: "{"): value = .object(try nested { (parser) throws(JSON5Error) in try parser.members() })
        case UInt8(ascii: "["): value = .array(try nested { (parser) throws(JSON5Error) in try parser.elements() })
        case UInt8(ascii: "\""), UInt8(ascii: "'"): value = .string(try quotedText())
        default: value = try wordOrNumber()
        }
        return JSON5(value: value, position: start)
    }

    private mutating func nested<Result>(
        _ read: (inout JSON5Parser) throws(JSON5Error) -> Result
    ) throws(JSON5Error) -> Result {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw JSON5Error(.tooDeep, at: position) }
        return try read(&self)
    }

    private mutating func members() throws(JSON5Error) -> [JSON5.Member] {
        index += 1
        var members: [JSON5.Member] = []
        var lines: [String: Int] = [:]
        while true {
            try skipSpace()
            if take("}") { return members }
            let start = position
            let key = try memberName()
            if let first = lines[key] { throw JSON5Error(.repeatedMember(key, firstLine: first), at: start) }
            lines[key] = start.line
            try skipSpace()
            guard take(":") else { throw unexpected("`:`") }
            try skipSpace()
            members.append(JSON5.Member(key: key, keyPosition: start, value: try value()))
            try skipSpace()
            if !take(","), current != UInt8(ascii: "}") { throw unexpected("`,` or `}`") }
        }
    }

    private mutating func elements() throws(JSON5Error) -> [JSON5] {
        index += 1
        var elements: [JSON5] = []
        while true {
            try skipSpace()
            if take("]") { return elements }
            elements.append(try value())
            try skipSpace()
            if !take(","), current != UInt8(ascii: "]") { throw unexpected("`,` or `]`") }
        }
    }

    /// White space and comments.
    private mutating func skipSpace() throws(JSON5Error) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: index += 1
            case UInt8(ascii: "\n"): newLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
            // A no-break space.
            case 0xC2 where peek(1) == 0xA0: index += 2
            default: return
            }
        }
    }

    private mutating func skipBlockComment() throws(JSON5Error) {
        let start = position
        index += 2
        while let byte = current {
            if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                index += 2
                return
            }
            if byte == UInt8(ascii: "\n") { newLine() } else { index += 1 }
        }
        throw JSON5Error(.unterminatedComment, at: start)
    }

    mutating func newLine() {
        index += 1
        line += 1
        lineStart = index
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    func unexpected(_ expected: String) -> JSON5Error {
        guard index < bytes.count else { return JSON5Error(.unexpected(found: nil, expected: expected), at: position) }
        let rest = String(decoding: bytes[index..<min(bytes.count, index + 24)], as: UTF8.self)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return JSON5Error(.unexpected(found: "`\(word.isEmpty ? rest.prefix(1) : word)`", expected: expected), at: position)
    }
}
