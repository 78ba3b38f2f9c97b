import LintelModel

/// Orange while the microphone is in use, green while the camera is (SB-11); from system 14 on.
struct PrivacyDotIndicator: Indicator {
    static let firstSystem = SystemVersion(14)
    /// Diameter. By eye, after public pictures.
    private static let diameter = 6.0

    let id = StatusItemID.privacyDot

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(60)
        case .notch, .island: .floating
        case .pad: .trailing(5)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.traits.system >= Self.firstSystem, let recording = setting.status.recording else { return nil }
        let color: Color
        switch recording {
        case .microphone: color = DynamicColor.systemOrange.light
        case .camera: color = DynamicColor.systemGreen.light
        case .screen: return nil
        }
        return IndicatorFace(glyph: Size(width: Self.diameter, height: Self.diameter)) { box, _ in
            [.fill(.ellipse(in: box), .color(color))]
        }
    }
}
