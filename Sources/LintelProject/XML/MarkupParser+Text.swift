extension MarkupParser {
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Text up to a byte or the file's end, with entities replaced; in attributes line ends become spaces.
    mutating func characters(upTo end: UInt8, inAttribute: Bool = false) throws(ReadError) -> String {
        let start = offset
        while offset < bytes.count, bytes[offset] != end, !Self.needsCare(bytes[offset], inAttribute) { offset += 1 }
        if offset == bytes.count || bytes[offset] == end { return string(start..<offset) }
        var text = Array(bytes[start..<offset])
        while offset < bytes.count, bytes[offset] != end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "&") {
                text += try entity()
            } else if byte == UInt8(ascii: "<") {
                throw unexpected("'<'", expected: "the end of the value", at: offset)
            } else {
                text.append(inAttribute && Self.isSpace(byte) ? UInt8(ascii: " ") : byte)
                offset += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func needsCare(_ byte: UInt8, _ inAttribute: Bool) -> Bool {
        byte == UInt8(ascii: "&") || inAttribute && (byte == UInt8(ascii: "<") || byte == 0x0A || byte == 0x0D || byte == 0x09)
    }

    /// No entity that is not refused is longer.
    private static let longestEntity = 12

    /// What `&…;` stands for: one of XML's five, or a character by number.
    private mutating func entity() throws(ReadError) -> [UInt8] {
        let start = offset
        offset += 1
        let limit = min(bytes.count, offset + Self.longestEntity)
        while offset < limit, bytes[offset] != UInt8(ascii: ";") { offset += 1 }
        let name = string(start + 1..<offset)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else {
            throw unexpected("&\(name)", expected: "one of XML's own entities", at: start)
        }
        offset += 1
        if let own = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] { return Array(own.utf8) }
        let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
        guard name.hasPrefix("#"), let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10), let scalar = UnicodeScalar(number)
        else { throw unexpected("&\(name)", expected: "one of XML's own entities", at: start) }
        return Array(String(Character(scalar)).utf8)
    }
}
