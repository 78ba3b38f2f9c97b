import LintelModel

/// Items of a system 26 bar on capsules of glass: neighbours share one, spaces and prominent items split (TB-77), and so do items that
/// share no background (TB-60).
struct GlassRow {
    var items: [MeasuredItem]
    let height: Double
    let range: ClosedRange<Double>
    let context: LayoutContext

    /// From a capsule's end to the ink of its first or last item. Measured on 390 × 844: 15 to 16.
    private static let endInset = 15.0
    /// Least distance from a circle's edge to the ink of its one symbol. Measured on 440 × 956: 24 wide in 48, 22 in 44.
    private static let circleInset = 9.0
    /// Between the inks of two items of one capsule. Measured on 390 × 844: 34.3 and 34.7.
    private static let innerGap = 34.5
    /// Between capsules (probed-ios26.md).
    private static let capsuleGap = 12.0

    /// Neighbours on one capsule, or a space between capsules.
    private enum Part {
        case capsule([MeasuredItem])
        case space(MeasuredItem)
    }

    private var parts: [Part] {
        var parts: [Part] = []
        for item in items {
            if item.item.isSpace {
                parts.append(.space(item))
            } else if case .capsule(let group)? = parts.last, Self.share(group, item) {
                parts[parts.count - 1] = .capsule(group + [item])
            } else {
                parts.append(.capsule([item]))
            }
        }
        return parts
    }

    private static func share(_ group: [MeasuredItem], _ item: MeasuredItem) -> Bool {
        if let name = item.item.group, group.last?.item.group == name { return true }
        return item.sharesCapsule && group.last?.sharesCapsule ?? false
    }

    private func width(of group: [MeasuredItem]) -> Double {
        let content = group.reduce(0) { $0 + $1.width } + Self.innerGap * Double(group.count - 1)
        if group.count == 1, group[0].isIcon { return max(height, content + 2 * Self.circleInset) }
        return max(height, content + 2 * Self.endInset)
    }

    private var row: BarRow {
        let elements = parts.map { part -> BarRow.Element in
            switch part {
            case .space(let item): return item.element(.toolbar)
            case .capsule(let group):
                let width = width(of: group)
                let squeezed = group.reduce(width) { $0 - $1.slack }
                return .piece(.init(width: width, minimumWidth: max(height, squeezed)))
            }
        }
        return BarRow(elements: elements, minimumGap: Self.capsuleGap)
    }

    /// Whether everything fits at its natural width.
    var fits: Bool { row.naturalWidth <= range.upperBound - range.lowerBound + 0.01 }

    /// Width from the first capsule's start to the last one's end.
    var naturalWidth: Double { row.naturalWidth }

    /// Items that do not fit move into a menu at the end: low priorities first, trailing ones first among equals (TB-61, TB-75,
    /// system 27).
    func overflowing(palette: BarPalette) -> GlassRow {
        guard !fits else { return self }
        var staying = items
        var numbers = Array(items.indices)
        var leaving: Set<Int> = []
        func shortened() -> GlassRow {
            // Rows stand in the bar's order.
            let rows = BarItem.menuRows(items.indices.filter(leaving.contains).map { items[$0].item }, in: context)
            let more = BarItem.more(isGlass: true, BarMenu(rows), in: context.traits.locale)
            let item = MeasuredItem(more, palette: palette, context: context)
            return GlassRow(items: staying + [item], height: height, range: range, context: context)
        }
        while let index = Self.firstToLeave(staying) {
            leaving.insert(numbers[index])
            // The spaces behind an item go with it.
            let next = staying[(index + 1)...].firstIndex { !$0.item.isSpace } ?? staying.endIndex
            staying.removeSubrange(index..<next)
            numbers.removeSubrange(index..<next)
            let row = shortened()
            if row.fits { return row }
        }
        staying = []
        return shortened()
    }

    private static func firstToLeave(_ items: [MeasuredItem]) -> Int? {
        let candidates = items.indices.filter { !items[$0].item.isSpace }
        let lowest = candidates.map { items[$0].item.visibilityPriority }.min()
        return candidates.last { items[$0].item.visibilityPriority == lowest }
    }

    /// What `overflowing` moves into a menu; nil where everything fits.
    var overflow: PlacedBar.Overflow? {
        guard !fits, let first = Self.firstToLeave(items) else { return nil }
        return PlacedBar.Overflow(first: first, missing: naturalWidth - (range.upperBound - range.lowerBound))
    }

    /// Capsules as the backdrop, items on them; `packsAtEnd` pushes all of it to the range's end.
    func placed(y: Double, packsAtEnd: Bool = false) -> PlacedBar {
        let start = packsAtEnd ? max(range.lowerBound, range.upperBound - naturalWidth) : range.lowerBound
        let spans = row.spans(from: start, to: range.upperBound)
        var bar = PlacedBar(frame: .zero)
        for (part, span) in zip(parts, spans) {
            let box = context.directed(Rect(x: span.start, y: y, width: span.width, height: height))
            switch part {
            case .space(let item): bar.items.append(item.placed(in: box))
            case .capsule(let group):
                bar.frame = bar.frame.union(box)
                // Items of a group of several cannot hide what they share (TB-60).
                if !group[0].item.hidesSharedBackground || group.count > 1 {
                    bar.backdrop +=
                        GlassCapsule(
                            rect: box, fill: group[0].capsuleFill, appearance: group[0].palette.appearance,
                            isOpaque: context.reducesTransparency, isLifted: group.contains { $0.item.touch != .none && $0.item.isEnabled }
                        ).drawing
                }
                var items = place(group, in: span, y: y)
                if items.count == 1 { items[0].platter = box }
                bar.items += items
            }
        }
        return bar
    }

    private func place(_ group: [MeasuredItem], in span: BarRow.Span, y: Double) -> [PlacedItem] {
        // A capsule narrower than its content takes the difference from its titles.
        let excess = max(0, width(of: group) - span.width)
        let slack = group.reduce(0) { $0 + $1.slack }
        let widths = group.map { $0.width - (slack > 0 ? excess * $0.slack / slack : 0) }
        let content = widths.reduce(0, +) + Self.innerGap * Double(group.count - 1)
        var x = span.start + (span.width - content) / 2
        return zip(group, widths).map { item, width in
            defer { x += width + Self.innerGap }
            return item.placed(in: context.directed(Rect(x: x, y: y, width: width, height: height)))
        }
    }

}

extension MeasuredItem {
    var isProminent: Bool { palette.isProminent(item) }

    /// Whether neighbours may stand on the same capsule (TB-52, TB-60).
    var sharesCapsule: Bool { !isProminent && item.sharesBackground && !item.hidesSharedBackground }

    /// The tint behind a prominent item; nil leaves the glass as it is.
    var capsuleFill: Color? {
        guard isProminent, item.isEnabled else { return nil }
        return (item.tint ?? palette.tint ?? .systemBlue).resolved(for: palette.appearance)
    }

    /// How far it can be squeezed.
    var slack: Double {
        guard case .piece(let piece) = element(.toolbar) else { return 0 }
        return piece.width - piece.minimumWidth
    }
}
