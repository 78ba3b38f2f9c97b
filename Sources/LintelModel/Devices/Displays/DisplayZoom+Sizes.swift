/// Sources `swift-tools`, `gist-ricsantos` and, for the insets, `qmui` of devices.md.
extension DisplayZoom {
    private static func zoom(_ width: Int, _ height: Int, scale: Scale, top: Double? = nil, bottom: Double? = nil) -> DisplayZoom {
        let points = Size(width: Double(width), height: Double(height))
        return DisplayZoom(points: points, screenshotPixels: scale.pixelSize(points), safeAreaTop: top, safeAreaBottom: bottom)
    }

    /// iPhone 6 to 8, SE 2 and 3.
    static let homeButton = zoom(320, 568, scale: 2, top: 20, bottom: 0)
    /// Plus models.
    static let plus = zoom(375, 667, scale: 3, top: 20, bottom: 0)
    /// iPhone X, XS and 11 Pro; insets not known.
    static let ten = zoom(320, 693, scale: 3)
    static let mini = zoom(320, 693, scale: 3, top: 43, bottom: 29)
    /// iPhone XR and 11.
    static let liquidRetina = zoom(375, 812, scale: 2, top: 44, bottom: 31)
    /// iPhone XS Max and 11 Pro Max.
    static let tenMax = zoom(375, 812, scale: 3, top: 40, bottom: 92.0 / 3)
    /// iPhone 12, 12 Pro, 13 and 13 Pro.
    static let twelve = zoom(320, 693, scale: 3, top: 39, bottom: 28)
    /// iPhone 14 (its inset of 48 is doubtful, devices.md), 14 Pro, 15 and 15 Pro.
    static let fourteen = zoom(320, 693, scale: 3, top: 48, bottom: 28)
    /// iPhone 12 Pro Max and 13 Pro Max.
    static let twelveMax = zoom(375, 812, scale: 3, top: 41, bottom: 89.0 / 3)
    static let fourteenPlus = zoom(375, 812, scale: 3, top: 41, bottom: 30)
    /// iPhone 14 Pro Max, 15 Plus and 15 Pro Max.
    static let islandMax = zoom(375, 812, scale: 3, top: 51, bottom: 31)
}
