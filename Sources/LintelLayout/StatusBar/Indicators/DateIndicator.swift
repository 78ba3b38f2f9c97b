import LintelModel

/// Weekday, day and month beside the time; iPads only (SB-24).
struct DateIndicator: Indicator {
    let id = StatusItemID.date
    let keeping = Keeping.dropped(9)

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family == .pad ? .leading(20) : nil }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let day = setting.status.date else { return nil }
        let text = setting.environment.locale.date(day, locale: setting.locale)
        return .text(text, font: setting.clockFont, color: setting.ink.content, in: setting)
    }
}
