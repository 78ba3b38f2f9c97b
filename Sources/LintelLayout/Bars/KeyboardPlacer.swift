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

    /// Measured in the light on the screenshot that `KeyboardRows` names; the dark ones are judged by eye.
    private static let ground = DynamicColor(light: Color(207, 210, 215), dark: Color(43, 43, 43))
    private static let letterKey = DynamicColor(light: .white, dark: Color(107, 107, 107))
    private static let otherKey = DynamicColor(light: Color(168, 173, 182), dark: Color(70, 70, 70))
    private static let shade = DynamicColor(light: Color(135, 137, 140), dark: Color(27, 27, 27))
    private static let footInk = DynamicColor(light: Color(80, 85, 92), dark: Color(white: 0.9))

    private func resolved(_ color: DynamicColor) -> Color { color.resolved(for: context.traits.appearance) }

    /// Upright phones without a home button have room for the globe and the microphone below the keys.
    private var hasFoot: Bool { context.resolution.safeArea.bottom > 0 && !context.isCompactHeight && !context.isPad }

    private var rows: [[KeyboardRows.Key]] {
        let screen = context.screen
        let last = KeyboardRows.last(
            isEnglish: context.traits.locale.language == "en", returnKey: screen.returnKey, plane: screen.keyboardKeys.plane)
        return KeyboardRows.signs(screen.keyboardKeys) + [last]
    }

    func place() -> PlacedBar {
        let keys = placedRows.flatMap { $0.flatMap { draw($0.key, in: $0.box) } }
        return PlacedBar(frame: frame, backdrop: [.fill(.rect(frame), .color(resolved(Self.ground)))] + keys + footSymbols)
    }

    /// Those that a finger can mean.
    var keys: [KeyboardKey] {
        placedRows.flatMap { $0 }.filter { $0.key.face != .gap }.map { key, box in
            KeyboardKey(action: key.action ?? .text(key.caption), frame: box)
        }
    }

    private var placedRows: [[(key: KeyboardRows.Key, box: Rect)]] {
        let rows = rows
        let top = frame.minY + (context.isCompactHeight ? KeyboardRows.compactPredictionHeight : KeyboardRows.predictionHeight)
        let foot = hasFoot ? KeyboardRows.footHeight : context.resolution.safeArea.bottom
        let rowHeight = max(KeyboardRows.rowGap, (frame.maxY - foot - top) / Double(rows.count))
        return rows.enumerated().map { index, row in
            boxes(of: row, y: top + Double(index) * rowHeight + KeyboardRows.rowGap / 2, height: rowHeight - KeyboardRows.rowGap)
        }
    }

    private func boxes(of row: [KeyboardRows.Key], y: Double, height: Double) -> [(key: KeyboardRows.Key, box: Rect)] {
        let range = context.itemRange(margin: KeyboardRows.sideGap)
        let unit = (range.upperBound - range.lowerBound + KeyboardRows.keyGap) / KeyboardRows.unitsAcross
        let width = row.reduce(0) { $0 + $1.units } * unit - KeyboardRows.keyGap
        var x = (range.lowerBound + range.upperBound - width) / 2
        return row.map { key in
            let box = Rect(x: x, y: y, width: key.units * unit - KeyboardRows.keyGap, height: height)
            x += key.units * unit
            return (key, box)
        }
    }

    private func draw(_ key: KeyboardRows.Key, in box: Rect) -> [Scene.Item] {
        let face: DynamicColor
        switch key.face {
        case .letter: face = Self.letterKey
        case .other: face = Self.otherKey
        case .prominent: face = .systemBlue
        case .gap: return []
        }
        // Upright, letters measure 25 pt on keys 42 high, words 16.
        let font = Font(size: (key.caption.count > 1 ? 0.38 : 0.58) * box.height)
        let ink = key.face == .prominent ? Color.white : resolved(.label)
        let label = BarLabel(text: key.caption, font: font, measure: context.environment.text)
        return [
            .fill(.roundedRect(box.offset(y: 1), radius: KeyboardRows.keyRadius), .color(resolved(Self.shade))),
            .fill(.roundedRect(box, radius: KeyboardRows.keyRadius), .color(resolved(face))),
        ] + (key.caption.isEmpty ? [] : [label.drawing(centredIn: box, color: ink)])
    }

    private var footSymbols: [Scene.Item] {
        guard hasFoot else { return [] }
        let y = frame.maxY - KeyboardRows.footHeight + KeyboardRows.footMiddle
        let side = KeyboardRows.footSymbolSide
        return [("globe", KeyboardRows.footInset), ("mic", frame.width - KeyboardRows.footInset)].flatMap { name, x in
            let box = Rect(center: Point(x: x, y: y), size: Size(width: side, height: side))
            return SymbolCatalogue.symbol(named: name)?.drawing(in: box, color: resolved(Self.footInk)) ?? []
        }
    }
}
