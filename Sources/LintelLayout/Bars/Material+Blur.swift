public import LintelModel

extension Material {
    /// How the material treats what lies below it.
    ///
    /// Chrome is measured on public screenshots: over black it is 18, over (242, 242, 247) it is
    /// (248, 248, 250), which a tint of four fifths over a backdrop of raised saturation gives. The dark tints of the others
    /// are those of Apple's iOS 14 design kit as Expo's blur view quotes it; the light ones are set so that the
    /// same share of the backdrop shows as in the dark. Saturation, radius and the tints of the three oldest styles are those of
    /// Apple's sample of 2013 (UIImage+ImageEffects, as many public projects carry it); that the thinnest blurs less is ours.
    public func blur(_ appearance: Appearance) -> BackdropBlur {
        let isDark = isAlwaysDark || (!isAlwaysLight && appearance == .dark)
        let tint = isDark ? darkTint : lightTint
        return BackdropBlur(radius: Self.radius(of: self), saturation: Self.saturation, tint: tint)
    }

    private static let saturation = 1.8

    private static func radius(of material: Material) -> Double {
        switch material {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 22.5
        case .extraLight, .light, .dark, .regular, .prominent, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            30
        }
    }

    /// Whether it stays light or dark in either appearance (SB-95).
    private var isAlwaysLight: Bool { self == .light || self == .extraLight || name.hasSuffix("MaterialLight") }
    private var isAlwaysDark: Bool { self == .dark || name.hasSuffix("MaterialDark") }

    private var lightTint: Color {
        switch self {
        case .extraLight: Color(white: 0.97, alpha: 0.82)
        case .light: Color(white: 1, alpha: 0.3)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: Color(249, 249, 249, alpha: 0.55)
        case .systemThinMaterial, .systemThinMaterialLight: Color(249, 249, 249, alpha: 0.7)
        case .dark, .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: Color(249, 249, 249, alpha: 0.78)
        case .systemThickMaterial, .systemThickMaterialLight: Color(249, 249, 249, alpha: 0.9)
        case .systemChromeMaterial, .systemChromeMaterialLight: Color(249, 249, 249, alpha: 0.8)
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: darkTint
        }
    }

    private var darkTint: Color {
        switch self {
        case .dark: Color(white: 0.11, alpha: 0.73)
        case .systemUltraThinMaterial, .systemUltraThinMaterialDark: Color(37, 37, 37, alpha: 0.55)
        case .systemThinMaterial, .systemThinMaterialDark: Color(37, 37, 37, alpha: 0.7)
        case .regular, .prominent, .systemMaterial, .systemMaterialDark: Color(25, 25, 25, alpha: 0.78)
        case .systemThickMaterial, .systemThickMaterialDark: Color(37, 37, 37, alpha: 0.9)
        case .systemChromeMaterial, .systemChromeMaterialDark: Color(22, 22, 22, alpha: 0.8)
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            lightTint
        }
    }
}
