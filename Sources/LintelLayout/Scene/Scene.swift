public import LintelModel

/// What is to be painted, in painting order and in points: the waist between layout and drawing.
/// An output walks these few cases and knows no bar; a bar makes them and knows no output.
public struct Scene: Hashable, Sendable {
    public var size: Size
    public var items: [Item]

    public init(size: Size, items: [Item] = []) {
        self.size = size
        self.items = items
    }

    /// Everything that can be painted: the six cases that every output walks.
    public indirect enum Item: Hashable, Sendable {
        /// An outline filled by the non-zero rule.
        case fill(Path, Paint)
        case stroke(Path, Stroke, Color)
        case text(TextRun)
        /// A picture file scaled into a rectangle.
        case image(Picture)
        case group(Group)
        /// What lies below inside the outline, blurred and tinted.
        case backdropBlur(Path, BackdropBlur)
    }
}
