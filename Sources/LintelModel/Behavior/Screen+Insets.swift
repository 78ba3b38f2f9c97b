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

    /// Whether a list is so short that it ends above the lower bars.
    func fitsContent(_ insets: EdgeInsets) -> Bool {
        content.height.map { $0 <= size.height - insets.top - insets.bottom } ?? false
    }
}
