internal import LintelEvidence

/// A word or mark of Objective-C source. Comments and blanks are gone; preprocessor lines have become conditions.
struct ObjectiveCToken {
    enum Kind: Equatable {
        /// Also keywords, and with an at sign the words of the language: `@interface`.
        case word
        case number
        /// `"…"` or `@"…"`; the range is without quotation marks.
        case string
        /// One mark, or `->`, `==`, `+=` and their like by their first byte and `isLong`.
        case mark(UInt8, isLong: Bool)
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// Index into the lexer's table of `#if` conditions.
    var condition: Int

    func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character), isLong: false) }
}
