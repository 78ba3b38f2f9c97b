import LintelModel

/// Text over as many lines as it needs, up to a limit; the last one is cut where it must be.
struct WrappedLabel {
    private(set) var lines: [BarLabel] = []
    /// Something was cut off.
    private(set) var isTruncated = false
    private let font: Font

    /// - Parameter limit: nil for as many as it needs.
    init(_ whole: BarLabel, room: Double, limit: Int?) {
        font = whole.font
        guard !whole.text.isEmpty else { return }
        var words = whole.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        while !words.isEmpty {
            let isLast = limit.map { lines.count == $0 - 1 } ?? false
            let count = isLast ? words.count : Self.fitting(words, whole, room)
            let line = BarLabel(text: words.prefix(count).joined(separator: " "), font: whole.font, measure: whole.measure)
            let cut = line.truncated(to: room)
            isTruncated = isTruncated || cut.text != line.text
            lines.append(cut)
            words.removeFirst(count)
        }
    }

    /// How many of the words stand on one line; at least one.
    private static func fitting(_ words: [String], _ whole: BarLabel, _ room: Double) -> Int {
        var count = 1
        while count < words.count {
            let text = words.prefix(count + 1).joined(separator: " ")
            guard whole.measure.width(of: text, font: whole.font) <= room else { break }
            count += 1
        }
        return count
    }

    /// From the first baseline to the last one, in points.
    var span: Double { lines.isEmpty ? 0 : Double(lines.count - 1) * font.lineHeight }
    /// Ascent above the first baseline to descent below the last one.
    var height: Double { lines.isEmpty ? 0 : span + font.lineHeight }

    /// - Parameter isMirrored: from right to left: lines end at `room` after `x`.
    func drawing(x: Double, room: Double, baseline: Double, color: Color, isMirrored: Bool) -> [Scene.Item] {
        lines.enumerated().map { index, line in
            let start = isMirrored ? x + room - line.width : x
            return line.drawing(x: start, baseline: baseline + Double(index) * font.lineHeight, color: color)
        }
    }
}
