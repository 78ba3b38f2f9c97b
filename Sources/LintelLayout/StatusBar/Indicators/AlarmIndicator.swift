import LintelModel

/// An alarm that is set: a clock with two bells (SB-09).
struct AlarmIndicator: Indicator {
    let id = StatusItemID.alarm
    let keeping = Keeping.dropped(2)

    /// 9.5 × 9 pt on home button phones (seen in two pictures).
    private static let size = Size(width: 9.5, height: 9)

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? nil : .trailing(40) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.hasAlarm else { return nil }
        let color = setting.ink.content
        return IndicatorFace(glyph: Self.size) { box, _ in Self.drawing(in: box, color) }
    }

    private static func drawing(in box: Rect, _ color: Color) -> [Scene.Item] {
        let dial = Point(x: box.midX, y: box.minY + 5)
        let hands = Path([
            .move(Point(x: dial.x, y: dial.y - 2.1)), .line(dial), .line(Point(x: dial.x + 1.5, y: dial.y + 1)),
        ])
        func bell(_ side: Double) -> Scene.Item {
            let x = dial.x + side * 3.7
            let path = Path([
                .move(Point(x: x - side * 2, y: box.minY + 0.5)), .line(Point(x: x + side * 0.55, y: box.minY + 2.6)),
            ])
            return .stroke(path, Stroke(width: 1), color)
        }
        func foot(_ side: Double) -> Scene.Item {
            let path = Path([
                .move(Point(x: dial.x + side * 2.3, y: dial.y + 2.6)), .line(Point(x: dial.x + side * 3.2, y: box.maxY - 0.4)),
            ])
            return .stroke(path, Stroke(width: 0.8), color)
        }
        return [
            .stroke(.circle(center: dial, radius: 3.4), Stroke(width: 1), color), .stroke(hands, Stroke(width: 0.8), color),
            bell(-1), bell(1), foot(-1), foot(1),
        ]
    }
}
