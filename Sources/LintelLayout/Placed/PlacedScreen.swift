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
    /// Content first, then what the system draws around it.
    public var content: [Scene.Item]
    /// The island, drawn above the content.
    public var sensorHousing: [Scene.Item]

    public init(screen: Screen, resolution: ScreenResolution) {
        self.screen = screen
        self.resolution = resolution
        content = []
        sensorHousing = []
    }

    public var size: Size { screen.size }

    /// Everything in painting order: content, bars from the bottom up, the system's own parts last.
    public var scene: Scene {
        var items = content
        for bar in [tabBar, toolbar, navigationBar, keyboard] { items += bar?.drawing ?? [] }
        items += sensorHousing
        items += statusBar?.drawing ?? []
        items += homeIndicator?.drawing ?? []
        return Scene(size: size, items: items)
    }
}
