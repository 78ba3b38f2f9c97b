extension HomeIndicator {
    /// Share of a phone's shorter and longer side that the pill takes, exact to the point (devices.md, `homeIndicator`).
    static let phoneShare = (portrait: 0.3574, landscape: 0.2571)

    static func phone(_ points: Size) -> HomeIndicator {
        HomeIndicator(
            portraitWidth: (phoneShare.portrait * points.width).rounded(),
            landscapeWidth: (phoneShare.landscape * points.height).rounded(), height: 5, gapToEdge: 8)
    }

    /// iPads under 1024 points wide (devices.md, `homeIndicator`).
    static let pad = HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, gapToEdge: 7.5)
    /// iPads from 1024 points wide (devices.md, `homeIndicator`; observed-geometry.md, section 6).
    static let widePad = HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, gapToEdge: 7.5)
}
