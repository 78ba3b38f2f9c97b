public import LintelModel

/// A bar in its place, with its items.
public struct PlacedBar: Hashable, Sendable {
    /// The bar's own box (`frame`), without the safe area its background reaches into.
    public var frame: Rect
    /// Background, hairline, capsules: what lies below the items.
    public var backdrop: [Scene.Item]
    public var items: [PlacedItem]
    /// From where to where on the screen items may stand, in points: the safe area within the bar's margins (TB-71, TB-80). Nil for
    /// bars without items of the app's.
    public var room: ClosedRange<Double>?
    /// Set where items moved into a menu.
    public var overflow: Overflow?

    /// What the menu at a bar's end holds (TB-75, system 27).
    public struct Overflow: Hashable, Sendable {
        /// The item that went first, by its number in the toolbar's list.
        public var first: Int
        /// Points that all items together lack.
        public var missing: Double
    }

    public init(frame: Rect, backdrop: [Scene.Item] = [], items: [PlacedItem] = []) {
        self.frame = frame
        self.backdrop = backdrop
        self.items = items
    }

    public var drawing: [Scene.Item] { backdrop + items.flatMap(\.drawing) }
}
