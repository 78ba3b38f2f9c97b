public import LintelModel

/// A screen with everything in its place, in points; the tree that `measure` prints and from which the scene is made.
public struct PlacedScreen: Hashable, Sendable {
    public var screen: Screen
    public var resolution: ScreenResolution
    public var statusBar: PlacedBar?
    public var navigationBar: PlacedBar?
    public var toolbar: PlacedBar?
    public var tabBar: PlacedBar?
    public var keyboard: PlacedBar?
    public var homeIndicator: PlacedItem?
    /// The item that a finger is held on, large, where text size and item ask for it (TB-59).
    public var largeContent: PlacedItem?
    /// The open menu, above everything of the app's.
    public var menu: PlacedMenu?
    /// What was presented above it, from the bottom up.
    public var overlays: [PlacedOverlay]
    /// Content first, then what the system draws around it.
    public var content: [Scene.Item]
    /// The island, drawn above the content.
    public var sensorHousing: [Scene.Item]
    /// Above everything: what a window shows of its own, such as its help. Layout leaves it empty.
    public var overlay: [Scene.Item]

    public init(screen: Screen, resolution: ScreenResolution) {
        self.screen = screen
        self.resolution = resolution
        content = []
        overlays = []
        sensorHousing = []
        overlay = []
    }

    public var size: Size { screen.size }

    public var scene: Scene { Scene(size: size, items: layers.flatMap(\.drawing)) }
}
