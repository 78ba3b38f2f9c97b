import LintelModel

/// Portrait orientation lock: a padlock in a turning arrow (SB-09).
struct RotationLockIndicator: Indicator {
    let id = StatusItemID.rotationLock
    let keeping = Keeping.dropped(3)

    /// 11.5 × 10 pt on home button phones (seen in two pictures).
    private static let size = Size(width: 11.5, height: 10)

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? nil : .trailing(20) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.isRotationLocked else { return nil }
        let color = setting.ink.content
        return IndicatorFace(glyph: Self.size) { box, _ in Self.drawing(in: box, color) }
    }

    private static func drawing(in box: Rect, _ color: Color) -> [Scene.Item] {
        let center = Point(x: box.minX + 5.3, y: box.midY)
        let line = Stroke(width: 1, cap: .butt)
        var turn = Path([.move(Point(x: center.x + 4.4, y: center.y - 0.3))])
        Outline.arc(&turn, center: center, radius: 4.4, from: -0.07, to: -5.4)
        let tip = Outline.rounded(
            [
                Point(x: box.maxX, y: center.y - 1), Point(x: box.maxX - 2, y: center.y + 1.8),
                Point(x: box.maxX - 4.1, y: center.y - 1),
            ], radius: 0.2)
        let body = Rect(x: center.x - 2.1, y: center.y - 0.4, width: 4.2, height: 3)
        var shackle = Path([.move(Point(x: center.x - 1.3, y: center.y - 0.4)), .line(Point(x: center.x - 1.3, y: center.y - 1.2))])
        Outline.arc(&shackle, center: Point(x: center.x, y: center.y - 1.2), radius: 1.3, from: -.pi, to: 0)
        shackle.line(center.x + 1.3, center.y - 0.4)
        return [
            .stroke(turn, line, color), .fill(tip, .color(color)), .fill(.roundedRect(body, radius: 0.6), .color(color)),
            .stroke(shackle, Stroke(width: 0.8, cap: .butt), color),
        ]
    }
}
