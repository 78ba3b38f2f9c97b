public import LintelModel

extension Material {
    /// How the material treats what lies below it; `docs/materials.md` names the source of every figure.
    public func blur(_ appearance: Appearance) -> BackdropBlur {
        let isDark = isAlwaysDark || (!isAlwaysLight && appearance == .dark)
        return isDark ? dark : light
    }

    /// Whether it stays light or dark in either appearance (SB-95).
    private var isAlwaysLight: Bool { self == .light || self == .extraLight || name.hasSuffix("MaterialLight") }
    private var isAlwaysDark: Bool { self == .dark || name.hasSuffix("MaterialDark") }

    private var light: BackdropBlur {
        switch self {
        case .light, .regular: .plain(radius: 30, tint: Color(white: 1, alpha: 0.3))
        case .extraLight, .prominent: .plain(radius: 20, tint: Color(white: 0.97, alpha: 0.82))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: .kit(radius: 22.5, tint: Color(white: 0.847, alpha: 0.41))
        case .systemThinMaterial, .systemThinMaterialLight: .kit(radius: 29.5, tint: Color(white: 0.911, alpha: 0.625))
        case .systemMaterial, .systemMaterialLight:
            .toned(BackdropBlur.LuminanceCurve(amount: 0.75, controls: SIMD4(0.9, 0.83, 0.925, 0.815)), brightness: 0.1)
        case .systemThickMaterial, .systemThickMaterialLight: .kit(radius: 45, tint: Color(white: 0.956, alpha: 0.953))
        case .systemChromeMaterial, .systemChromeMaterialLight: .plain(radius: 22.5, tint: Color(249, 249, 249, alpha: 0.8))
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            dark
        }
    }

    private var dark: BackdropBlur {
        switch self {
        case .dark, .regular, .prominent: .plain(radius: 20, tint: Color(white: 0.11, alpha: 0.73))
        case .systemUltraThinMaterial, .systemUltraThinMaterialDark: .kit(radius: 22.5, tint: Color(white: 0.218, alpha: 0.449))
        case .systemThinMaterial, .systemThinMaterialDark: .kit(radius: 29.5, tint: Color(white: 0.197, alpha: 0.633))
        case .systemMaterial, .systemMaterialDark:
            .toned(BackdropBlur.LuminanceCurve(amount: 0.75, controls: SIMD4(0.16, 0.26, 0.1, 0.1)), brightness: 0)
        case .systemThickMaterial, .systemThickMaterialDark: .kit(radius: 45, tint: Color(white: 0.141, alpha: 0.903))
        case .systemChromeMaterial, .systemChromeMaterialDark: .plain(radius: 22.5, tint: Color(22, 22, 22, alpha: 0.8))
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            light
        }
    }
}

extension BackdropBlur {
    /// A tint over a backdrop of raised saturation.
    fileprivate static func plain(radius: Double, tint: Color) -> BackdropBlur {
        BackdropBlur(radius: radius, saturation: 1.8, tint: tint)
    }

    /// Apple's design kit has two fills and no saturation; ours lets as much colour through, for its share of the backdrop, as `toned` does.
    fileprivate static func kit(radius: Double, tint: Color) -> BackdropBlur {
        BackdropBlur(radius: radius, saturation: 1.6, tint: tint)
    }

    /// A quarter of the backdrop's colour, the rest a grey by its luminance.
    fileprivate static func toned(_ curve: LuminanceCurve, brightness: Double) -> BackdropBlur {
        BackdropBlur(radius: 29.5, curve: curve, saturation: 1.5, brightness: brightness, tint: .clear)
    }
}
