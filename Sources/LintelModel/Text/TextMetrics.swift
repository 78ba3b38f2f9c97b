/// How much room a line of text takes, in points, measured from its start on the baseline.
public struct TextMetrics: Hashable, Sendable {
    /// Distance to where the next character would start.
    public var width: Double
    /// The box of the painted outlines; y is negative above the baseline. Empty for blank text.
    public var ink: Rect

    public init(width: Double, ink: Rect) {
        self.width = width
        self.ink = ink
    }
}
