import LintelLayout
import LintelModel

/// Breaks a text into lines between its words; the last line allowed ends in an ellipsis where more would follow.
struct LineBreaker {
    struct Line {
        var text: String
        /// Points.
        var width: Double
        /// The next line, if there is one, begins a paragraph.
        var endsParagraph: Bool
    }

    let font: Font
    let measure: any TextMeasuring

    /// - Parameter most: number of lines at most, 0 for as many as it takes.
    func lines(of text: String, width: Double, most: Int) -> [Line] {
        var lines: [Line] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var current = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = current.isEmpty ? String(word) : current + " " + word
                if measure.width(of: longer, font: font) <= width || current.isEmpty || most == 1 {
                    current = longer
                } else {
                    lines.append(line(current, endsParagraph: false))
                    current = String(word)
                }
            }
            lines.append(line(current))
        }
        guard most > 0 else { return lines.map { truncated($0, to: width) } }
        let kept = Array(lines.prefix(most))
        guard lines.count > most, let last = kept.last else { return kept.map { truncated($0, to: width) } }
        return kept.dropLast().map { truncated($0, to: width) } + [truncated(line(last.text + "…"), to: width)]
    }

    private func line(_ text: String, endsParagraph: Bool = true) -> Line {
        Line(text: text, width: measure.width(of: text, font: font), endsParagraph: endsParagraph)
    }

    private func truncated(_ whole: Line, to width: Double) -> Line {
        guard whole.width > width else { return whole }
        var text = whole.text
        while !text.isEmpty {
            text.removeLast()
            let cut = line(text + "…", endsParagraph: whole.endsParagraph)
            if cut.width <= width { return cut }
        }
        return line("…")
    }
}
