/// Which of a bar's four appearances is in use (TB-10). The raw values are cli.md's.
public enum AppearanceSlot: String, Hashable, Sendable, CaseIterable {
    case standard, compact, scrollEdge, compactScrollEdge
}

/// A bar's appearance, and why.
public struct BarResolution: Hashable, Sendable {
    /// A background between two appearances (TB-43).
    public struct EdgeFade: Hashable, Sendable {
        public var edge: BarAppearance
        public var standard: BarAppearance
        /// How much of the edge's background is to be seen, between 0 and 1; the rest is the other's.
        public var edgeShare: Double
    }

    public var slot: AppearanceSlot
    /// What is drawn: where a slot is not set, what it falls back to.
    public var appearance: BarAppearance
    /// Whether items float on glass instead of lying on a background (TB-20).
    public var isGlass: Bool
    public var decidedBy: [String]
    /// What the background is drawn from within the last points before the content's edge; nil elsewhere.
    public var edgeFade: EdgeFade?

    public init(slot: AppearanceSlot, appearance: BarAppearance, isGlass: Bool = false, decidedBy: [String]) {
        self.slot = slot
        self.appearance = appearance
        self.isGlass = isGlass
        self.decidedBy = decidedBy
    }
}

/// A toolbar's visibility and appearance.
public struct ToolbarResolution: Hashable, Sendable {
    /// What took the toolbar away; the raw values are cli.md's.
    public enum HiddenBy: String, Hashable, Sendable, CaseIterable {
        case keyboard, scroll, tap, compactHeight, controller
    }

    public var hiddenBy: HiddenBy?
    public var bar: BarResolution

    public init(hiddenBy: HiddenBy?, bar: BarResolution) {
        self.hiddenBy = hiddenBy
        self.bar = bar
    }

    public var isHidden: Bool { hiddenBy != nil }
}
