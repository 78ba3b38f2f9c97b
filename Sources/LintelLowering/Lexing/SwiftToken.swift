/// A piece of Swift source that is neither white space nor a comment.
struct SwiftToken: Equatable {
    enum Kind {
        /// An identifier or keyword; back-ticks belong to it.
        case word
        /// `@name`, without arguments.
        case attribute
        /// `#name`.
        case pound
        case number
        /// A string literal, or the part of one on a side of an interpolation, whose tokens stand between the parts.
        case text
        case regex
        /// One of `( [ {`.
        case open
        /// One of `) ] }`.
        case close
        /// One of `. , : ;`.
        case mark
        /// A run of operator characters.
        case sign
    }

    var kind: Kind
    /// Offsets in the source's Unicode scalars.
    var range: Range<Int>
    /// Empty for the content of literals.
    var text: String
    /// The first of its line.
    var startsLine: Bool
    /// Nothing stands between it and the token before.
    var touches: Bool

    /// The word without back-ticks.
    var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
