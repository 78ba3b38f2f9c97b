import LintelModel

/// A capsule of system 26's glass: a soft shadow, a clear plate, a bright rim.
struct GlassCapsule {
    /// At rest.
    let rect: Rect
    /// A tinted plate for prominent items.
    var fill: Color?
    let appearance: Appearance
    let isOpaque: Bool
    /// A finger lies on it: the capsule comes forward and is lit (TB-79).
    var isLifted = false

    /// How far a lifted capsule grows on each side, and the light on it; ours, TB-79 gives no figures.
    private static let lift = 3.0
    private static let liftGlow = DynamicColor(light: Color(white: 1, alpha: 0.5), dark: Color(white: 1, alpha: 0.16))

    private var box: Rect { isLifted ? rect.inset(by: -Self.lift) : rect }

    /// The shadow's strength, spread and drop. Measured around capsules and round buttons over (242, 242, 247): 2.5 % darker right
    /// above a tab bar, 4.5 % beside it, 5.4 % below it, 1.2 % at a distance of 34.
    private static let shadowOpacity = 0.09
    private static let shadowSigma = 20.0
    private static let shadowDrop = 8.0

    /// The plate over what lies below. Measured: over (242, 242, 247) it is (251, 251, 255) in the light, over black (25, 25, 25) in
    /// the dark.
    private static let light = BackdropBlur(radius: 4, saturation: 2, tint: Color(white: 1, alpha: 0.7))
    private static let dark = BackdropBlur(radius: 4, saturation: 2, tint: Color(white: 0.14, alpha: 0.7))
    /// The rim's colour and width. Measured at @3x: two pixels of white in the light, of 47 around 25 in the dark.
    private static let rim = DynamicColor(light: .white, dark: Color(white: 1, alpha: 0.1))
    private static let rimWidth = 2.0 / 3

    private var outline: Path { .roundedRect(box, radius: box.height / 2) }

    var drawing: [Scene.Item] {
        let plate: Scene.Item =
            if let fill {
                .fill(outline, .color(fill))
            } else {
                .plate(outline, appearance == .dark ? Self.dark : Self.light, isOpaque: isOpaque)
            }
        let inset = Self.rimWidth / 2
        let edge = Path.roundedRect(box.inset(by: inset), radius: box.height / 2 - inset)
        let glow = isLifted ? [Scene.Item.fill(outline, .color(Self.liftGlow.resolved(for: appearance)))] : []
        return [shadow, plate] + glow + [.stroke(edge, Stroke(width: Self.rimWidth), Self.rim.resolved(for: appearance))]
    }

    private var shadow: Scene.Item {
        SoftShadow(
            box: box, radius: box.height / 2, opacity: Self.shadowOpacity, sigma: Self.shadowSigma, drop: Self.shadowDrop
        ).drawing
    }
}
