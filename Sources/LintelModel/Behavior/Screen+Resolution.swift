extension Screen {
    /// What the system makes of this screen: status bar, visibility and appearance of the bars, insets.
    public func resolved() -> ScreenResolution {
        let statusBar = resolvedStatusBar()
        let safeArea = resolvedSafeArea(statusBarHiddenShare: statusBar.pose.hiddenShare)
        let hiding = resolvedBarsHiddenBy()
        let isLargeTitleExpanded = hiding == nil && resolvedLargeTitle()
        // Where everything would lie with the toolbar on screen: tells whether the keyboard covers it.
        var frames = placement(
            safeArea: safeArea, statusBar: statusBar.pose, barsHiddenBy: hiding?.cause,
            isLargeTitleExpanded: isLargeTitleExpanded, showsToolbar: true)
        let toolbarHiding = toolbar.map {
            resolvedToolbarHiddenBy($0, barsHiddenBy: hiding, frame: frames.toolbar, keyboard: frames.keyboard)
        }
        if toolbarHiding?.cause != nil { frames.toolbar = nil }
        let insets = contentInsets(safeArea: safeArea, frames: frames)
        let length = scrollLength(insets)

        return ScreenResolution(
            statusBar: statusBar,
            navigationBar: hiding == nil
                ? navigationBar.map {
                    resolvedNavigationBar($0, isLargeTitleExpanded: isLargeTitleExpanded, scrollLength: length)
                } : nil,
            toolbar: toolbar.map { toolbar in
                var bar = resolvedToolbar(toolbar, scrollLength: length)
                if let reason = toolbarHiding?.reason { bar.decidedBy.insert(reason, at: 0) }
                return ToolbarResolution(hiddenBy: toolbarHiding?.cause, bar: bar)
            },
            tabBar: tabBar.map { resolvedTabBar($0, scrollLength: length) }, barsHiddenBy: hiding?.cause,
            isLargeTitleExpanded: isLargeTitleExpanded, mediaHiddenShare: mediaHiddenShare, safeArea: safeArea, contentInsets: insets)
    }
}
