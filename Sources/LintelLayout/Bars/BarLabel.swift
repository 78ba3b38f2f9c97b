import LintelModel

/// A line of text in a bar: measured, cut where it must be, and set in a box.
struct BarLabel {
    let text: String
    let font: Font
    let measure: any TextMeasuring

    static let ellipsis = "…"

    var width: Double { measure.width(of: text, font: font) }

    /// The text with its end cut so that it and an ellipsis fit; the text itself where it fits.
    func truncated(to room: Double) -> BarLabel {
        guard width > room + 0.01 else { return self }
        let characters = Array(text)
        var low = 0
        var high = characters.count
        while low < high {
            let middle = (low + high + 1) / 2
            if cut(characters, middle).width <= room { low = middle } else { high = middle - 1 }
        }
        return cut(characters, low)
    }

    private func cut(_ characters: [Character], _ count: Int) -> BarLabel {
        var kept = String(characters.prefix(count))
        while kept.last == " " { kept.removeLast() }
        return BarLabel(text: kept + Self.ellipsis, font: font, measure: measure)
    }

    /// The line around the middle of a box, its line height centred, raised by `lift`.
    func drawing(centredIn box: Rect, color: Color, lift: Double = 0) -> Scene.Item {
        drawing(x: box.midX - width / 2, middle: box.midY - lift, color: color)
    }

    func drawing(x: Double, middle: Double, color: Color) -> Scene.Item {
        drawing(x: x, baseline: baseline(around: middle), color: color)
    }

    private func baseline(around middle: Double) -> Double { middle + (font.ascent - font.descent) / 2 }

    /// The line below a title that Button Shapes draws: a point thick, two below the baseline; ours.
    func underline(x: Double, middle: Double, color: Color) -> Scene.Item {
        .fill(.rect(Rect(x: x, y: baseline(around: middle) + 2, width: width, height: 1)), .color(color))
    }

    func drawing(x: Double, baseline: Double, color: Color) -> Scene.Item {
        .text(TextRun(text, font: font, origin: Point(x: x, y: baseline), color: color))
    }
}
