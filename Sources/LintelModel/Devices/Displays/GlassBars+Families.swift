extension GlassBars {
    /// Measured on 390, 402 and 440 points wide phones (observed-geometry.md, section 6, iOS 26); carried over to phones with a home
    /// button and to iPads, of which only the buttons' size and margin are known.
    private static func glass(navigationSideMargin: Double) -> GlassBars {
        GlassBars(
            navigationButtonHeight: 44, navigationSideMargin: navigationSideMargin,
            toolbarCapsule: Capsule(height: 48, gapToScreenBottom: 28, sideMargin: 28),
            tabBarCapsule: Capsule(height: 62, gapToScreenBottom: 21, sideMargin: 21))
    }

    /// Phones under 414 points wide.
    static let phone = glass(navigationSideMargin: 16)
    /// Phones from 414 points wide.
    static let widePhone = glass(navigationSideMargin: 20)
    static let pad = glass(navigationSideMargin: 10)
}
