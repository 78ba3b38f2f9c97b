import LintelModel

/// The arrow shown while an app uses the location (SB-09).
struct LocationIndicator: Indicator {
    let id = StatusItemID.location
    let keeping = Keeping.dropped(7)

    /// Side of the glyph over the time's font size: 9 at 12 pt, 13.33 at 18 pt (observed-geometry.md, section 3).
    private static let share = 0.745

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .trailing(30)
        case .notch, .island: .leading(20)
        case .pad: .trailing(30)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.usesLocation else { return nil }
        let side = setting.scale.snapped(setting.clockFont.size * Self.share)
        let color = setting.ink.content
        return IndicatorFace(glyph: Size(width: side, height: side)) { box, _ in
            [.fill(StatusGlyph.locationArrow(in: box), .color(color))]
        }
    }
}
