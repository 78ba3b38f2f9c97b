/// Backslash escapes of the brace syntax.
enum OpenStepEscapes {
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == .backslash, let escape = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "n"): result.append(.lineFeed)
            case UInt8(ascii: "t"): result.append(.tab)
            case UInt8(ascii: "r"): result.append(.carriageReturn)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): result += character(&rest, digits: 4, radix: 16, first: nil)
            case UInt8(ascii: "0")...UInt8(ascii: "7"): result += character(&rest, digits: 2, radix: 8, first: escape)
            default: result.append(escape)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A character by number; half of a surrogate pair becomes the replacement character.
    private static func character(_ rest: inout ArraySlice<UInt8>, digits: Int, radix: Int, first: UInt8?) -> [UInt8] {
        var text = first.map { String(UnicodeScalar($0)) } ?? ""
        for _ in 0..<digits {
            guard let byte = rest.first, byte.isHexDigit else { break }
            text.append(Character(UnicodeScalar(byte)))
            rest.removeFirst()
        }
        let scalar = UInt32(text, radix: radix).flatMap { UnicodeScalar($0) } ?? "\u{FFFD}"
        return Array(String(Character(scalar)).utf8)
    }
}
