import LintelModel

/// The app's own background below the status bar: the bar itself is transparent (SB-90).
struct StatusBandPlacer {
    private let context: LayoutContext

    init(_ context: LayoutContext) { self.context = context }

    func place() -> [Scene.Item] {
        let height = max(context.resolution.safeArea.top, context.frames.statusBar?.maxY ?? 0)
        guard height > 0 else { return [] }
        if showsEdgeEffect { return [ScrollEdgeEffect(context: context).top(to: height)] }
        let band = Rect(x: 0, y: 0, width: context.size.width, height: height)
        return BackgroundFill(
            background: context.screen.statusBar.background, rect: band, appearance: context.traits.appearance,
            reducesTransparency: context.reducesTransparency
        ).drawing
    }

    /// Content that runs under a bar without any background, on glass (SB-98). A navigation bar brings its own.
    private var showsEdgeEffect: Bool {
        let isScrolled = context.screen.content.isScrollable && context.screen.content.scroll.fraction > 0
        return context.traits.usesGlass && isScrolled && context.frames.navigationBar == nil
            && context.screen.statusBar.background == .none && context.resolution.statusBar.pose.isVisible
    }
}
