import LintelModel

/// Airplane mode: in the place of signal, carrier and network letters (SB-06).
struct AirplaneIndicator: Indicator {
    let id = StatusItemID.airplane

    /// Side of the glyph over the time's font size. By eye.
    private static let share = 0.95

    func position(in setting: StatusBarSetting) -> BarPosition? { CellularIndicator().position(in: setting) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.isAirplaneMode, !setting.showsBreadcrumbInLine else { return nil }
        let side = setting.scale.snapped(setting.clockFont.size * Self.share)
        let color = setting.ink.content
        return IndicatorFace(glyph: Size(width: side, height: side)) { box, _ in
            [.fill(StatusGlyph.airplane(in: box), .color(color))]
        }
    }
}
