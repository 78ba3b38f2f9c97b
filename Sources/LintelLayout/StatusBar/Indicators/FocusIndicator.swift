import LintelModel

/// A focus that is on (SB-09): a crescent, or for sleep a bed. Beside the time only one glyph is shown, and location goes first.
struct FocusIndicator: Indicator {
    let id = StatusItemID.focus
    let keeping = Keeping.dropped(6)

    /// Width and height over the time's font size: 14 × 14.33 at 18 pt (observed-geometry.md, section 3).
    private static let share = (width: 14.0 / 18, height: 14.33 / 18)

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic, .pad: .trailing(10)
        case .notch, .island: .leading(20)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let focus = setting.status.focus, !(setting.family.isSplit && setting.status.usesLocation) else { return nil }
        let (size, color) = (setting.clockFont.size, setting.ink.content)
        let glyph = Size(width: setting.scale.snapped(size * Self.share.width), height: setting.scale.snapped(size * Self.share.height))
        return IndicatorFace(glyph: glyph) { box, _ in
            focus == "sleep" ? Self.bed(in: box, color) : [.fill(StatusGlyph.moon(in: box), .color(color))]
        }
    }

    private static func bed(in box: Rect, _ color: Color) -> [Scene.Item] {
        func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Scene.Item {
            let rect = Rect(
                x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width, height: height * box.height)
            return .fill(.roundedRect(rect, radius: radius * box.width), .color(color))
        }
        return [
            part(0, 0.15, 0.09, 0.7, 0.045), part(0.91, 0.45, 0.09, 0.4, 0.045), part(0, 0.6, 1, 0.12, 0.04),
            part(0.15, 0.33, 0.22, 0.22, 0.11), part(0.42, 0.33, 0.58, 0.22, 0.08),
        ]
    }
}
