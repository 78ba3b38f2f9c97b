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

    /// A solid dial with its hands cut out, two bells and two feet, as in pictures of iOS 10 and later.
    private static func drawing(in box: Rect, _ color: Color) -> [Scene.Item] {
        let dial = Point(x: box.midX, y: box.minY + 4.9)
        let hands = Path([.move(Point(x: dial.x, y: dial.y - 2.3)), .line(dial), .line(Point(x: dial.x - 1.7, y: dial.y))])
        let cut = Group([.stroke(hands, Stroke(width: 0.8, cap: .butt, join: .miter), .black)], blend: .punchOut)
        let face = Group([.fill(.circle(center: dial, radius: 3.8), .color(color)), .group(cut)])
        return [.group(face)] + [-1.0, 1.0].flatMap { [bell($0, dial, box, color), foot($0, dial, box, color)] }
    }

    private static func bell(_ side: Double, _ dial: Point, _ box: Rect, _ color: Color) -> Scene.Item {
        let path = Path([
            .move(Point(x: dial.x + side * 2.4, y: box.minY + 0.5)),
            .curve(
                Point(x: dial.x + side * 4.3, y: box.minY + 2.3), control1: Point(x: dial.x + side * 3.5, y: box.minY + 0.5),
                control2: Point(x: dial.x + side * 4.3, y: box.minY + 1.2)),
        ])
        return .stroke(path, Stroke(width: 0.9), color)
    }

    private static func foot(_ side: Double, _ dial: Point, _ box: Rect, _ color: Color) -> Scene.Item {
        let path = Path([
            .move(Point(x: dial.x + side * 2.5, y: dial.y + 2.8)), .line(Point(x: dial.x + side * 3.2, y: box.maxY - 0.4)),
        ])
        return .stroke(path, Stroke(width: 0.8), color)
    }
}
