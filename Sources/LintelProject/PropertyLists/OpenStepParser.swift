internal import LintelEvidence

/// Reads the brace syntax (`{ key = value; }`) of `project.pbxproj` and of old property lists, and keeps every offset.
struct OpenStepParser {
    /// Real files nest five deep.
    static let depthLimit = 100

    private let bytes: [UInt8]
    private let lines: LineTable
    private var offset = 0
    private var depth = 0

    init(_ bytes: [UInt8], lines: LineTable) {
        self.bytes = bytes
        self.lines = lines
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The one value of the text.
    mutating func document() throws(ReadError) -> OpenStepNode {
        try skipBlanks()
        if offset == bytes.count { throw .empty }
        let node = try value()
        try skipBlanks()
        if offset < bytes.count { throw unexpected("the end of the file") }
        return node
    }

    private mutating func value() throws(ReadError) -> OpenStepNode {
        guard offset < bytes.count else { throw unexpected("a value") }
        switch bytes[offset] {
        case UInt8(ascii: "{"): return try nested { (parser, start) throws(ReadError) in try parser.dictionary(from: start) }
        case UInt8(ascii: "("): return try nested { (parser, start) throws(ReadError) in try parser.array(from: start) }
        case UInt8(ascii: "<"): return try data()
        default: return try text("a value")
        }
    }

    private mutating func nested(
        _ read: (inout OpenStepParser, Int) throws(ReadError) -> OpenStepNode
    ) throws(ReadError) -> OpenStepNode {
        if depth == Self.depthLimit { throw .tooDeep(limit: Self.depthLimit, at: lines.position(offset)) }
        depth += 1
        defer { depth -= 1 }
        let start = offset
        offset += 1
        return try read(&self, start)
    }

    private mutating func dictionary(from start: Int) throws(ReadError) -> OpenStepNode {
        var members: [OpenStepNode.Member] = []
        while true {
            try skipBlanks()
            guard offset < bytes.count else { throw .endsInside("a dictionary", from: lines.position(start)) }
            if bytes[offset] == UInt8(ascii: "}") { break }
            members.append(try member("a key or `}`"))
            // The last member of old lists may stand without semicolon.
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") { break }
            try take(UInt8(ascii: ";"), "`;`")
        }
        offset += 1
        return OpenStepNode(kind: .dictionary(members), range: start..<offset)
    }

    private mutating func member(_ expected: String) throws(ReadError) -> OpenStepNode.Member {
        let key = try text(expected)
        try skipBlanks()
        try take(UInt8(ascii: "="), "`=`")
        try skipBlanks()
        let value = try value()
        try skipBlanks()
        return OpenStepNode.Member(key: key, value: value)
    }

    /// The members of a `.strings` file: a dictionary without its braces, in which a key may stand alone.
    mutating func bareMembers() throws(ReadError) -> [OpenStepNode.Member] {
        var members: [OpenStepNode.Member] = []
        try skipBlanks()
        while offset < bytes.count {
            let start = offset
            let key = try text("a key")
            try skipBlanks()
            if offset < bytes.count, bytes[offset] == UInt8(ascii: ";") {
                members.append(OpenStepNode.Member(key: key, value: key))
            } else {
                offset = start
                members.append(try member("a key"))
            }
            try take(UInt8(ascii: ";"), "`;`")
            try skipBlanks()
        }
        return members
    }

    private mutating func array(from start: Int) throws(ReadError) -> OpenStepNode {
        var elements: [OpenStepNode] = []
        while true {
            try skipBlanks()
            guard offset < bytes.count else { throw .endsInside("a list", from: lines.position(start)) }
            if bytes[offset] == UInt8(ascii: ")") { break }
            elements.append(try value())
            try skipBlanks()
            if offset < bytes.count, bytes[offset] == UInt8(ascii: ")") { break }
            try take(UInt8(ascii: ","), "`,` or `)`")
        }
        offset += 1
        return OpenStepNode(kind: .array(elements), range: start..<offset)
    }

    private mutating func data() throws(ReadError) -> OpenStepNode {
        let start = offset
        var digits = 0
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let byte = bytes[offset]
            guard byte.isHexDigit || byte.isBlank else { throw unexpected("a hexadecimal digit") }
            if byte.isHexDigit { digits += 1 }
            offset += 1
        }
        guard offset < bytes.count else { throw .endsInside("data", from: lines.position(start)) }
        offset += 1
        return OpenStepNode(kind: .data(byteCount: digits / 2), range: start..<offset)
    }

    private mutating func text(_ expected: String) throws(ReadError) -> OpenStepNode {
        guard offset < bytes.count else { throw unexpected(expected) }
        let start = offset
        let first = bytes[offset]
        guard first == .doubleQuote || first == .singleQuote else {
            while offset < bytes.count, bytes[offset].isOpenStepWord, !isComment { offset += 1 }
            if offset == start { throw unexpected(expected) }
            return OpenStepNode(kind: .text(start..<offset, hasEscapes: false), range: start..<offset)
        }
        var hasEscapes = false
        offset += 1
        while offset < bytes.count, bytes[offset] != first {
            if bytes[offset] == .backslash {
                hasEscapes = true
                offset += 1
            }
            offset += 1
        }
        guard offset < bytes.count else { throw .endsInside("a quoted text", from: lines.position(start)) }
        offset += 1
        return OpenStepNode(kind: .text(start + 1..<offset - 1, hasEscapes: hasEscapes), range: start..<offset)
    }

    private mutating func take(_ byte: UInt8, _ expected: String) throws(ReadError) {
        guard offset < bytes.count, bytes[offset] == byte else { throw unexpected(expected) }
        offset += 1
    }

    private var isComment: Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/")
            && (bytes[offset + 1] == UInt8(ascii: "*") || bytes[offset + 1] == UInt8(ascii: "/"))
    }

    private mutating func skipBlanks() throws(ReadError) {
        while offset < bytes.count {
            if bytes[offset].isBlank {
                offset += 1
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ReadError) {
        let start = offset
        if bytes[offset + 1] == UInt8(ascii: "/") {
            while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn { offset += 1 }
            return
        }
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
        throw .endsInside("a comment", from: lines.position(start))
    }

    private func unexpected(_ expected: String) -> ReadError {
        let found = offset < bytes.count ? String(decoding: [bytes[offset]], as: UTF8.self) : nil
        return .unexpected(found: found.map { "`\($0)`" }, expected: expected, at: lines.position(offset))
    }
}

extension UInt8 {
    var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
    }

    /// What may stand in a text without quotes.
    fileprivate var isOpenStepWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
