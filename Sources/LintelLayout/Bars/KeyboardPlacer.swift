import LintelModel

/// The software keyboard, drawn plainly: the row of predictions, four rows of keys, and what lies below. Nil while it is down.
struct KeyboardPlacer {
    private let context: LayoutContext
    private let frame: Rect

    init?(_ context: LayoutContext) {
        guard let frame = context.frames.keyboard else { return nil }
        self.context = context
        self.frame = frame
    }

    /// A key by its caption and its width in letter keys.
    private struct Key {
        var caption: String
        var units = 1.0
        var isLetter = true
    }

    /// Height of the predictions upright and sideways, and what lies below the keys on screens without a home button: 335 and 345
    /// are 44 + 4 rows + 75, 208 is 38 + 4 rows + 20 (probed-ios26.md), 260 without a home indicator is 44 + 4 rows.
    private static let predictionHeight = 44.0
    private static let compactPredictionHeight = 38.0
    private static let footHeight = 75.0
    /// Gaps between keys and from the sides, the gap below a row, and a key's corner; from screenshots of system keyboards 375 wide.
    private static let keyGap = 6.0
    private static let sideGap = 3.0
    private static let rowGap = 12.0
    private static let keyRadius = 5.0
    private static let lettersAcross = 10.0

    private static let ground = DynamicColor(light: Color(209, 212, 217), dark: Color(43, 43, 43))
    private static let letterKey = DynamicColor(light: .white, dark: Color(107, 107, 107))
    private static let otherKey = DynamicColor(light: Color(171, 177, 186), dark: Color(70, 70, 70))
    private static let shade = DynamicColor(light: Color(137, 138, 141), dark: Color(27, 27, 27))

    private static let rows: [[Key]] = [
        "QWERTYUIOP".map { Key(caption: String($0)) },
        "ASDFGHJKL".map { Key(caption: String($0)) },
        [Key(caption: "⇧", units: 1.3, isLetter: false)] + "ZXCVBNM".map { Key(caption: String($0)) }
            + [Key(caption: "⌫", units: 1.3, isLetter: false)],
        [Key(caption: "123", units: 2.5, isLetter: false), Key(caption: "", units: 5), Key(caption: "⏎", units: 2.5, isLetter: false)],
    ]

    private func resolved(_ color: DynamicColor) -> Color { color.resolved(for: context.traits.appearance) }

    func place() -> PlacedBar {
        let isSideways = context.isCompactHeight
        let top = frame.minY + (isSideways ? Self.compactPredictionHeight : Self.predictionHeight)
        let bottom = context.resolution.safeArea.bottom
        let foot = bottom > 0 && !isSideways && !context.isPad ? Self.footHeight : bottom
        let rowHeight = max(0, (frame.maxY - foot - top) / Double(Self.rows.count))
        let keys = Self.rows.enumerated().flatMap { index, row in
            draw(row, y: top + Double(index) * rowHeight, height: rowHeight - Self.rowGap)
        }
        return PlacedBar(frame: frame, backdrop: [.fill(.rect(frame), .color(resolved(Self.ground)))] + keys)
    }

    private func draw(_ row: [Key], y: Double, height: Double) -> [Scene.Item] {
        let range = context.itemRange(margin: Self.sideGap)
        let unit = (range.upperBound - range.lowerBound + Self.keyGap) / Self.lettersAcross
        let width = row.reduce(0) { $0 + $1.units } * unit - Self.keyGap
        var x = (range.lowerBound + range.upperBound - width) / 2
        return row.flatMap { key in
            let box = Rect(x: x, y: y + Self.rowGap / 2, width: key.units * unit - Self.keyGap, height: height)
            x += key.units * unit
            return draw(key, in: box)
        }
    }

    private func draw(_ key: Key, in box: Rect) -> [Scene.Item] {
        let face = key.isLetter ? Self.letterKey : Self.otherKey
        // Upright, letters measure 25 pt on keys 42 high.
        let font = Font(size: (key.caption.count > 1 ? 0.38 : 0.55) * box.height)
        let label = BarLabel(text: key.caption, font: font, measure: context.environment.text)
        return [
            .fill(.roundedRect(box.offset(y: 1), radius: Self.keyRadius), .color(resolved(Self.shade))),
            .fill(.roundedRect(box, radius: Self.keyRadius), .color(resolved(face))),
        ] + (key.caption.isEmpty ? [] : [label.drawing(centredIn: box, color: resolved(.label))])
    }
}
