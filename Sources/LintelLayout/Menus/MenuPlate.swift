import LintelModel

/// What a menu's rows stand on: a blurred panel, since system 26 a large piece of glass.
struct MenuPlate {
    let rect: Rect
    let radius: Double
    let isGlass: Bool
    let appearance: Appearance
    let isOpaque: Bool

    /// Larger glass is less clear than a bar's capsule; ours, judged by eye beside pictures of system 26.
    private static let light = BackdropBlur(radius: 16, saturation: 1.8, tint: Color(white: 1, alpha: 0.78))
    private static let dark = BackdropBlur(radius: 16, saturation: 1.8, tint: Color(white: 0.12, alpha: 0.78))
    /// As around capsules, which are measured; below a flat panel ours.
    private static let shadow = (opacity: 0.12, sigma: 20.0, drop: 8.0)
    private static let rim = DynamicColor(light: .white, dark: Color(white: 1, alpha: 0.1))
    private static let rimWidth = 2.0 / 3

    var drawing: [Scene.Item] {
        let outline = Path.roundedRect(rect, radius: radius)
        let shadow = SoftShadow(
            box: rect, radius: radius, opacity: Self.shadow.opacity, sigma: Self.shadow.sigma, drop: Self.shadow.drop
        ).drawing
        guard isGlass else { return [shadow, .plate(outline, Material.systemMaterial.blur(appearance), isOpaque: isOpaque)] }
        let plate = Scene.Item.plate(outline, appearance == .dark ? Self.dark : Self.light, isOpaque: isOpaque)
        let inset = Self.rimWidth / 2
        let edge = Path.roundedRect(rect.inset(by: inset), radius: radius - inset)
        return [shadow, plate, .stroke(edge, Stroke(width: Self.rimWidth), Self.rim.resolved(for: appearance))]
    }
}
