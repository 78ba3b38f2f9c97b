import LintelModel

/// What carries data, in letters: 3G to 5G UC (SB-05). Takes the place of the Wi-Fi fan (SB-06).
struct NetworkIndicator: Indicator {
    let id = StatusItemID.network

    /// The letters stand closer than in running text: 5G measures 15.33 pt at 13.5 pt (observed-geometry.md, section 2).
    private static let tracking = -0.04
    /// LTE measures 16.33 pt at 12 pt on a home button phone (seen in one picture).
    private static let lteTracking = -0.07

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(30)
        case .notch, .island: .trailing(20)
        case .pad: .trailing(70)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard !setting.status.isAirplaneMode, let label = setting.status.dataNetwork.label else { return nil }
        let share = label.hasPrefix("LTE") ? Self.lteTracking : Self.tracking
        let face = IndicatorFace.text(
            label, font: setting.labelFont, color: setting.ink.content, tracking: setting.labelFont.size * share, stance: .onCapMiddle,
            in: setting)
        // In the ears the letters take at least the room of the fan: signal and battery stay where they are when one replaces the other
        // (observed-geometry.md, section 2, 5G at 390 pt).
        return setting.family.isSplit ? face?.widened(to: setting.icons.wifi.width) : face
    }
}
