public import LintelModel

/// One line of text in one font and colour, set from a point on its baseline.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: Font
    /// Where the line starts on the baseline: its left end, whatever the direction.
    public var origin: Point
    public var color: Color
    /// Added to every advance, points.
    public var tracking: Double

    public init(_ text: String, font: Font, origin: Point, color: Color, tracking: Double = 0) {
        self.text = text
        self.font = font
        self.origin = origin
        self.color = color
        self.tracking = tracking
    }
}
