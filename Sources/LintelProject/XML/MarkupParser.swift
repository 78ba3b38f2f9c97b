import LintelEvidence

/// Reads XML from bytes: elements, attributes, text, comments, CDATA. Nothing is ever loaded from elsewhere.
struct MarkupParser {
    /// More than any interface file or property list has (the largest of 3,400 has 1.6 MB; projects.md, section 2).
    static let largestFile = 64_000_000
    /// Views are nested some twenty deep at most; this many is damage or an attack.
    static let deepestElement = 400

    /// A zero byte within this many first bytes means that the file is no text.
    private static let headLength = 512

    let bytes: [UInt8]
    var offset = 0

    /// Throws where the bytes are not well-formed XML, declare entities, or nest deeper than `deepestElement`.
    static func parse(_ bytes: [UInt8], file: String) throws(ReadError) -> MarkupDocument {
        var parser = MarkupParser(bytes: UTF8Text.bytes(of: bytes))
        try parser.refuseWhatIsNotMarkup()
        try parser.skipProlog()
        let root = try parser.tree()
        try parser.skipEpilog()
        return MarkupDocument(file: file, root: root, lines: LineTable(parser.bytes))
    }

    /// The root's opening tag alone; what follows may be missing.
    static func rootTag(_ bytes: [UInt8]) throws(ReadError) -> MarkupElement {
        var parser = MarkupParser(bytes: UTF8Text.bytes(of: bytes))
        try parser.refuseWhatIsNotMarkup()
        try parser.skipProlog()
        return try parser.openTag().0
    }

    // MARK: Errors

    func position(_ offset: Int) -> TextPosition { LineTable(bytes).position(min(offset, bytes.count)) }

    func unexpected(_ found: String, expected: String, at offset: Int) -> ReadError {
        if isAt("<<<<<<<") || isAt(">>>>>>>") || isAt("=======") { return .mergeConflict(line: position(offset).line) }
        return .unexpected(found: found, expected: expected, at: position(offset))
    }

    private mutating func refuseWhatIsNotMarkup() throws(ReadError) {
        if bytes.count > Self.largestFile { throw .tooLarge(bytes: bytes.count, limit: Self.largestFile) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        if bytes.prefix(Self.headLength).contains(0) { throw .notText }
        skipSpace()
        guard offset < bytes.count else { throw .empty }
        if isAt("<<<<<<<") { throw .mergeConflict(line: position(offset).line) }
        if bytes[offset] != UInt8(ascii: "<") { throw .notA("an XML file", at: position(offset)) }
    }

    // MARK: Around the root

    private mutating func skipProlog() throws(ReadError) {
        while offset < bytes.count {
            skipSpace()
            if try skipRemark() { continue }
            if isAt("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    /// A document type may name a grammar, which is not fetched; entities of its own are refused.
    private mutating func skipDocumentType() throws(ReadError) {
        let start = offset
        var quote: UInt8?
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if isAt("<!ENTITY") {
                throw .ownEntities(at: position(offset))
            } else if byte == UInt8(ascii: "<") {
                depth += 1
            } else if byte == UInt8(ascii: ">") {
                depth -= 1
                if depth == 0 {
                    offset += 1
                    return
                }
            }
            offset += 1
        }
        throw .endsInside("its document type", from: position(start))
    }

    private mutating func skipEpilog() throws(ReadError) {
        while offset < bytes.count {
            skipSpace()
            if try skipRemark() { continue }
            if offset < bytes.count { throw unexpected("more text", expected: "the end of the file", at: offset) }
        }
    }

    /// Answers whether a processing instruction or a comment stood here.
    private mutating func skipRemark() throws(ReadError) -> Bool {
        if isAt("<?") {
            try skip(past: "?>", inside: "a processing instruction")
        } else if isAt("<!--") {
            try skip(past: "-->", inside: "a comment")
        } else {
            return false
        }
        return true
    }

    // MARK: Cursor

    mutating func skipSpace() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    func isAt(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    mutating func skip(past end: StaticString, inside what: String) throws(ReadError) {
        let start = offset
        while offset < bytes.count {
            if isAt(end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw .endsInside(what, from: position(start))
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
