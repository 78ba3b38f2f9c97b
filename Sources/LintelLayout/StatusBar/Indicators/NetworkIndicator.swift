import LintelModel

/// What carries data, in letters: 3G to 5G UC (SB-05). Takes the place of the Wi-Fi fan (SB-06).
struct NetworkIndicator: Indicator {
    let id = StatusItemID.network

    /// The letters stand closer than in running text: LTE measures 16.33 pt at 12 pt on a home button phone
    /// (observed in one picture), about 3 less than with the font's own distances.
    private static let tracking = -0.06

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(30)
        case .notch, .island: .trailing(20)
        case .pad: .trailing(70)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard !setting.status.isAirplaneMode, let label = setting.status.dataNetwork.label else { return nil }
        let isLong = label.count > 2
        return .text(
            label, font: setting.labelFont, color: setting.ink.content,
            tracking: isLong ? setting.labelFont.size * Self.tracking : 0, stance: .onCapMiddle, in: setting)
    }
}
