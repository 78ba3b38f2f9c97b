/// Screens of phones with a home button. Figures from devices.json.
extension Display {
    static let points320x480 = homeButtonPhone(
        Size(width: 320, height: 480), scale: 2, panel: (3.5, 326), keyboard: .smallKeyboard, zoom: nil, slot: .phone35)

    static let points320x568 = homeButtonPhone(
        Size(width: 320, height: 568), scale: 2, panel: (4, 326), keyboard: .smallKeyboard, zoom: nil, slot: .phone40)

    static let points375x667 = homeButtonPhone(
        Size(width: 375, height: 667), scale: 2, panel: (4.7, 326), keyboard: .homeButtonKeyboard, zoom: .homeButton, slot: .phone47)

    static let points414x736 = homeButtonPhone(
        Size(width: 414, height: 736), scale: 3, nativeScale: 2.61, panelPixels: PixelSize(width: 1080, height: 1920),
        panel: (5.5, 401), keyboard: .plusKeyboard, zoom: .plus, slot: .phone55)
}
