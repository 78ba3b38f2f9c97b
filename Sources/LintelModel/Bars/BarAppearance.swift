/// How a bar's background is set for one slot (`UIBarAppearance`, TB-14).
public struct BarAppearance: Hashable, Sendable {
    public var background: BarBackground
    /// The hairline along the bar's edge; nil draws none (TB-15).
    public var shadow: DynamicColor?

    public init(background: BarBackground, shadow: DynamicColor?) {
        self.background = background
        self.shadow = shadow
    }

    /// The system's bar: chrome material and hairline.
    public static let standard = BarAppearance(background: .blur(.systemChromeMaterial), shadow: .separator)
    public static let opaque = BarAppearance(background: .color(.systemBackground), shadow: .separator)
    public static let transparent = BarAppearance(background: .none, shadow: nil)
}
