public import LintelModel

/// Puts a screen's parts in their places: the way from model values to a `PlacedScreen`, and from there to a `Scene`.
public struct ScreenLayout {
    public var environment: LayoutEnvironment

    public init(environment: LayoutEnvironment) { self.environment = environment }

    /// - Parameters:
    ///   - resolution: what the system makes of the screen; by default the model's own answer.
    ///   - style: the status bar's style where the resolved one is `automatic`, as measured from the pixels below it.
    public func place(_ screen: Screen, resolution: ScreenResolution? = nil, style: StatusBar.Style? = nil) -> PlacedScreen {
        let screen = composed(screen).withoutHiddenItems
        let resolution = resolution ?? screen.resolved()
        let context = LayoutContext(screen: screen, resolution: resolution, environment: environment)
        var placed = PlacedScreen(screen: screen, resolution: resolution)
        placed.content = ContentPlacer(context).place() + StatusBandPlacer(context).place()
        placed = placed.withStatusBar(of: style ?? resolution.statusBar.style, environment)
        let opacity = 1 - resolution.mediaHiddenShare
        placed.navigationBar = NavigationBarPlacer(context)?.place().faded(to: opacity)
        placed.toolbar = sliding(ToolbarPlacer(context)?.place().faded(to: opacity), of: screen)
        placed.tabBar = TabBarPlacer(context)?.place()
        placed.keyboard = KeyboardPlacer(context)?.place()
        placed.homeIndicator = HomeIndicatorPlacer(context)?.place()
        placed.largeContent = LargeContentPlacer(context)?.place()
        placed.menu = MenuPlacer(context, bars: placed)?.place()
        placed.sensorHousing = SensorHousingPlacer(context).place()
        return placed
    }
}
