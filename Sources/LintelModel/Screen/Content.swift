/// What the app shows between the bars.
public struct Content: Hashable, Sendable {
    /// What is painted.
    public indirect enum Fill: Hashable, Sendable {
        case color(DynamicColor)
        /// Colours from top to bottom, evenly spread.
        case gradient([DynamicColor])
        /// A picture file that fills the screen in its own proportions.
        case image(String, gravity: ImageGravity = .center)
        /// A plain table with this many rows.
        case list(rows: Int)
        /// The app's own views paint it; `ground` is the root view's colour; the height in points of what scrolls, nil where no scroll
        /// view was found (TB-12).
        case views(ground: DynamicColor, scrollHeight: Double?)
    }

    /// Where the content is scrolled to.
    public enum Scroll: Hashable, Sendable {
        case top, middle, bottom
        /// From 0 (top) to 1 (bottom).
        case fraction(Double)

        /// From 0 (top) to 1 (bottom).
        public var fraction: Double {
            switch self {
            case .top: 0
            case .middle: 0.5
            case .bottom: 1
            case .fraction(let value): value
            }
        }
    }

    /// Full-screen media may hide its bars and bring them back by a tap (SB-75).
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case ordinary, fullScreenMedia
    }

    public var fill: Fill
    public var scroll: Scroll
    public var kind: Kind

    public init(_ fill: Fill = .color(.systemBackground), scroll: Scroll = .top, kind: Kind = .ordinary) {
        self.fill = fill
        self.scroll = scroll
        self.kind = kind
    }

    /// Height of a plain table's row in points at the standard text size.
    public static let listRowHeight: Double = 44

    /// Points from the upper end of what scrolls to its lower one; nil for content that fills the screen and stays.
    public var height: Double? {
        switch fill {
        case .list(let rows): Double(rows) * Self.listRowHeight
        case .views(_, let scrollHeight): scrollHeight
        case .color, .gradient, .image: nil
        }
    }

    /// Lists scroll; the others fill the screen and stay.
    public var isScrollable: Bool { height != nil }
}
