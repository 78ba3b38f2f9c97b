import LintelModel

/// The operator's name, where a class has room for one (SB-14); while searching, that takes its place (SB-07).
struct CarrierIndicator: Indicator {
    /// Drawn by home button phones that look for a network (SB-05).
    static let searching = "Searching\u{2026}"

    let id = StatusItemID.carrier
    let keeping = Keeping.shortened

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(20)
        case .notch, .island: nil
        case .pad: .trailing(55)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard !setting.status.isAirplaneMode, !setting.showsBreadcrumbInLine else { return nil }
        let isSearching = setting.family == .classic && setting.status.cellular?.mode == .searching
        guard let name = setting.status.operatorName ?? (isSearching ? Self.searching : nil) else { return nil }
        return .text(name, font: setting.labelFont, color: setting.ink.content, in: setting)
    }
}
