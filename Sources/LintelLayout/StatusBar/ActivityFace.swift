import LintelModel

/// How a call, a recording and a shared hotspot are drawn: three indicators with one body.
enum ActivityFace {
    /// Size of a mark in the Dynamic Island and in a band. The link is 13.33 × 7.67 (observed-geometry.md, section 5).
    private static func markSize(_ activity: BackgroundActivity) -> Size {
        switch activity {
        case .call: Size(width: 10, height: 10)
        case .recording: Size(width: 9, height: 9)
        case .hotspot: Size(width: 13 + 1.0 / 3, height: 7 + 2.0 / 3)
        }
    }

    static func position(_ activity: BackgroundActivity, in setting: StatusBarSetting) -> BarPosition {
        switch activity.form(in: setting.family, era: setting.era) {
        case .band: .center(5)
        case .pill: .behindTime
        case .inIsland: .floating
        }
    }

    static func face(_ activity: BackgroundActivity, in setting: StatusBarSetting) -> IndicatorFace? {
        guard BackgroundActivity(setting.status) == activity else { return nil }
        let form = activity.form(in: setting.family, era: setting.era)
        switch form {
        case .band:
            let color = setting.ink.content
            return IndicatorFace(glyph: markSize(activity)) { box, _ in mark(activity, in: box, color) }
        case .inIsland:
            return IndicatorFace(glyph: markSize(activity)) { box, _ in mark(activity, in: box, activity.color(form)) }
        case .pill:
            let color = activity.color(form)
            return IndicatorFace(glyph: .zero) { box, _ in [.fill(.roundedRect(box, radius: box.height / 2), .color(color))] }
        }
    }

    static func mark(_ activity: BackgroundActivity, in box: Rect, _ color: Color) -> [Scene.Item] {
        switch activity {
        case .call: [.fill(StatusGlyph.handset(in: box), .color(color))]
        case .recording:
            [
                .stroke(.ellipse(in: box.inset(by: 0.5)), Stroke(width: 1), color),
                .fill(.ellipse(in: box.inset(by: 2)), .color(color)),
            ]
        case .hotspot: StatusGlyph.chainLinks(in: box).map { .stroke($0, Stroke(width: 1.1), color) }
        }
    }
}
