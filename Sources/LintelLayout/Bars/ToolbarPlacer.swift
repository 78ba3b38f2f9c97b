import LintelModel

/// The toolbar in its place (TB-60 to TB-81). Nil where the screen shows none.
struct ToolbarPlacer {
    private let context: LayoutContext
    private let toolbar: Toolbar
    private let resolution: BarResolution
    private let frame: Rect
    private let background: Rect

    init?(_ context: LayoutContext) {
        guard let toolbar = context.screen.toolbar, let resolution = context.resolution.toolbar, !resolution.isHidden,
            let frame = context.frames.toolbar
        else { return nil }
        self.context = context
        self.toolbar = toolbar
        self.resolution = resolution.bar
        self.frame = frame.content
        background = frame.background
    }

    private var appearance: Appearance { toolbar.isBlack ? .dark : context.traits.appearance }

    private var palette: BarPalette {
        context.palette(appearance, isGlass: resolution.isGlass, tint: toolbar.tint, looks: resolution.appearance.items)
    }

    func place() -> PlacedBar {
        let items = toolbar.items.map { MeasuredItem($0, palette: palette, context: context) }
        return resolution.isGlass ? glassBar(items) : plainBar(items)
    }

    /// Points that the items take with all gaps at their least and every title whole, and points that there are.
    var room: (needed: Double, available: Double) {
        let items = toolbar.items.map { MeasuredItem($0, palette: palette, context: context) }
        guard resolution.isGlass, let capsule = context.heights.glass?.toolbarCapsule else {
            let sides = context.itemRange(margin: context.margin)
            return (plainRow(items).naturalWidth, sides.upperBound - sides.lowerBound)
        }
        let range = context.itemRange(margin: capsule.sideMargin)
        return (
            GlassRow(items: items, height: capsule.height, range: range, context: context).naturalWidth, range.upperBound - range.lowerBound
        )
    }

    // MARK: - Before system 26

    private func plainRow(_ items: [MeasuredItem]) -> BarRow {
        BarRow(elements: items.map { $0.element(.toolbar) }, minimumGap: ItemPaddings.toolbar.minimumGap)
    }

    private func plainBar(_ items: [MeasuredItem]) -> PlacedBar {
        let backdrop = BarBackdrop(
            resolution: resolution, extent: background, edge: isAtTop ? .bottom : .top, traits: appearance,
            context: context)
        let row = plainRow(items)
        let sides = context.itemRange(margin: context.margin)
        let strip = strip
        let spans = row.spans(from: sides.lowerBound, to: sides.upperBound)
        let lift = strip.height <= BarMetrics.compactBarHeight ? BarMetrics.compactTitleLift : 0
        let placed = zip(items, spans).map { item, span in
            let box = Rect(x: span.start, y: strip.y, width: span.width, height: strip.height)
            return item.placed(in: context.directed(box), lift: lift)
        }
        var bar = PlacedBar(frame: frame, backdrop: backdrop.drawing, items: placed)
        bar.room = context.directed(sides)
        return bar
    }

    /// A bar of the app's own says it (TB-06); of others the frame does.
    private var isAtTop: Bool {
        if case .standalone(.placed(let place)) = toolbar.placement, place.position != .any { return place.position != .bottom }
        return frame.minY < context.size.height / 2
    }

    /// Where the items stand: an over-tall bar lays them along its lower edge before system 26, along its upper one since (TB-04).
    private var strip: Rect {
        let natural = context.heights.toolbar.value(context.traits.orientation)
        guard frame.height > natural + BarMetrics.tallestSurplus else { return frame }
        let y = context.era >= .twentySix ? frame.minY : frame.maxY - natural
        return Rect(x: frame.x, y: y, width: frame.width, height: natural)
    }

    // MARK: - Since system 26

    private func glassBar(_ items: [MeasuredItem]) -> PlacedBar {
        guard let capsule = context.heights.glass?.toolbarCapsule else { return plainBar(items) }
        let range = context.itemRange(margin: capsule.sideMargin)
        let row = GlassRow(items: items, height: capsule.height, range: range, context: context)
        let hasMenu = context.traits.system >= 27 && !context.isPad
        let placed = (hasMenu ? row.overflowing(palette: palette) : row).placed(y: frame.minY)
        var bar = PlacedBar(frame: frame, backdrop: customBackground + edgeEffect + placed.backdrop, items: placed.items)
        bar.room = context.directed(range)
        bar.overflow = hasMenu ? row.overflow : nil
        return bar
    }

    /// A background of the app's own stays (TB-21).
    private var customBackground: [Scene.Item] {
        BackgroundFill(
            background: resolution.appearance.background, rect: background, appearance: appearance,
            reducesTransparency: context.reducesTransparency
        ).drawing
    }

    /// Content fades towards the lower edge while it lies beneath (SB-98).
    private var edgeEffect: [Scene.Item] {
        guard background.maxY >= context.size.height, context.frames.tabBar == nil,
            resolution.slot == .standard || resolution.slot == .compact
        else { return [] }
        return [ScrollEdgeEffect(context: context).bottom(from: frame.minY - BarMetrics.edgeEffectReach)]
    }
}

extension LayoutContext {
    /// The part of a bar's width that items may take: within the safe area's sides (TB-80), measured from the left.
    func itemRange(margin: Double) -> ClosedRange<Double> {
        let start = resolution.safeArea.left + margin
        return start...max(start, size.width - resolution.safeArea.right - margin)
    }
}
