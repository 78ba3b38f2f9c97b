import LintelModel

/// iPads: one line, time and date at the leading edge, everything else at the trailing one (SB-18; statusbar-geometry.md, section 5).
struct PadArrangement: StatusBarArrangement {
    /// Leading and trailing edges of iPads with home button. D and M.
    static let squareInsets = (leading: 6.0, trailing: 5.0)
    /// The same of iPads with rounded corners. D and M.
    static let roundedInsets = (leading: 16.0, trailing: 15.0)
    /// The same on iPadOS 26 where corners are rounder than this radius. M, on 13-inch screens.
    static let wideInsets = (leading: 25.0, trailing: 26.0)
    static let wideFromRadius = 28.0
    /// Three discs for multitasking stand in the bar's middle from iPadOS 15 to 18. M.
    static let grabberSystems = SystemVersion(15)..<SystemVersion(26)

    let family = BarFamily.pad

    func figures(in setting: StatusBarSetting, measured: MeasuredFigures?) -> BarFigures {
        let width = setting.screenSize.width
        let height = setting.display.statusBarHeight(setting.traits.system, setting.traits.orientation)
        let insets = Self.insets(in: setting)
        let middle = height / 2
        var figures = BarFigures(
            height: height, baseline: setting.scale.snapped(middle + setting.clockFont.capHeight / 2), glyphLine: .middle(middle),
            spans: [
                .leading: .init(lower: insets.leading, upper: width - insets.trailing, justification: .leading),
                .trailing: .init(lower: insets.leading, upper: width - insets.trailing, justification: .trailing),
            ])
        figures.pill = Self.pill(in: setting)
        figures.pillCenterY = middle
        if Self.grabberSystems.contains(setting.traits.system) { figures.grabberCenter = Point(x: width / 2, y: middle) }
        return figures
    }

    private static func insets(in setting: StatusBarSetting) -> (leading: Double, trailing: Double) {
        if setting.era >= .twentySix { return setting.display.cornerRadius >= wideFromRadius ? wideInsets : roundedInsets }
        return setting.layout == .roundedPad ? roundedInsets : squareInsets
    }

    /// D (statusbar-geometry.md, section 4).
    private static func pill(in setting: StatusBarSetting) -> Size {
        let isLarge = setting.layout == .roundedPad || setting.era >= .twentySix
        return isLarge ? Size(width: 48, height: 18) : Size(width: 44, height: 16)
    }

    /// Seen gaps: time to date 12 (observed-geometry.md, section 3), Wi-Fi to percentage 4.5, percentage to battery 2.5 or 3, on iPadOS 26
    /// 5 (statusbar-geometry.md, section 5); Wi-Fi to battery without percentage 4 on iPadOS 26, 4 before (observed-geometry.md, section 1).
    func gap(from former: StatusItemID, to latter: StatusItemID, in setting: StatusBarSetting) -> Double {
        switch (former, latter) {
        case (.time, .date), (.breadcrumb, _): 12
        case (.batteryText, .battery): setting.era >= .twentySix ? 5 : 2.75
        case (_, .batteryText), (.cellular, .wifi), (.cellular, .network): 4.5
        case (_, .battery): 4
        default: 6
        }
    }
}
