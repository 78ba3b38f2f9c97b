/// What lies behind a bar.
public indirect enum BarBackground: Hashable, Sendable {
    case none
    case color(DynamicColor)
    /// Colours from top to bottom, evenly spread.
    case gradient([DynamicColor])
    /// A picture file that fills the bar in its own proportions.
    case image(String, gravity: ImageGravity = .center)
    case blur(Material)
}
