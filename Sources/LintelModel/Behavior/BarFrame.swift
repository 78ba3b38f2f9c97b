/// Where a bar lies, in points from the top left of the screen as held.
public struct BarFrame: Hashable, Sendable {
    /// The bar's own box, which holds its items.
    public var content: Rect
    /// What its background fills: the own box and the safe area it reaches into (SB-91, TB-05).
    public var background: Rect

    public init(content: Rect, background: Rect) {
        self.content = content
        self.background = background
    }
}
