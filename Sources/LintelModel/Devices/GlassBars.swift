/// What system 26 draws instead of bars: capsules and round buttons of glass, in points (devices.md, `bars[].os = 26`).
public struct GlassBars: Hashable, Sendable {
    /// A capsule that floats above the screen's lower edge.
    public struct Capsule: Hashable, Sendable {
        public var height: Double
        /// From the capsule's lower edge, with no keyboard.
        public var gapToScreenBottom: Double
        /// The least distance to the screen's sides.
        public var sideMargin: Double

        public init(height: Double, gapToScreenBottom: Double, sideMargin: Double) {
            self.height = height
            self.gapToScreenBottom = gapToScreenBottom
            self.sideMargin = sideMargin
        }
    }

    /// Diameter of a round button in the navigation bar; it hangs from the bar's upper edge.
    public var navigationButtonHeight: Double
    /// Distance from such a button to the screen's side.
    public var navigationSideMargin: Double
    public var toolbarCapsule: Capsule
    public var tabBarCapsule: Capsule

    public init(navigationButtonHeight: Double, navigationSideMargin: Double, toolbarCapsule: Capsule, tabBarCapsule: Capsule) {
        self.navigationButtonHeight = navigationButtonHeight
        self.navigationSideMargin = navigationSideMargin
        self.toolbarCapsule = toolbarCapsule
        self.tabBarCapsule = tabBarCapsule
    }
}
