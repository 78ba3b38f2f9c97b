import LintelModel

/// The colours of a status bar's contents (statusbar-geometry.md, section 6).
struct StatusInk: Hashable, Sendable {
    /// Opacity of bars and arcs that are not lit, and of the dots of a phone without service. M and D.
    static let unlitOpacity = 0.2
    /// Opacity of the battery's frame. M and D.
    static let frameOpacity = 0.4
    /// Opacity of the battery's cap. M and D.
    static let capOpacity = 0.5

    /// Black or white.
    var content: Color
    /// Which column of the system palette goes with the content: dark screens have light content.
    var appearance: Appearance

    init(isLight: Bool) {
        content = isLight ? .white : .black
        appearance = isLight ? .dark : .light
    }

    var unlit: Color { content.opacity(Self.unlitOpacity) }
    var frame: Color { content.opacity(Self.frameOpacity) }
    var cap: Color { content.opacity(Self.capOpacity) }

    /// The fill of a battery: low power before low charge before charging (section 6). The charging green is the light one on
    /// both grounds: measured (52, 199, 89) on black.
    func fill(of battery: BatteryStatus) -> Color {
        if battery.isLowPowerMode { return DynamicColor.systemYellow.resolved(for: appearance) }
        switch battery.state {
        case .charging, .charged: return DynamicColor.systemGreen.light
        case .discharging:
            let isLow = battery.level <= BatteryStatus.lowLevel
            return isLow ? DynamicColor.systemRed.resolved(for: appearance) : content
        }
    }
}
