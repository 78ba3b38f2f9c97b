/// Heights of the bars in points, without safe areas.
public struct BarHeights: Hashable, Sendable {
    /// A height in portrait and in landscape.
    public struct Pair: Hashable, Sendable {
        public var portrait: Double
        public var landscape: Double

        public init(_ portrait: Double, _ landscape: Double) {
            self.portrait = portrait
            self.landscape = landscape
        }

        /// The height as the screen is held.
        public func value(_ orientation: Orientation) -> Double { orientation == .portrait ? portrait : landscape }
    }

    public var navigationBar: Pair
    public var toolbar: Pair
    public var tabBar: Pair
    /// Upper edge of the navigation bar in portrait; differs from the safe area on island phones up to iOS 18.
    public var navigationBarTop: Double
    /// What a large title adds below the bar.
    public var largeTitleExtra: Double
    /// The floating glass of system 26; nil before.
    public var glass: GlassBars?

    public init(
        navigationBar: Pair, toolbar: Pair, tabBar: Pair, navigationBarTop: Double, largeTitleExtra: Double = 52, glass: GlassBars? = nil
    ) {
        self.navigationBar = navigationBar
        self.toolbar = toolbar
        self.tabBar = tabBar
        self.navigationBarTop = navigationBarTop
        self.largeTitleExtra = largeTitleExtra
        self.glass = glass
    }
}
