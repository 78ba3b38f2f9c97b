/// What lies behind a bar.
public indirect enum BarBackground: Hashable, Sendable {
    case none
    case color(DynamicColor)
    /// Colours from top to bottom, evenly spread.
    case gradient([DynamicColor])
    /// A picture file, filling the bar.
    case image(String)
    case blur(Material)
}
