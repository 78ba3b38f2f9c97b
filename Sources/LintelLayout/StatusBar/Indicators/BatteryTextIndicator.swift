import LintelModel

/// The charge in percent beside the battery: on one-line bars, where the user wants it (SB-08).
struct BatteryTextIndicator: Indicator {
    let id = StatusItemID.batteryText

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? nil : .trailing(80) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let battery = setting.status.battery, battery.showsPercentage else { return nil }
        let text = setting.environment.locale.percentage(battery.level, locale: setting.locale)
        return .percentage(text, font: setting.labelFont, color: setting.ink.content, in: setting)
    }
}
