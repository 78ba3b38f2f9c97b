/// A colour with one value for each appearance, as `UIColor`'s system colours have.
public struct DynamicColor: Hashable, Sendable {
    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// The same colour in both.
    public init(_ color: Color) { self.init(light: color, dark: color) }

    /// The colour of one appearance.
    public func resolved(for appearance: Appearance) -> Color {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }
}
