/// Sources `qmui`, `gknav`, `react-navigation`, `hacknicity-ipad12`, `gk-47` of devices.md; measured where observed-geometry.md,
/// section 6, has the class.
extension BarHeights {
    /// Phones up to iOS 18; the wide ones keep the full height in landscape.
    static func phone(top: Double, isWide: Bool) -> BarHeights {
        isWide
            ? BarHeights(navigationBar: Pair(44, 44), toolbar: Pair(44, 44), tabBar: Pair(49, 49), navigationBarTop: top)
            : BarHeights(navigationBar: Pair(44, 32), toolbar: Pair(44, 32), tabBar: Pair(49, 32), navigationBarTop: top)
    }

    /// Phones from iOS 26. No source tells the heights in landscape: they are carried over from portrait.
    static func glassPhone(top: Double, isWide: Bool) -> BarHeights {
        BarHeights(
            navigationBar: Pair(54, 54), toolbar: Pair(54, 54), tabBar: Pair(49, 49), navigationBarTop: top,
            glass: isWide ? .widePhone : .phone)
    }

    /// iPads up to iOS 11.
    static let earlyPad = BarHeights(navigationBar: Pair(44, 44), toolbar: Pair(44, 44), tabBar: Pair(49, 49), navigationBarTop: 20)

    /// iPads with home button, iOS 12 to 18.
    static let homeButtonPad = BarHeights(navigationBar: Pair(50, 50), toolbar: Pair(50, 50), tabBar: Pair(50, 50), navigationBarTop: 20)

    /// iPads without home button, iOS 12 to 18: with the home indicator's 20 points the lower bars are 65 high.
    static let fullScreenPad = BarHeights(navigationBar: Pair(50, 50), toolbar: Pair(45, 45), tabBar: Pair(45, 45), navigationBarTop: 24)

    /// iPads from iPadOS 26. Only the upper edge and the buttons are known; the heights are carried over from phones.
    static let glassPad = BarHeights(
        navigationBar: Pair(54, 54), toolbar: Pair(54, 54), tabBar: Pair(49, 49), navigationBarTop: 32, glass: .pad)
}
