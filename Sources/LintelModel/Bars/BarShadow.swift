/// The line along a bar's edge as `UIBarAppearance` is told about it: an image, a colour, or both (TB-15).
public struct BarShadow: Hashable, Sendable {
    /// A picture file in the place of the hairline, by its rendering mode.
    public enum Image: Hashable, Sendable {
        case template(String)
        case original(String)
    }

    public var image: Image?
    public var color: DynamicColor?

    public init(image: Image? = nil, color: DynamicColor? = nil) {
        self.image = image
        self.color = color
    }

    /// What comes of it.
    public enum Line: Hashable, Sendable {
        case none
        case hairline(DynamicColor)
        /// A picture; painted in the colour where there is one.
        case image(String, tint: DynamicColor?)
    }

    /// The line that is drawn.
    public var line: Line {
        let visible = color.flatMap { $0.light.alpha > 0 || $0.dark.alpha > 0 ? $0 : nil }
        switch image {
        case nil: return visible.map { .hairline($0) } ?? .none
        case .template(let file): return visible.map { .image(file, tint: $0) } ?? .none
        case .original(let file): return .image(file, tint: nil)
        }
    }
}
