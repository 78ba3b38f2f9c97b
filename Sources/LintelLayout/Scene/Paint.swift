public import LintelModel

/// What an outline is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Colours spread evenly between two points.
    case linearGradient([Color], from: Point, to: Point)
}
