/// A value in the brace syntax of old property lists and project files, with the bytes it was read from.
struct OpenStepNode: Sendable {
    enum Kind: Sendable {
        /// Bytes of the text as written, without quotes; decoded only when asked for, because a big project holds 200,000 of them.
        case text(Range<Int>, hasEscapes: Bool)
        case data(byteCount: Int)
        case array([OpenStepNode])
        case dictionary([Member])
    }

    struct Member: Sendable {
        /// A text node.
        var key: OpenStepNode
        var value: OpenStepNode
    }

    var kind: Kind
    /// From the first byte, quotes and brackets included, up to the one after the last.
    var range: Range<Int>
}
