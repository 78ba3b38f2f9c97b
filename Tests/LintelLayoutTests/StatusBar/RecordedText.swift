import LintelLayout
import LintelModel

/// Text as wide as it was in screenshots: layout is tested without fonts, and positions that depend on a text are the system's own.
/// Ink begins and ends half a bearing inside the advance.
struct RecordedText: TextMeasuring {
    /// Seen widths at 12 pt in screenshots (observed-geometry.md, section 1), less the pixel that soft edges add; others from the figures' shares below.
    private static let seen: [String: Double] = ["Carrier": 37.6, "T-Mobile Wi-Fi": 82.2]
    /// Advances as shares of the size: figures and percent sign such that `100%` is seen 31.2 wide at 12 pt.
    private static let figure = 0.62
    private static let percent = 0.81
    private static let other = 0.56
    /// Blank on either side of a text, as a share of the size.
    private static let bearing = 0.055

    func metrics(of text: String, font: Font, tracking: Double) -> TextMetrics {
        let bearing = font.size * Self.bearing
        let width = Self.seen[text].map { $0 * font.size / 12 + 2 * bearing } ?? text.reduce(0) { $0 + advance($1, font) + tracking }
        let ink = Rect(x: bearing, y: -font.capHeight, width: max(width - 2 * bearing, 0), height: font.capHeight)
        return TextMetrics(width: width, ink: text.isEmpty ? .zero : ink)
    }

    private func advance(_ character: Character, _ font: Font) -> Double {
        if character.isNumber { return font.size * Self.figure }
        switch character {
        case "%": return font.size * Self.percent
        case ":", " ", "\u{202F}": return font.size * 0.28
        default: return font.size * Self.other
        }
    }
}
