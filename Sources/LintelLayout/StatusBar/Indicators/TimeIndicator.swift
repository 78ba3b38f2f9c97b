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
                hour: hour, minute: minute, locale: setting.locale, showsPeriod: !setting.family.isSplit && !isOnPill(setting))
        }
        return .text(
            Self.withNarrowSpace(text, system: setting.traits.system), font: setting.clockFont, color: color(in: setting), in: setting)
    }

    /// The system's own times have had a narrow space before the half of the day since the locale data of this version:
    /// "9:15 AM" is 2 pt narrower there (observed on iPadOS 26 and iOS 18, not on iOS 13 to 15).
    private static let narrowSpaceSystem: SystemVersion = 16

    private static func withNarrowSpace(_ text: String, system: SystemVersion) -> String {
        guard system >= narrowSpaceSystem, let space = text.lastIndex(of: " "), ["AM", "PM"].contains(text[text.index(after: space)...]),
            text[..<space].last?.isNumber == true
        else { return text }
        return text[..<space] + "\u{202F}" + text[text.index(after: space)...]
    }

    /// White on the capsule of a background activity.
    private func color(in setting: StatusBarSetting) -> Color {
        isOnPill(setting) ? .white : setting.ink.content
    }

    /// The capsule has room for the short time only.
    private func isOnPill(_ setting: StatusBarSetting) -> Bool {
        BackgroundActivity(setting.status)?.form(in: setting.family, era: setting.era) == .pill
    }
}
