/// From iOS 26 on as probed on simulators (probed-ios26.md). Before, phones as public tables of iOS 8 to 17 agree on, upright; what no
/// source tells is carried over from 26.
extension [SystemSpan<BarHeights.Pair>] {
    private static func heights(_ pair: BarHeights.Pair, from26: BarHeights.Pair? = nil) -> Self {
        let first = SystemSpan(from: Display.firstSystem, pair)
        return from26.map { [first, SystemSpan(from: Display.glassSystem, $0)] } ?? [first]
    }

    /// Phones 320 points wide: 216 for the keys and 37 for the predictions; landscape carried over.
    static let smallKeyboard = heights(BarHeights.Pair(253, 206))
    /// Phones with home button, 375 points wide.
    static let homeButtonKeyboard = heights(BarHeights.Pair(260, 206))
    /// Plus models: 226 and 45; landscape carried over.
    static let plusKeyboard = heights(BarHeights.Pair(271, 206))
    /// Phones with home indicator under 414 points wide.
    static let phoneKeyboard = heights(BarHeights.Pair(336, 208), from26: BarHeights.Pair(335, 208))
    /// Phones with home indicator from 414 points wide.
    static let widePhoneKeyboard = heights(BarHeights.Pair(346, 208), from26: BarHeights.Pair(345, 208))
    /// iPads 820 points wide.
    static let pad820Keyboard = heights(BarHeights.Pair(337, 422))
    /// iPads 744 and 834 points wide.
    static let pad834Keyboard = heights(BarHeights.Pair(340, 428))
    /// iPads from 1024 points wide.
    static let widePadKeyboard = heights(BarHeights.Pair(403, 498))
    /// iPads with home button: the others' keyboard without the 25 points of the home indicator.
    static let homeButtonPadKeyboard = heights(BarHeights.Pair(312, 397))
    static let wideHomeButtonPadKeyboard = heights(BarHeights.Pair(378, 473))
}
