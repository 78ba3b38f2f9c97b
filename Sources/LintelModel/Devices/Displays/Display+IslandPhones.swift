/// Screens of phones with a Dynamic Island. Figures from devices.json.
extension Display {
    /// Where the navigation bar began up to iOS 18, by the safe area's top (sources `qmui`, `gknav`; measured at 430 and 440 wide).
    private static let barTopUnder59: Double = 161.0 / 3
    private static let barTopUnder62: Double = 169.0 / 3

    /// iPhone 14 Pro, 15 and 15 Pro.
    static let points393x852 = points393x852(zoom: .fourteen)
    /// iPhone 16: no source tells its Display Zoom.
    static let points393x852Sixteen = points393x852(zoom: nil)

    private static func points393x852(zoom: DisplayZoom?) -> Display {
        islandPhone(
            Size(width: 393, height: 852), panel: (6.1, 460), layout: .islandMedium, cornerRadius: 55, islandY: 11, top: 59,
            barTop: barTopUnder59, zoom: zoom, slot: .phone63)
    }

    static let points402x874 = islandPhone(
        Size(width: 402, height: 874), panel: (6.3, 460), layout: .islandMedium, cornerRadius: 62, islandY: 41.0 / 3, top: 62,
        barTop: barTopUnder62, slot: .phone63)

    /// iPhone Air: no system before 26, so `barTop` never shows; the island's place is deduced, the corner a guess (devices.md).
    static let points420x912 = islandPhone(
        Size(width: 420, height: 912), panel: (6.5, 460), layout: .islandLarge, cornerRadius: 62, islandY: 59.0 / 3, top: 68,
        barTop: barTopUnder62, slot: .phone69)

    /// iPhone 14 Pro Max, 15 Plus and 15 Pro Max.
    static let points430x932 = points430x932(zoom: .islandMax)
    /// iPhone 16 Plus: no source tells its Display Zoom.
    static let points430x932Sixteen = points430x932(zoom: nil)

    private static func points430x932(zoom: DisplayZoom?) -> Display {
        islandPhone(
            Size(width: 430, height: 932), panel: (6.7, 460), layout: .islandLarge, cornerRadius: 55, islandY: 11, top: 59,
            barTop: barTopUnder59, zoom: zoom, slot: .phone69)
    }

    static let points440x956 = islandPhone(
        Size(width: 440, height: 956), panel: (6.9, 460), layout: .islandLarge, cornerRadius: 62, islandY: 41.0 / 3, top: 62,
        barTop: barTopUnder62, slot: .phone69)
}
