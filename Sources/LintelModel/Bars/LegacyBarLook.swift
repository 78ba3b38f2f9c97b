/// A bar's look as it is told in the properties of before `UIBarAppearance`: `barTintColor`, `barStyle`, `isTranslucent`, background and
/// shadow images. An appearance that is set puts them out of use as a whole (TB-18).
public struct LegacyBarLook: Hashable, Sendable {
    /// A picture behind the bar, and what UIKit finds out about it.
    public struct Image: Hashable, Sendable {
        public var file: String
        /// Some pixel is not opaque (TB-16).
        public var hasAlpha: Bool

        public init(_ file: String, hasAlpha: Bool) {
            self.file = file
            self.hasAlpha = hasAlpha
        }
    }

    public var barTint: DynamicColor?
    /// `UIBarStyle.black`.
    public var isBlack: Bool
    /// What the app set; nil where it never touched the property.
    public var isTranslucent: Bool?
    public var backgroundImage: Image?
    /// Only drawn with a background image of the app's own (TB-15).
    public var shadowImage: BarShadow.Image?

    public init(barTint: DynamicColor? = nil, isBlack: Bool = false, isTranslucent: Bool? = nil, backgroundImage: Image? = nil) {
        self.barTint = barTint
        self.isBlack = isBlack
        self.isTranslucent = isTranslucent
        self.backgroundImage = backgroundImage
    }

    /// The property as it reads (TB-16).
    public var translucency: BarTranslucency {
        BarTranslucency(imageHasAlpha: backgroundImage?.hasAlpha, asked: isTranslucent, hasBarTint: barTint != nil, isBlack: isBlack)
    }

    /// Share that is left of an opaque picture on a translucent bar: the header says that it is less than 1 (TB-16), the class
    /// `_UIBarManufacturedTranslucentImage` how much.
    static let systemOpacity = 232.0 / 255

    /// The appearance that draws the same; nil where nothing was set, so that the slots' own rules go on (TB-18).
    public var appearance: BarAppearance? {
        if let backgroundImage { return appearance(of: backgroundImage) }
        if let barTint { return BarAppearance(background: .color(barTint), shadow: .barShadow) }
        return isTranslucent == false ? .opaque : nil
    }

    private func appearance(of image: Image) -> BarAppearance {
        let answer = translucency
        let picture = BarBackground.image(image.file, scaling: .scaleToFill)
        let backing: BarBackground =
            switch answer.backing {
            case .none: .none
            case .barTint: barTint.map { .color($0) } ?? .none
            case .black: .color(DynamicColor(.black))
            case .white: .color(DynamicColor(.white))
            }
        let shown = answer.reducesImageOpacity ? BarBackground.faded(picture, opacity: Self.systemOpacity) : picture
        return BarAppearance(background: .stacked([backing, shown]), shadow: .barShadow, shadowImage: shadowImage)
    }
}
