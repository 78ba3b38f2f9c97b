import LintelModel

/// A plain table: rows with a line of text and a separator, moved by where the list is scrolled to.
struct ListContent {
    let context: LayoutContext
    let rows: Int

    /// Size of a row's text (`UITableView` of the plain style with default cells).
    static let textSize = 17.0

    /// How far the list is scrolled, in points from its upper end.
    var offset: Double {
        context.screen.content.scroll.fraction * (context.screen.scrollLength(context.resolution.contentInsets) ?? 0)
    }

    /// Where the first row begins.
    var start: Double { context.resolution.contentInsets.top - offset }

    var drawing: [Scene.Item] {
        let appearance = context.traits.appearance
        let all = Rect(origin: .zero, size: context.size)
        let ground = Scene.Item.fill(.rect(all), .color(DynamicColor.systemBackground.resolved(for: appearance)))
        let first = max(0, Int(-start / Content.listRowHeight))
        let last = min(rows, Int((context.size.height - start) / Content.listRowHeight) + 1)
        let visible = first < last ? Array(first..<last) : []
        return [ground] + visible.flatMap(row)
    }

    private func row(_ index: Int) -> [Scene.Item] {
        let appearance = context.traits.appearance
        let range = context.itemRange(margin: context.margin)
        let y = start + Double(index) * Content.listRowHeight
        let label = BarLabel(text: "Row \(index + 1)", font: Font(size: Self.textSize), measure: context.environment.text)
        let box = context.directed(Rect(x: range.lowerBound, y: y, width: label.width, height: Content.listRowHeight))
        // Separators begin with the text and run to the far edge.
        let line = context.directed(
            Rect(
                x: range.lowerBound, y: y + Content.listRowHeight - context.hairline, width: context.size.width - range.lowerBound,
                height: context.hairline))
        return [
            label.drawing(centredIn: box, color: DynamicColor.label.resolved(for: appearance)),
            .fill(.rect(line), .color(DynamicColor.separator.resolved(for: appearance))),
        ]
    }
}
