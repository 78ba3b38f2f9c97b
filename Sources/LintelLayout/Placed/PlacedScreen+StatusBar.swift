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
}
