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
    /// Outlines that stand for the shadow's slope, which is spread over two sigmas to either side.
    private static let shadowSteps = 20

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

    /// Outlines that grow outwards, each as faint as the slope is steep there; none below the plate itself.
    private var shadow: Scene.Item {
        let rings = (0..<Self.shadowSteps).compactMap { step -> Scene.Item? in
            let share = (Double(step) + 0.5) / Double(Self.shadowSteps)
            let reach = (1 - 2 * share) * 2 * Self.shadowSigma
            let ring = box.inset(by: -reach).offset(y: Self.shadowDrop)
            guard !ring.isEmpty else { return nil }
            let opacity = Self.shadowOpacity * 6 * share * (1 - share) / Double(Self.shadowSteps)
            return .fill(.roundedRect(ring, radius: ring.height / 2), .color(Color(white: 0, alpha: opacity)))
        }
        return .group(Group(rings + [.group(Group([.fill(outline, .color(.black))], blend: .punchOut))]))
    }
}
