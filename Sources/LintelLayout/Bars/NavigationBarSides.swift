import LintelModel

/// The items left and right of a navigation bar's title, back button included.
struct NavigationBarSides {
    let context: LayoutContext
    let bar: NavigationBar
    let palette: BarPalette
    let strip: Rect
    let lift: Double

    struct Placed {
        var backdrop: [Scene.Item] = []
        var items: [PlacedItem] = []
        /// What is left for the title, measured from the left in left-to-right order.
        var titleRange: ClosedRange<Double>
        /// Height that titles are centred in.
        var rowHeight: Double
    }

    /// From the back button to the items beside it; ours.
    private static let gap = 16.0

    func placed() -> Placed { palette.isGlass ? glass() : plain() }

    // MARK: - Before system 26

    private func plain() -> Placed {
        let range = context.itemRange(margin: context.margin)
        var placed = Placed(titleRange: range, rowHeight: strip.height)
        var start = range.lowerBound
        var leadingEnd: Double?
        if let back = backButton(from: start, room: (range.upperBound - range.lowerBound) / 2) {
            placed.items.append(back.item)
            leadingEnd = back.end
            start = back.end + Self.gap
        }
        if !bar.leading.isEmpty {
            let row = place(bar.leading) { _ in start...range.upperBound }
            placed.items += row.items
            leadingEnd = row.end
        }
        var trailingStart: Double?
        if !bar.trailing.isEmpty {
            let row = place(bar.trailing) { width in max(range.lowerBound, range.upperBound - width)...range.upperBound }
            placed.items += row.items
            trailingStart = row.start
        }
        let low = leadingEnd.map { $0 + BarMetrics.titleGap } ?? range.lowerBound
        let high = trailingStart.map { $0 - BarMetrics.titleTrailingGap } ?? range.upperBound
        placed.titleRange = low...max(low, high)
        return placed
    }

    private func place(
        _ items: [BarItem], in range: (Double) -> ClosedRange<Double>
    ) -> (items: [PlacedItem], start: Double, end: Double) {
        let measured = items.map { MeasuredItem($0, palette: palette, context: context) }
        let paddings = ItemPaddings.navigationBar(isRightToLeft: context.isRightToLeft)
        let row = BarRow(elements: measured.map { $0.element(paddings) }, minimumGap: paddings.minimumGap)
        let range = range(row.naturalWidth)
        let spans = row.spans(from: range.lowerBound, to: range.upperBound)
        let placed = zip(measured, spans).map { item, span in
            let box = Rect(x: span.start, y: strip.y, width: span.width, height: strip.height)
            return item.placed(in: context.directed(box), lift: lift)
        }
        return (placed, spans.first?.start ?? range.lowerBound, spans.last?.end ?? range.lowerBound)
    }

    /// Chevron and title of the screen one goes back to; the title gives way to the word for Back, then to nothing.
    private func backButton(from start: Double, room: Double) -> (item: PlacedItem, end: Double)? {
        guard let title = bar.backTitle else { return nil }
        let textStart = start + BarMetrics.backTitleInset
        let word = SystemItem.backTitle(in: context.traits.locale)
        let look = palette.looks.back.look(in: .normal)
        let font = look.font ?? Font(size: BarMetrics.titleSize)
        let candidates = title.isEmpty ? [] : [title, word].map { context.label($0, font.size, font.weight) }
        let label = candidates.first { $0.width <= room - BarMetrics.backTitleInset }
        let chevronStart = start - BarMetrics.chevronOutset
        let end = label.map { textStart + $0.width } ?? chevronStart + BarMetrics.chevronWidth
        let frame = context.directed(Rect(minX: chevronStart, minY: strip.minY, maxX: end, maxY: strip.maxY))
        let ink = palette.accent
        let middle = strip.midY - lift
        var item = PlacedItem(id: "back", text: label?.text ?? "", frame: frame)
        let chevron = BackChevron(
            rect: context.directed(
                Rect(
                    x: chevronStart, y: middle - BarMetrics.chevronHeight / 2, width: BarMetrics.chevronWidth,
                    height: BarMetrics.chevronHeight)), pointsRight: context.isRightToLeft)
        item.target = frame.grownToTouch
        item.drawing = backIndicator(in: chevron.rect, ink) ?? [chevron.drawing(ink)]
        if let label {
            let x = context.directed(Rect(x: textStart, y: 0, width: label.width, height: 0)).x
            item.drawing.append(
                label.drawing(
                    x: x + look.titleOffset.x, middle: middle + look.titleOffset.y, color: look.color.map(palette.resolved) ?? ink))
            if palette.underlinesTitles { item.drawing.append(label.underline(x: x, middle: middle, color: ink)) }
        }
        return (item, end)
    }

    /// The app's picture in the chevron's place, as large as it is.
    private func backIndicator(in box: Rect, _ ink: Color) -> [Scene.Item]? {
        guard let picture = indicator else { return nil }
        let icon = IconDrawing(icon: picture, environment: context.environment, isRightToLeft: context.isRightToLeft)
        let start = context.isRightToLeft ? box.maxX - icon.size.width : box.minX
        return icon.drawing(in: Rect(x: start, y: box.midY, width: icon.size.width, height: 0), color: ink)
    }

    private var indicator: Icon? { context.resolution.navigationBar?.appearance.backIndicator }

    // MARK: - Since system 26

    private func glass() -> Placed {
        let range = context.itemRange(margin: context.heights.glass?.navigationSideMargin ?? context.margin)
        let height = context.heights.glass?.navigationButtonHeight ?? strip.height
        var placed = Placed(titleRange: range, rowHeight: height)
        let leading = glassRow(leadingItems, height: height, range: range)
        let trailing = glassRow(bar.trailing, height: height, range: range)
        for (row, packsAtEnd) in [(leading, false), (trailing, true)] where !row.items.isEmpty {
            let side = row.placed(y: strip.y, packsAtEnd: packsAtEnd)
            placed.backdrop += side.backdrop
            placed.items += side.items
        }
        if bar.backTitle != nil, !placed.items.isEmpty {
            placed.items[0].id = "back"
            if !bar.leading.isEmpty { placed.items.remove(at: 1) }
        }
        let low = min(range.lowerBound + (leading.items.isEmpty ? 0 : leading.naturalWidth + BarMetrics.titleGap), range.upperBound)
        let high = range.upperBound - (trailing.items.isEmpty ? 0 : trailing.naturalWidth + BarMetrics.titleTrailingGap)
        placed.titleRange = low...max(low, high)
        return placed
    }

    /// The back button stands on a circle of its own; the title of the screen one goes back to is not shown any more.
    private var leadingItems: [BarItem] {
        guard bar.backTitle != nil else { return bar.leading }
        let back = BarItem(.icon(indicator ?? .symbol("chevron.backward")))
        return bar.leading.isEmpty ? [back] : [back, .fixedSpace(0)] + bar.leading
    }

    private func glassRow(_ items: [BarItem], height: Double, range: ClosedRange<Double>) -> GlassRow {
        GlassRow(
            items: items.map { MeasuredItem($0, palette: palette, context: context) }, height: height, range: range, context: context)
    }
}
