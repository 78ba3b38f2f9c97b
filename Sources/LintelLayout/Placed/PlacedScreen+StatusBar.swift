public import LintelModel

extension PlacedScreen {
    /// The screen with its status bar set anew in a style; nothing else moves.
    public func withStatusBar(of style: StatusBar.Style, _ environment: LayoutEnvironment) -> PlacedScreen {
        let pose = resolution.statusBar.pose
        guard pose.isVisible else { return self }
        var placed = self
        placed.statusBar = StatusBarPlacer(environment: environment).place(screen, resolution, style: style).posed(pose)
        return placed
    }

    /// The screen while its status bar turns from another style into its own (SB-71).
    /// - Parameter share: 0 shows the other style alone, 1 its own.
    public func withStatusBar(fadingFrom style: StatusBar.Style, at share: Double, _ environment: LayoutEnvironment) -> PlacedScreen {
        guard share < 1, let new = statusBar, let old = withStatusBar(of: style, environment).statusBar else { return self }
        var placed = self
        placed.statusBar = new.fading(from: old, at: share)
        return placed
    }
}
