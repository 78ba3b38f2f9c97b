/// What lies behind a bar.
public indirect enum BarBackground: Hashable, Sendable {
    case none
    case color(DynamicColor)
    /// Colours from top to bottom, evenly spread.
    case gradient([DynamicColor])
    /// A picture file; by default it fills the bar in its own proportions.
    case image(String, gravity: ImageGravity = .center, scaling: ImageScaling = .aspectFill)
    case blur(Material)
    /// Several on top of each other, the lowest first (TB-14).
    case layers([BarBackground])
    /// As pale as this share, from 0 to 1.
    case faded(BarBackground, opacity: Double)

    /// One on top of the other; `none` adds nothing.
    public static func stacked(_ backgrounds: [BarBackground]) -> BarBackground {
        let seen = backgrounds.filter { $0 != .none }
        return seen.count > 1 ? .layers(seen) : seen.first ?? .none
    }
}

extension BarBackground {
    /// The colour that is seen at the top of everything; nil where something else covers it, or there is none.
    public var topColor: DynamicColor? {
        switch self {
        case .color(let color): color
        case .layers(let layers): layers.last?.topColor
        case .none, .gradient, .image, .blur, .faded: nil
        }
    }
}
