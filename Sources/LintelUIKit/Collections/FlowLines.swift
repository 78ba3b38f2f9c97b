import Foundation

/// Lines of boxes, laid out as if the collection scrolled downwards: `x` runs along a line, `y` from line to line.
struct FlowLines {
    struct Box {
        var path: IndexPath
        var frame: CGRect
    }

    /// What a section's lines are made of, in points.
    struct Section {
        var index: Int
        var sizes: [CGSize]
        /// Room along a line, with the insets.
        var across: CGFloat
        var insets: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// Heights; 0 for none.
        var header: CGFloat
        var footer: CGFloat
    }

    private(set) var items: [Box] = []
    private(set) var headers: [Box] = []
    private(set) var footers: [Box] = []
    private(set) var across: CGFloat = 0
    private var height: CGFloat = 0
    private var ends: [Int: CGFloat] = [:]

    var size: CGSize { CGSize(width: across, height: height) }

    /// Where a section's footer begins.
    func end(ofSection section: Int) -> CGFloat { ends[section] ?? height }

    mutating func add(_ section: Section) {
        across = section.across
        let path = IndexPath(item: 0, section: section.index)
        if section.header > 0 { headers.append(band(path, section.header)) }
        height += section.insets.top
        let lines = lines(of: section)
        var spacing: CGFloat?
        for (number, line) in lines.enumerated() {
            spacing = place(line, of: section, isLast: number == lines.count - 1, lastSpacing: spacing)
        }
        height += section.insets.bottom
        ends[section.index] = height
        if section.footer > 0 { footers.append(band(path, section.footer)) }
    }

    private mutating func band(_ path: IndexPath, _ thickness: CGFloat) -> Box {
        defer { height += thickness }
        return Box(path: path, frame: CGRect(x: 0, y: height, width: across, height: thickness))
    }

    /// As many items in a line as fit with the least spacing.
    private func lines(of section: Section) -> [Range<Int>] {
        let room = section.across - section.insets.left - section.insets.right
        var lines: [Range<Int>] = []
        var start = 0
        var width: CGFloat = 0
        for (index, size) in section.sizes.enumerated() {
            let wider = index == start ? size.width : width + section.itemSpacing + size.width
            if index > start, wider > room + Self.tolerance {
                lines.append(start..<index)
                start = index
                width = size.width
            } else {
                width = wider
            }
        }
        if start < section.sizes.count { lines.append(start..<section.sizes.count) }
        return lines
    }

    /// Sums of thirds of a width still fit.
    private static let tolerance: CGFloat = 0.001

    /// A full line is spread from edge to edge, and a lone item in it stands in the middle; the last line goes on as the one above it where
    /// all items are of one size. Answers the spacing it took.
    private mutating func place(_ line: Range<Int>, of section: Section, isLast: Bool, lastSpacing: CGFloat?) -> CGFloat {
        let sizes = section.sizes[line]
        let room = section.across - section.insets.left - section.insets.right
        let used = sizes.reduce(0) { $0 + $1.width }
        let tallest = sizes.map(\.height).max() ?? 0
        let isEven = Set(section.sizes.map(\.width)).count == 1
        var spacing = section.itemSpacing
        var x = section.insets.left
        if !isLast, sizes.count > 1 { spacing = max(spacing, (room - used) / CGFloat(sizes.count - 1)) }
        if !isLast, sizes.count == 1 { x += (room - used) / 2 }
        if isLast, isEven, let lastSpacing { spacing = lastSpacing }
        for index in line {
            let size = section.sizes[index]
            let frame = CGRect(x: x, y: height + (tallest - size.height) / 2, width: size.width, height: size.height)
            items.append(Box(path: IndexPath(item: index, section: section.index), frame: frame))
            x += size.width + spacing
        }
        height += tallest + (isLast ? 0 : section.lineSpacing)
        return spacing
    }
}
