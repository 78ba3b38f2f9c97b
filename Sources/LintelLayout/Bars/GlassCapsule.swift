import LintelModel

/// A capsule of system 26's glass: a soft shadow, a clear plate, a bright rim.
struct GlassCapsule {
    let rect: Rect
    /// A tinted plate for prominent items.
    var fill: Color?
    let appearance: Appearance

    /// The shadow's strength, spread and drop (probed-ios26.md).
    private static let shadowOpacity = 0.075
    private static let shadowSigma = 10.0
    private static let shadowDrop = 4.0
    /// Outlines that stand for the shadow's slope.
    private static let shadowSteps = 10

    /// The plate over what lies below. Measured on public screenshots: over (242, 242, 247) it is (251, 251, 252) in the light,
    /// over black it is (21, 21, 21) in the dark.
    private static let light = BackdropBlur(radius: 4, saturation: 1.2, tint: Color(white: 1, alpha: 0.7))
    private static let dark = BackdropBlur(radius: 4, saturation: 1.2, tint: Color(white: 0.12, alpha: 0.7))
    private static let rim = DynamicColor(light: Color(white: 1, alpha: 0.6), dark: Color(white: 1, alpha: 0.12))

    private var outline: Path { .roundedRect(rect, radius: rect.height / 2) }

    var drawing: [Scene.Item] {
        let plate: Scene.Item =
            if let fill { .fill(outline, .color(fill)) } else { .backdropBlur(outline, appearance == .dark ? Self.dark : Self.light) }
        let hairline = Path.roundedRect(rect.inset(by: 0.5), radius: rect.height / 2 - 0.5)
        return shadow + [plate, .stroke(hairline, Stroke(width: 1), Self.rim.resolved(for: appearance))]
    }

    /// Outlines that grow outwards, each as faint as the slope of a Gaussian there.
    private var shadow: [Scene.Item] {
        (0..<Self.shadowSteps).map { step in
            let share = (Double(step) + 0.5) / Double(Self.shadowSteps)
            let reach = (1 - 2 * share) * 1.5 * Self.shadowSigma
            let box = rect.inset(by: -reach).offset(y: Self.shadowDrop)
            let opacity = Self.shadowOpacity / Double(Self.shadowSteps)
            return .fill(.roundedRect(box, radius: box.height / 2), .color(Color(white: 0, alpha: opacity)))
        }
    }
}
