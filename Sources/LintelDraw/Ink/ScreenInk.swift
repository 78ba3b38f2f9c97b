public import LintelLayout
public import LintelModel

/// The ink of all items of a screen, in the order of the placed items.
public struct ScreenInk: Hashable, Sendable {
    /// The scale of the picture that was measured.
    public var scale: Scale
    var parts: [PlacedScreen.Part: [ItemInk]]

    /// One entry for each item of the part; none where the screen lacks it.
    public subscript(part: PlacedScreen.Part) -> [ItemInk] { parts[part] ?? [] }

    /// The box in points.
    public func rect(_ ink: ItemInk) -> Rect? { ink.pixels.map(scale.rect) }
}
