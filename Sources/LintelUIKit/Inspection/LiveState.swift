import LintelModel

/// What the system has made of the app when its changes were last taken over.
struct LiveState {
    var screen: Screen
    var resolution: ScreenResolution
    var frames: BarFrames
    /// What stands above the screen, from the bottom up.
    var overlays: [LiveOverlay] = []
    /// Who was last asked about the status bar.
    var tree: ControllerTree
    /// A window with a root controller shows: before there is nothing to tell.
    var isOnScreen = false
    /// A status bar on its way, and when it set out.
    var transition: (motion: StatusBarTransition, start: Double)?
    /// A status bar whose style changes.
    var styleFade: StatusBarStyleFade?

    init(_ screen: Screen) {
        var screen = screen
        tree = ControllerTree()
        screen.controllers = tree
        self.screen = screen
        resolution = screen.resolved()
        frames = screen.barFrames(resolution)
    }
}
