import LintelModel

/// Three discs in the middle of an iPad's bar that open the multitasking menu; iPadOS 15 to 18 (statusbar-geometry.md, section 5).
struct GrabberIndicator: Indicator {
    let id = StatusItemID.grabber

    /// Diameter of a disc, and from one to the next.
    private static let disc = 5.0
    private static let pitch = 8.0
    private static let color = Color(white: 0.5)

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family == .pad ? .floating : nil }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard PadArrangement.grabberSystems.contains(setting.traits.system) else { return nil }
        return IndicatorFace(glyph: Size(width: 2 * Self.pitch + Self.disc, height: Self.disc)) { box, _ in
            (0..<3).map { index in
                let disc = Rect(x: box.minX + Self.pitch * Double(index), y: box.minY, width: Self.disc, height: Self.disc)
                return .fill(.ellipse(in: disc), .color(Self.color))
            }
        }
    }
}
