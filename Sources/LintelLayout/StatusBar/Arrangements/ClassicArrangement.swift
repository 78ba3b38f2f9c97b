import LintelModel

/// Home button iPhones: one line of 20 pt, time in the middle (SB-15; statusbar-geometry.md, section 3, classic).
struct ClassicArrangement: StatusBarArrangement {
    /// Leading edge of signal or carrier. D and M.
    static let leadingInset = 6.5
    /// From the battery's cap to the trailing edge. D and M.
    static let trailingInset = 5.5
    /// Line the text stands on: 14.5 at 2x, 14.67 at 3x. M (section 1).
    static let baseline = 14.5
    /// The time's ink lies up to 0.3 pt left of the middle since iOS 13 (observed-geometry.md, section 3).
    static let clockShift = 0.2
    /// Capsule of a background activity. D (section 4).
    static let pill = Size(width: 44, height: 16)

    let family = BarFamily.classic

    func figures(in setting: StatusBarSetting, measured: MeasuredFigures?) -> BarFigures {
        let width = setting.screenSize.width
        let height = max(setting.display.statusBarHeight(setting.traits.system, .portrait), 20)
        let leading = measured?.leadingInset ?? Self.leadingInset
        let trailing = measured?.trailingInset ?? Self.trailingInset
        var figures = BarFigures(
            height: height, baseline: setting.scale.snapped(Self.baseline), glyphLine: .middle(height / 2),
            spans: [
                .leading: .init(lower: leading, upper: width / 2, justification: .leading),
                .center: .init(lower: width / 4, upper: width * 3 / 4, justification: .centered(width / 2 - Self.clockShift)),
                .trailing: .init(lower: width / 2, upper: width - trailing, justification: .trailing),
            ])
        figures.pill = Self.pill
        figures.pillCenterY = height / 2
        figures.dotsOffset = measured?.dotsOffset ?? .zero
        return figures
    }

    /// Seen gaps in the rows of observed-geometry.md, section 1, and the pictures behind it: signal, carrier and Wi-Fi 4.67, before the
    /// network's letters 10, percentage to battery 3, before the percentage 5, other glyphs 6.
    func gap(from former: StatusItemID, to latter: StatusItemID, in setting: StatusBarSetting) -> Double {
        switch (former, latter) {
        case (.carrier, .network): 10
        case (.batteryText, .battery): 3
        case (_, .batteryText): 5
        case (.hotspot, .time), (.call, .time), (.recording, .time): 6
        case (.breadcrumb, _), (.cellular, _), (.carrier, _), (.airplane, _), (.network, _), (.wifi, _): 4.67
        default: 6
        }
    }
}
