import LintelLayout
import LintelModel

extension LineBreaker {
    /// Lines below each other, each where its alignment has it begin.
    /// - Parameter baseline: of the first line, in points.
    func drawing(
        _ lines: [Line], in box: Rect, baseline first: Double, alignment: NSTextAlignment, isRightToLeft: Bool, color: Color
    ) -> [Scene.Item] {
        var baseline = first
        return lines.flatMap { line in
            defer { baseline += font.lineHeight }
            if alignment == .justified, !line.endsParagraph, line.text.contains(" ") {
                return justified(line, in: box, baseline: baseline, isRightToLeft: isRightToLeft, color: color)
            }
            let x = alignment.start(line.width, in: box, isRightToLeft: isRightToLeft)
            return [.text(TextRun(line.text, font: font, origin: Point(x: x, y: baseline), color: color))]
        }
    }

    /// What the line leaves of the box goes between its words.
    private func justified(_ line: Line, in box: Rect, baseline: Double, isRightToLeft: Bool, color: Color) -> [Scene.Item] {
        let words = line.text.split(separator: " ").map { (text: String($0), width: measure.width(of: String($0), font: font)) }
        let gap = (box.width - words.reduce(0) { $0 + $1.width }) / Double(max(words.count - 1, 1))
        var offset = 0.0
        return words.map { word in
            defer { offset += word.width + gap }
            let x = isRightToLeft ? box.maxX - offset - word.width : box.minX + offset
            return .text(TextRun(word.text, font: font, origin: Point(x: x, y: baseline), color: color))
        }
    }
}
