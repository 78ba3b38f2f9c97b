public import LintelModel

/// One of Lintel's own drawings under an SF Symbols name: outlines on a square of 24 × 24 units, y down.
public struct Symbol: Hashable, Sendable {
    public enum Shape: Hashable, Sendable {
        case fill(Path)
        /// A line of the symbol's own weight.
        case line(Path)
        /// Takes away what was drawn before it.
        case cut(Path)
    }

    /// Side of the square that symbols are drawn on.
    public static let gridSize = 24.0
    /// Width of a `line` on that square: the regular weight at 17 pt measures about 1.5 pt in a box 24 pt high.
    public static let lineWidth = 1.6

    public var name: String
    public var shapes: [Shape]
    /// Other names for the same drawing.
    public var aliases: [String]

    public init(_ name: String, aliases: [String] = [], _ shapes: [Shape]) {
        self.name = name
        self.aliases = aliases
        self.shapes = shapes
    }
}
