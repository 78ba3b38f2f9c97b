import LintelModel

/// The navigation bar in its place: items of both sides, title between them or large below. Nil where the screen shows none.
struct NavigationBarPlacer {
    private let context: LayoutContext
    private let bar: NavigationBar
    private let resolution: BarResolution
    private let frame: Rect
    private let background: Rect

    init?(_ context: LayoutContext) {
        guard let bar = context.screen.navigationBar, let resolution = context.resolution.navigationBar,
            let frame = context.frames.navigationBar
        else { return nil }
        self.context = context
        self.bar = bar
        self.resolution = resolution
        self.frame = frame.content
        background = frame.background
    }

    private var appearance: Appearance { bar.isBlack ? .dark : context.traits.appearance }
    private var palette: BarPalette {
        context.palette(appearance, isGlass: resolution.isGlass, tint: bar.tint, looks: resolution.appearance.items)
    }

    /// The part with the buttons, without a large title.
    private var strip: Rect {
        let prompt = context.frames.prompt?.height ?? 0
        let title = context.frames.largeTitle?.height ?? 0
        let search = (context.frames.search?.height ?? 0) + (context.frames.searchScopes?.height ?? 0)
        return Rect(x: 0, y: frame.y + prompt, width: frame.width, height: frame.height - prompt - title - search)
    }

    private var showsLargeTitle: Bool { context.frames.largeTitle != nil }

    private var lift: Double { strip.height <= BarMetrics.compactBarHeight ? BarMetrics.compactTitleLift : 0 }

    func place() -> PlacedBar {
        let search = SearchRowPlacer(context, palette: palette)?.place() ?? []
        guard strip.height > 0 else { return PlacedBar(frame: frame, backdrop: backdrop, items: search) }
        let sides = NavigationBarSides(context: context, bar: bar, palette: palette, strip: strip, lift: lift).placed()
        var placed = PlacedBar(frame: frame, backdrop: backdrop + sides.backdrop, items: sides.items)
        placed.room = room
        if let size = bar.titleView, !showsLargeTitle {
            placed.items.append(titleView(size, between: sides))
        } else if let title = bar.title, !title.isEmpty {
            placed.items.append(showsLargeTitle ? largeTitle(title) : inlineTitle(title, between: sides))
        }
        if let prompt = bar.prompt, !prompt.isEmpty, let box = context.frames.prompt { placed.items.append(promptItem(prompt, in: box)) }
        placed.items += search
        return placed
    }

    /// The line above the title (TB-07).
    private func promptItem(_ prompt: String, in band: Rect) -> PlacedItem {
        let whole = context.label(prompt, BarMetrics.promptSize)
        let range = context.itemRange(margin: context.margin)
        let room = range.upperBound - range.lowerBound
        let label = whole.truncated(to: room)
        var item = PlacedItem(id: "prompt", frame: Rect(center: band.center, size: Size(width: label.width, height: band.height)))
        item.show(label, cutFrom: whole, room: room)
        item.drawing = [label.drawing(x: item.frame.x, baseline: band.minY + BarMetrics.promptBaseline, color: titleColor)]
        return item
    }

    /// The margins of items and of large titles differ on glass: the wider room counts.
    private var room: ClosedRange<Double> {
        let glass = resolution.isGlass ? context.heights.glass?.navigationSideMargin : nil
        return context.directed(context.itemRange(margin: min(context.margin, glass ?? context.margin)))
    }

    /// The background reaches up under the status bar (SB-91). Glass has none of its own, only a fade over content (TB-20, SB-98).
    private var backdrop: [Scene.Item] {
        let drawing = BarBackdrop(
            resolution: resolution, extent: background, edge: .bottom, traits: appearance, context: context
        ).drawing
        guard resolution.isGlass, resolution.slot == .standard || resolution.slot == .compact else { return drawing }
        return [ScrollEdgeEffect(context: context).top(to: frame.maxY)] + drawing
    }

    private var titleColor: Color { bar.titleColor.map(palette.resolved) ?? palette.label }
    private var looks: BarTitleLooks { resolution.appearance.titles }

    /// The app's own view, as large as it is, centred on the bar while that keeps clear of the items; wider ones are narrowed.
    private func titleView(_ size: Size, between sides: NavigationBarSides.Placed) -> PlacedItem {
        let range = sides.titleRange
        let width = min(size.width, range.upperBound - range.lowerBound)
        let start = min(max(strip.midX - width / 2, range.lowerBound), range.upperBound - width)
        let height = min(size.height, sides.rowHeight)
        var item = PlacedItem(
            id: "view",
            frame: context.directed(Rect(x: start, y: strip.y + (sides.rowHeight - height) / 2, width: width, height: height)))
        item.objectID = NavigationBar.titleViewID
        item.target = item.frame
        item.drawing = CustomViewBox(rect: item.frame, color: palette.disabled).drawing
        return item
    }

    private func inlineTitle(_ title: String, between sides: NavigationBarSides.Placed) -> PlacedItem {
        let whole = label(title, looks.title, BarMetrics.titleSize, .semibold)
        let room = sides.titleRange.upperBound - sides.titleRange.lowerBound
        let label = whole.truncated(to: room)
        // Centred on the bar while that keeps clear of the items, else as near to it as they let it.
        let start = min(max(strip.midX - label.width / 2, sides.titleRange.lowerBound), sides.titleRange.upperBound - label.width)
        let box = context.directed(Rect(x: start, y: strip.y, width: label.width, height: sides.rowHeight))
        var item = PlacedItem(id: "title", frame: box)
        item.show(label, cutFrom: whole, room: room)
        let moved = box.offset(x: looks.title.titleOffset.x, y: looks.title.titleOffset.y)
        item.drawing = [label.drawing(centredIn: moved, color: color(looks.title), lift: lift)]
        return item
    }

    private func color(_ look: BarItemAppearance.Look) -> Color { look.color.map(palette.resolved) ?? titleColor }

    private func label(_ text: String, _ look: BarItemAppearance.Look, _ size: Double, _ weight: Font.Weight) -> BarLabel {
        guard let font = look.font else { return context.label(text, size, weight) }
        return context.label(text, font.size, font.weight)
    }

    private func largeTitle(_ title: String) -> PlacedItem {
        let whole = label(title, looks.largeTitle, BarMetrics.largeTitleSize, .bold)
        let range = context.itemRange(margin: context.margin)
        let label = whole.truncated(to: range.upperBound - range.lowerBound)
        // What a finger has moved under the bar is cut off there, and not drawn over the buttons.
        let gone = context.screen.largeTitleScroll
        let baseline = strip.maxY - gone + (resolution.isGlass ? BarMetrics.largeTitleBaselineGlass : BarMetrics.largeTitleBaseline)
        let box = context.directed(
            Rect(x: range.lowerBound, y: baseline - label.font.ascent, width: label.width, height: label.font.lineHeight))
        var item = PlacedItem(id: "title", frame: box)
        item.show(label, cutFrom: whole, room: range.upperBound - range.lowerBound)
        let drawing = label.drawing(x: box.x, baseline: baseline, color: color(looks.largeTitle))
        let below = Rect(minX: 0, minY: strip.maxY, maxX: frame.width, maxY: max(frame.maxY, strip.maxY))
        item.drawing = gone > 0 ? [.group(Group([drawing], clip: .rect(below)))] : [drawing]
        return item
    }
}
