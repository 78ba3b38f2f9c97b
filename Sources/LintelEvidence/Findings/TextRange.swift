/// A position in a text; both count from 1, columns in characters (grapheme clusters count as the compiler counts: UTF-8 bytes).
public struct TextPosition: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int

    public static let start = TextPosition(line: 1, column: 1)

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// From one position up to, and without, another.
public struct TextRange: Hashable, Sendable {
    public var start: TextPosition
    public var end: TextPosition

    public init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
    }
}
