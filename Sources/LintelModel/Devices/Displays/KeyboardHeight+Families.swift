/// Probed on iOS 26.5 simulators (probed-ios26.md). Where nothing was probed the doc comment says what the figure follows from.
extension BarHeights.Pair {
    /// Phones with home button and up to 375 points wide; probed on the SE 3, carried over to the 320 wide ones.
    static let homeButtonKeyboard = BarHeights.Pair(260, 206)
    /// Plus models: 226 and 45 for the predictions, as published for iOS 8 to 12; landscape carried over.
    static let plusKeyboard = BarHeights.Pair(271, 206)
    /// Phones with home indicator under 414 points wide.
    static let phoneKeyboard = BarHeights.Pair(335, 208)
    /// Phones with home indicator from 414 points wide.
    static let widePhoneKeyboard = BarHeights.Pair(345, 208)
    /// iPads 820 points wide.
    static let pad820Keyboard = BarHeights.Pair(337, 422)
    /// iPads 744 and 834 points wide.
    static let pad834Keyboard = BarHeights.Pair(340, 428)
    /// iPads from 1024 points wide.
    static let widePadKeyboard = BarHeights.Pair(403, 498)
    /// iPads with home button: the others' keyboard without the 25 points of the home indicator.
    static let homeButtonPadKeyboard = BarHeights.Pair(312, 397)
    static let wideHomeButtonPadKeyboard = BarHeights.Pair(378, 473)
}
