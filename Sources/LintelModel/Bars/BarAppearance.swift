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
    public static let standard = BarAppearance(background: .blur(.systemChromeMaterial), shadow: .barShadow)
    /// `configureWithOpaqueBackground`.
    public static let opaque = BarAppearance(background: .color(.systemBackground), shadow: .barShadow)
    /// `configureWithTransparentBackground`.
    public static let transparent = BarAppearance(background: .none, shadow: nil)
}

extension DynamicColor {
    /// The hairline of system bars. Measured on public screenshots of iOS 8 to 16: 178 beside white and (169, 169, 173) beside
    /// (242, 242, 247) is black at 0.3; 38 beside black is white at 0.15.
    public static let barShadow = DynamicColor(light: Color(white: 0, alpha: 0.3), dark: Color(white: 1, alpha: 0.15))
}
