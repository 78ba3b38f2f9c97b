extension Screen {
    /// The safe area grown by the bars and the keyboard that cover content.
    func contentInsets(safeArea: EdgeInsets, frames: BarFrames) -> EdgeInsets {
        var insets = safeArea
        // A bar of the app's own does not change what scroll views get.
        if let bar = frames.navigationBar, navigationBar?.isManaged == true { insets.top = max(bar.content.maxY, insets.top) }
        let toolbar = toolbar?.placement == .managed ? frames.toolbar : nil
        let covers = [toolbar?.content.minY, frames.tabBar?.content.minY, frames.keyboard?.minY].compactMap(\.self)
        if let highest = covers.min() { insets.bottom = max(insets.bottom, size.height - highest) }
        return insets
    }

    /// How far the content can be scrolled, in points: what of it does not fit between insets. Nil where nothing scrolls.
    package func scrollLength(_ insets: EdgeInsets) -> Double? {
        content.height.map { max(0, $0 - (size.height - insets.top - insets.bottom)) }
    }
}
