import Foundation
import LintelLayout
import LintelModel

/// A styled text broken into lines between its words; the last line allowed ends in an ellipsis where more would follow.
struct StyledLines {
    struct Line {
        var pieces: [StyledText.Piece]
        /// Points.
        var width: Double
        /// From the line's upper edge down to its baseline, and its whole height, in points.
        var ascent: Double
        var height: Double
        /// Below the line, in points.
        var spacing: Double
        var alignment: NSTextAlignment
    }

    private let measure: any TextMeasuring
    private(set) var lines: [Line] = []

    /// - Parameter most: number of lines at most, 0 for as many as it takes.
    init(_ text: StyledText, width: Double, most: Int, measure: any TextMeasuring) {
        self.measure = measure
        for paragraph in text.paragraphs {
            let broken = most == 1 ? [paragraph.pieces] : pieces(of: paragraph, within: width)
            lines += broken.enumerated().map { index, pieces in
                line(pieces, of: paragraph, isLast: index == broken.count - 1)
            }
        }
        let isCut = most > 0 && lines.count > most
        if isCut { lines.removeLast(lines.count - most) }
        for index in lines.indices {
            let goesOn = isCut && index == lines.count - 1
            if goesOn || lines[index].width > width { shorten(&lines[index], to: width) }
        }
        if !lines.isEmpty { lines[lines.count - 1].spacing = 0 }
    }

    var width: Double { lines.map(\.width).max() ?? 0 }
    var height: Double { lines.reduce(0) { $0 + $1.height + $1.spacing } }
    var firstAscent: Double { lines.first?.ascent ?? 0 }
    /// From the upper edge down to the last baseline.
    var lastBaseline: Double { height - (lines.last.map { $0.height - $0.ascent } ?? 0) }

    // MARK: - Breaking

    private func pieces(of paragraph: StyledText.Paragraph, within width: Double) -> [[StyledText.Piece]] {
        var lines: [[StyledText.Piece]] = []
        var current: [StyledText.Piece] = []
        for word in words(paragraph.pieces) {
            let longer = joined(current + word)
            if current.isEmpty || self.width(trimmed(longer)) <= width {
                current = longer
            } else {
                lines.append(trimmed(current))
                current = word
            }
        }
        return lines + [trimmed(current)]
    }

    /// Words with the space behind them, each in as many pieces as it has styles.
    private func words(_ pieces: [StyledText.Piece]) -> [[StyledText.Piece]] {
        var words: [[StyledText.Piece]] = [[]]
        for piece in pieces {
            var text = ""
            for letter in piece.text {
                text.append(letter)
                guard letter == " " else { continue }
                words[words.count - 1].append(.init(text: text, style: piece.style))
                words.append([])
                text = ""
            }
            if !text.isEmpty { words[words.count - 1].append(.init(text: text, style: piece.style)) }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Neighbours of one style become one piece, so that letters meet as they do in a whole line.
    private func joined(_ pieces: [StyledText.Piece]) -> [StyledText.Piece] {
        pieces.reduce(into: []) { joined, piece in
            if let last = joined.last, last.style == piece.style {
                joined[joined.count - 1].text += piece.text
            } else {
                joined.append(piece)
            }
        }
    }

    private func trimmed(_ pieces: [StyledText.Piece]) -> [StyledText.Piece] {
        var pieces = pieces
        while let last = pieces.last, last.text.hasSuffix(" ") {
            pieces[pieces.count - 1].text.removeLast()
            if pieces[pieces.count - 1].text.isEmpty { pieces.removeLast() }
        }
        return pieces
    }

    // MARK: - Measuring

    func width(_ piece: StyledText.Piece) -> Double {
        measure.metrics(of: piece.text, font: piece.style.font, tracking: piece.style.kern).width
    }
    private func width(_ pieces: [StyledText.Piece]) -> Double { pieces.reduce(0) { $0 + width($1) } }

    private func line(_ pieces: [StyledText.Piece], of paragraph: StyledText.Paragraph, isLast: Bool) -> Line {
        let styles = pieces.isEmpty ? [paragraph.style] : pieces.map(\.style)
        let ascent = styles.map { $0.font.ascent + $0.rise }.max() ?? 0
        let descent = styles.map { $0.font.descent - $0.rise }.max() ?? 0
        let multiple = Double(paragraph.layout?.lineHeightMultiple ?? 0)
        // What a multiple adds goes above the letters.
        let extra = multiple > 0 ? (multiple - 1) * (ascent + descent) : 0
        let spacing = (paragraph.layout?.lineSpacing ?? 0) + (isLast ? paragraph.layout?.paragraphSpacing ?? 0 : 0)
        return Line(
            pieces: pieces, width: width(pieces), ascent: ascent + extra, height: ascent + descent + extra, spacing: Double(spacing),
            alignment: paragraph.layout?.alignment ?? .natural)
    }

    private func shorten(_ line: inout Line, to width: Double) {
        guard let style = line.pieces.last?.style else { return }
        var pieces = line.pieces
        let ellipsis = StyledText.Piece(text: "…", style: style)
        while !pieces.isEmpty, self.width(joined(pieces + [ellipsis])) > width {
            pieces[pieces.count - 1].text.removeLast()
            if pieces[pieces.count - 1].text.isEmpty { pieces.removeLast() }
        }
        line.pieces = joined(trimmed(pieces) + [ellipsis])
        line.width = self.width(line.pieces)
    }
}
