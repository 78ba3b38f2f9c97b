public import LintelModel

/// One of Lintel's own drawings under an SF Symbols name, on a square of 24 × 24 units with y down.
public struct Symbol: Hashable, Sendable {
    /// A shape ready to be drawn.
    public enum Shape: Hashable, Sendable {
        case fill(Path)
        /// A line of the symbol's own weight.
        case line(Path)
        /// Takes away what was drawn before it; `width` widens the gap around the outline, in units.
        case cut(Path, width: Double)
    }

    /// A shape as it is written down: outlines in the notation of `PathNotation`.
    public enum Outline: Hashable, Sendable {
        case fill(String)
        case line(String)
        case cut(String, width: Double = 0)
    }

    /// Side of the square that symbols are drawn on.
    public static let gridSize = 24.0
    /// Width of a `line` on that square, in units. Compared by eye with bar icons on real screenshots of iOS 15 to 18.
    public static let lineWidth = 1.6

    public var name: String
    /// Other names for the same drawing.
    public var aliases: [String]
    public var outlines: [Outline]

    public init(_ name: String, aliases: [String] = [], _ outlines: Outline...) {
        self.name = name
        self.aliases = aliases
        self.outlines = outlines
    }

    /// The shapes in painting order; read from their notation when asked for.
    public var shapes: [Shape] {
        outlines.map { outline in
            switch outline {
            case .fill(let text): .fill(PathNotation.path(text))
            case .line(let text): .line(PathNotation.path(text))
            case .cut(let text, let width): .cut(PathNotation.path(text), width: width)
            }
        }
    }
}
