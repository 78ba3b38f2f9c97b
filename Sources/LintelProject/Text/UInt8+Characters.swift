extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let backslash = UInt8(ascii: "\\")

    /// Blanks between the words of brace-syntax and XML texts.
    var isBlank: Bool { self == .space || (Self.tab...Self.carriageReturn).contains(self) }
}
