public import LintelModel

extension ScreenLayout {
    /// The bars of a screen and nothing else: for bars that an app places itself, each on a screen of its own.
    public func placeBars(_ screen: Screen, resolution: ScreenResolution) -> (
        navigationBar: PlacedBar?, toolbar: PlacedBar?, tabBar: PlacedBar?
    ) {
        let context = LayoutContext(screen: screen.withoutHiddenItems, resolution: resolution, environment: environment)
        return (NavigationBarPlacer(context)?.place(), ToolbarPlacer(context)?.place(), TabBarPlacer(context)?.place())
    }
}
