import LintelModel

/// Spreads items along a bar: widths and gaps in, places out (TB-70 to TB-75). Knows no text and no direction.
struct BarRow {
    /// An item that takes room.
    struct Piece: Equatable {
        var width: Double
        /// How far it can be squeezed; `width` where it cannot.
        var minimumWidth: Double
        /// Room kept free towards the neighbours.
        var padding: Padding

        init(width: Double, minimumWidth: Double? = nil, padding: Padding = Padding(0)) {
            self.width = width
            self.minimumWidth = minimumWidth ?? width
            self.padding = padding
        }
    }

    /// Room on both sides of an item, in points; it counts only towards another item.
    struct Padding: Equatable {
        var before: Double
        var after: Double

        init(_ both: Double) { self.init(before: both, after: both) }

        init(before: Double, after: Double) {
            self.before = before
            self.after = after
        }
    }

    enum Element: Equatable {
        case piece(Piece)
        case flexible
        case fixed(Double)
    }

    /// Where an element came to lie.
    struct Span: Equatable {
        var start: Double
        var width: Double
        var end: Double { start + width }
    }

    var elements: [Element]
    /// Between two items, beside their paddings.
    var minimumGap: Double

    /// What lies before the first piece, between two, or after the last.
    private struct Gap {
        /// What it measures where it does not stretch.
        var minimum: Double
        var fixed: Double
        var flexes: Int
        var rest: Double { minimum + fixed }
    }

    private var pieces: [Piece] {
        elements.compactMap { element in
            switch element {
            case .piece(let piece): piece
            case .flexible, .fixed: nil
            }
        }
    }

    private func gaps() -> [Gap] {
        let pieces = pieces
        var gaps = (0...pieces.count).map { index in
            let isInner = index > 0 && index < pieces.count
            let least = isInner ? minimumGap + pieces[index - 1].padding.after + pieces[index].padding.before : 0
            return Gap(minimum: least, fixed: 0, flexes: 0)
        }
        var index = 0
        for element in elements {
            switch element {
            case .piece: index += 1
            case .flexible: gaps[index].flexes += 1
            // Negative gaps are ignored (TB-53).
            case .fixed(let width): gaps[index].fixed += max(0, width)
            }
        }
        return gaps
    }

    /// Width that everything takes with all gaps at their least.
    var naturalWidth: Double {
        pieces.reduce(0) { $0 + $1.width } + gaps().reduce(0) { $0 + $1.rest }
    }

    /// The spans of all elements, in their order, between two ends.
    func spans(from start: Double, to end: Double) -> [Span] {
        let widths = squeezedWidths(into: end - start)
        var gaps = gaps().map { ($0.rest, $0) }
        let free = end - start - widths.reduce(0, +) - gaps.reduce(0) { $0 + $1.0 }
        if free > 0 {
            Self.stretch(&gaps, by: free)
            Self.centreMiddle(&gaps, widths, in: end - start)
        }
        return walk(widths, gaps.map(\.0), from: start)
    }

    /// All flexible spaces are equally wide, and stand between the items' paddings (TB-70).
    private static func stretch(_ gaps: inout [(Double, Gap)], by free: Double) {
        let shares = gaps.reduce(0) { $0 + $1.1.flexes }
        guard shares > 0 else { return }
        for index in gaps.indices { gaps[index].0 += free * Double(gaps[index].1.flexes) / Double(shares) }
    }

    /// Widths closer than this count as equal, in points: far below a pixel, far above the rounding of sums.
    private static let slack = 0.001

    /// Long titles give way first, until all fit or are as short as they may be (TB-75).
    private func squeezedWidths(into room: Double) -> [Double] {
        let pieces = pieces
        var excess = naturalWidth - room
        var widths = pieces.map(\.width)
        while excess > Self.slack {
            let soft = widths.indices.filter { widths[$0] > pieces[$0].minimumWidth + Self.slack }
            guard let widest = soft.map({ widths[$0] }).max() else { break }
            let level = soft.filter { widths[$0] > widest - Self.slack }
            let next = soft.map { widths[$0] }.filter { $0 <= widest - Self.slack }.max() ?? 0
            let floor = level.map { pieces[$0].minimumWidth }.max() ?? 0
            let step = min(excess / Double(level.count), widest - max(next, floor))
            guard step > 0 else { break }
            for index in level { widths[index] -= step }
            excess -= step * Double(level.count)
        }
        return widths
    }

    /// Of three items apart by two flexible gaps, the middle one keeps the bar's centre as long as it fits (TB-73).
    private static func centreMiddle(_ gaps: inout [(Double, Gap)], _ widths: [Double], in room: Double) {
        guard widths.count == 3, gaps[0].0 == 0, gaps[3].0 == 0, gaps[1].1.flexes > 0, gaps[2].1.flexes > 0 else { return }
        let least = widths[0] + gaps[1].1.rest
        let most = room - widths[2] - gaps[2].1.rest - widths[1]
        let start = min(max((room - widths[1]) / 2, least), most)
        gaps[1].0 = start - widths[0]
        gaps[2].0 = room - widths[2] - start - widths[1]
    }

    private func walk(_ widths: [Double], _ gaps: [Double], from start: Double) -> [Span] {
        let spaces = countSpaces()
        var spans: [Span] = []
        var x = start
        var index = 0
        for element in elements {
            let span: Span
            switch element {
            case .piece:
                if spaces[index] == 0 { x += gaps[index] }
                span = Span(start: x, width: widths[index])
                index += 1
            case .flexible, .fixed:
                // Spaces that stand together share their gap.
                span = Span(start: x, width: gaps[index] / Double(spaces[index]))
            }
            spans.append(span)
            x = span.end
        }
        return spans
    }

    /// How many spaces stand in each gap.
    private func countSpaces() -> [Int] {
        var counts = [0]
        for element in elements {
            switch element {
            case .piece: counts.append(0)
            case .flexible, .fixed: counts[counts.count - 1] += 1
            }
        }
        return counts
    }
}
