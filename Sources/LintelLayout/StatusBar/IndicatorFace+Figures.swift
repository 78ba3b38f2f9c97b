import LintelModel

extension IndicatorFace {
    /// A percentage: its figures all take the room of a zero, as in the system's battery labels, each in the middle of its cell.
    static func percentage(_ text: String, font: Font, color: Color, in setting: StatusBarSetting) -> IndicatorFace? {
        guard text.unicodeScalars.allSatisfy({ !isFromRight($0) }) else {
            return self.text(text, font: font, color: color, in: setting)
        }
        let measure = setting.environment.text
        let tracking = font.size * figureTracking
        let cell = measure.width(of: "0", font: font)
        var runs: [(text: String, x: Double)] = []
        var x = 0.0
        for character in text {
            let piece = String(character)
            let width = measure.width(of: piece, font: font)
            let room = isFigure(character) ? max(cell, width) : width
            runs.append((piece, x + (room - width) / 2))
            x += room + tracking
        }
        let width = max(x - tracking, 0)
        var face = IndicatorFace(
            glyph: Size(width: width, height: font.lineHeight), stance: .onBaseline,
            bearings: bearings(of: runs, width: width, font: font, in: setting)
        ) { box, _ in
            runs.map { run in
                let origin = Point(x: box.minX + run.x, y: box.minY + font.ascent)
                return .text(TextRun(run.text, font: font, origin: origin, color: color))
            }
        }
        face.text = text
        face.ascent = font.ascent
        face.capHeight = font.capHeight
        return face
    }

    /// Added between the characters, as a share of the size: own fit to `100%` at 12 and 14 pt (observed-geometry.md, section 1).
    private static let figureTracking = 0.012

    /// Arabic figures and marks of direction: their order is the shaper's business.
    private static func isFromRight(_ scalar: Unicode.Scalar) -> Bool {
        (0x590...0x8FF).contains(scalar.value) || (0x200E...0x200F).contains(scalar.value)
    }

    private static func isFigure(_ character: Character) -> Bool { character.isNumber }

    private static func bearings(
        of runs: [(text: String, x: Double)], width: Double, font: Font, in setting: StatusBarSetting
    ) -> Bearings {
        guard let first = runs.first, let last = runs.last else { return .none }
        let left = setting.environment.text.metrics(of: first.text, font: font, tracking: 0).ink
        let right = setting.environment.text.metrics(of: last.text, font: font, tracking: 0).ink
        return Bearings(left: max(first.x + left.minX, 0), right: max(width - last.x - right.maxX, 0))
    }
}
