public import LintelModel

/// A bar in its place, with its items.
public struct PlacedBar: Hashable, Sendable {
    /// The bar's own box (`frame`), without the safe area its background reaches into.
    public var frame: Rect
    /// Background, hairline, capsules: what lies below the items.
    public var backdrop: [Scene.Item]
    public var items: [PlacedItem]

    public init(frame: Rect, backdrop: [Scene.Item] = [], items: [PlacedItem] = []) {
        self.frame = frame
        self.backdrop = backdrop
        self.items = items
    }

    public var drawing: [Scene.Item] { backdrop + items.flatMap(\.drawing) }
}
