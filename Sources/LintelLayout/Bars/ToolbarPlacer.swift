import LintelModel

/// The toolbar in its place (TB-60 to TB-81). Nil where the screen shows none.
struct ToolbarPlacer {
    private let context: LayoutContext
    private let toolbar: Toolbar
    private let resolution: BarResolution
    private let frame: Rect

    init?(_ context: LayoutContext) {
        guard let toolbar = context.screen.toolbar, let resolution = context.resolution.toolbar, !resolution.isHidden,
            let frame = context.frames.toolbar
        else { return nil }
        self.context = context
        self.toolbar = toolbar
        self.resolution = resolution.bar
        self.frame = frame
    }

    private var palette: BarPalette {
        BarPalette(appearance: context.traits.appearance, isGlass: context.isGlass, tint: toolbar.tint)
    }

    func place() -> PlacedBar {
        let items = toolbar.items.map { MeasuredItem($0, palette: palette, context: context) }
        return context.isGlass ? glassBar(items) : plainBar(items)
    }

    // MARK: - Before system 26

    private func plainBar(_ items: [MeasuredItem]) -> PlacedBar {
        let backdrop = BarBackdrop(
            appearance: resolution.appearance, extent: extent, edge: isAtTop ? .bottom : .top, traits: context.traits.appearance,
            hairline: context.hairline)
        let row = BarRow(elements: items.map { $0.element() })
        let sides = context.itemRange(margin: context.margin)
        let strip = strip
        let spans = row.spans(from: sides.lowerBound, to: sides.upperBound)
        let lift = strip.height <= BarMetrics.compactBarHeight ? BarMetrics.compactTitleLift : 0
        let placed = zip(items, spans).map { item, span in
            let box = Rect(x: span.start, y: strip.y, width: span.width, height: strip.height)
            return item.placed(in: context.directed(box), lift: lift)
        }
        return PlacedBar(frame: frame, backdrop: backdrop.drawing, items: placed)
    }

    private var isAtTop: Bool { frame.minY < context.size.height / 2 }

    /// The background reaches through the safe area to the screen's edge (TB-05), unless a tab bar lies there.
    private var extent: Rect {
        let end = context.size.height - context.resolution.safeArea.bottom
        guard !isAtTop, abs(frame.maxY - end) < 1, context.frames.tabBar == nil else { return frame }
        return Rect(minX: 0, minY: frame.minY, maxX: context.size.width, maxY: context.size.height)
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
        let row = GlassRow(
            items: items, height: capsule.height, range: context.itemRange(margin: capsule.sideMargin), isMirroredIn: mirrorWidth)
        let y = floatsFree ? context.size.height - capsule.gapToScreenBottom - capsule.height : frame.minY
        let fitting = context.traits.system >= 27 && !context.isPad ? row.overflowing(in: context, palette: palette) : row
        let placed = fitting.placed(y: y)
        return PlacedBar(frame: frame, backdrop: edgeEffect + placed.backdrop, items: placed.items)
    }

    private var mirrorWidth: Double? { context.isRightToLeft ? context.size.width : nil }

    /// A bar along the lower edge with nothing below it: its capsules float at their own distance from the edge.
    private var floatsFree: Bool {
        !isAtTop && context.frames.tabBar == nil && context.size.height - frame.maxY <= context.resolution.safeArea.bottom + 1
    }

    /// Content fades towards the lower edge while it lies beneath (SB-98).
    private var edgeEffect: [Scene.Item] {
        guard floatsFree, resolution.slot == .standard || resolution.slot == .compact else { return [] }
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
