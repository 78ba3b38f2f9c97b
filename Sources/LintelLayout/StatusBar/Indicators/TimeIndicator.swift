import LintelModel

/// The clock (SB-23): in the middle of home button phones, in the leading ear, at the leading edge of iPads.
struct TimeIndicator: Indicator {
    let id = StatusItemID.time

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family == .classic ? .center(10) : .leading(10) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let time = setting.status.time else { return nil }
        let text: String
        switch time {
        case .text(let written): text = written
        case .time(let hour, let minute):
            text = setting.environment.locale.time(
                hour: hour, minute: minute, locale: setting.locale, showsPeriod: !setting.family.isSplit)
        }
        return .text(text, font: setting.clockFont, color: color(in: setting), in: setting)
    }

    /// White on the capsule of a background activity.
    private func color(in setting: StatusBarSetting) -> Color {
        let form = BackgroundActivity(setting.status)?.form(in: setting.family, era: setting.era)
        return form == .pill ? .white : setting.ink.content
    }
}
