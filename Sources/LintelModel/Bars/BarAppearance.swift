/// How a bar looks in one slot (`UIBarAppearance`, TB-14).
public struct BarAppearance: Hashable, Sendable {
    public var background: BarBackground
    /// Colour of the line along the bar's edge; nil draws no hairline (TB-15).
    public var shadow: DynamicColor?
    /// A picture in the place of the hairline (TB-15).
    public var shadowImage: BarShadow.Image?
    /// Looks of the bar's items by style and state (TB-19).
    public var items: BarItemAppearances {
        get { looks.value.items }
        set { looks = looks.with(\.items, newValue) }
    }
    /// Of a navigation bar.
    public var titles: BarTitleLooks {
        get { looks.value.titles }
        set { looks = looks.with(\.titles, newValue) }
    }
    /// In the place of a navigation bar's chevron; nil is the chevron.
    public var backIndicator: Icon?
    /// Of a tab bar.
    public var tabs: TabItemAppearances {
        get { looks.value.tabs }
        set { looks = looks.with(\.tabs, newValue) }
    }

    /// What items and titles look like; most bars share the system's.
    private struct Looks: Hashable, Sendable {
        var items = BarItemAppearances()
        var titles = BarTitleLooks()
        var tabs = TabItemAppearances()
    }

    private static let systemLooks = Shared(Looks())
    private var looks = Self.systemLooks

    public init(background: BarBackground, shadow: DynamicColor?, shadowImage: BarShadow.Image? = nil) {
        self.background = background
        self.shadow = shadow
        self.shadowImage = shadowImage
    }

    /// Effect, colour and picture on top of each other, as `UIBarAppearance` has them (TB-14).
    public init(
        effect: Material?, color: DynamicColor?, image: String? = nil, scaling: ImageScaling = .scaleToFill,
        gravity: ImageGravity = .center, shadow: DynamicColor?
    ) {
        let picture = image.map { BarBackground.image($0, gravity: gravity, scaling: scaling) }
        self.init(
            background: .stacked([effect.map { .blur($0) }, color.map { .color($0) }, picture].compactMap(\.self)), shadow: shadow)
    }

    /// What comes of colour and picture of the shadow.
    public var shadowLine: BarShadow.Line { BarShadow(image: shadowImage, color: shadow).line }

    /// The same with the three parts of `configureWithTransparentBackground`: no background and no line; items and titles stay (TB-11).
    public var withTransparentBackground: BarAppearance {
        var appearance = self
        appearance.background = .none
        appearance.shadow = nil
        appearance.shadowImage = nil
        return appearance
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
