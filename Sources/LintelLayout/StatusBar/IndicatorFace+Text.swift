import LintelModel

extension IndicatorFace {
    /// One line of text, at most `longest` characters of it looked at: more never fits a bar.
    static func text(
        _ text: String, font: Font, color: Color, tracking: Double = 0, stance: Stance = .onBaseline, in setting: StatusBarSetting
    ) -> IndicatorFace? {
        let line = oneLine(text)
        guard !line.isEmpty else { return nil }
        var face = plain(line, font: font, color: color, tracking: tracking, stance: stance, in: setting)
        let measure: (String) -> IndicatorFace = {
            plain($0, font: font, color: color, tracking: tracking, stance: stance, in: setting)
        }
        face.shortened = { width in shortened(line, to: width, measure) }
        return face
    }

    private static let longest = 160
    private static let ellipsis = "\u{2026}"

    /// Control characters and line ends count as spaces; spaces at the ends go.
    private static func oneLine(_ text: String) -> String {
        var line = ""
        for character in text.prefix(longest) {
            if character == " " || character.isNewline || character.unicodeScalars.allSatisfy({ $0.value < 32 }) {
                if !line.isEmpty, line.last != " " { line.append(" ") }
            } else {
                line.append(character)
            }
        }
        if line.last == " " { line.removeLast() }
        return line
    }

    private static func plain(
        _ text: String, font: Font, color: Color, tracking: Double, stance: Stance, in setting: StatusBarSetting
    ) -> IndicatorFace {
        let metrics = setting.environment.text.metrics(of: text, font: font, tracking: tracking)
        let bearings = Bearings(left: max(metrics.ink.minX, 0), right: max(metrics.width - metrics.ink.maxX, 0))
        var face = IndicatorFace(
            glyph: Size(width: metrics.width, height: font.lineHeight), stance: stance,
            bearings: metrics.ink.isEmpty ? .none : bearings
        ) { box, isMirrored in
            let x = isMirrored ? box.maxX - metrics.width : box.minX
            let origin = Point(x: x, y: box.minY + font.ascent)
            return [.text(TextRun(text, font: font, origin: origin, color: color, tracking: tracking))]
        }
        face.text = text
        face.ascent = font.ascent
        face.capHeight = font.capHeight
        return face
    }

    /// The longest beginning that fits with an ellipsis, found by halving.
    private static func shortened(_ text: String, to width: Double, _ measure: (String) -> IndicatorFace) -> IndicatorFace? {
        let characters = Array(text)
        var fitting = 0
        var (low, high) = (1, characters.count - 1)
        while low <= high {
            let middle = (low + high) / 2
            if measure(cut(characters, middle)).size.width <= width {
                fitting = middle
                low = middle + 1
            } else {
                high = middle - 1
            }
        }
        guard fitting > 0 else { return nil }
        var face = measure(cut(characters, fitting))
        face.isTruncated = true
        face.fillsRoom = true
        return face
    }

    private static func cut(_ characters: [Character], _ count: Int) -> String {
        var beginning = String(characters.prefix(count))
        while beginning.last == " " { beginning.removeLast() }
        return beginning + ellipsis
    }
}
