import LintelModel

/// What every placer needs: the screen, what the system made of it, the boxes of its bars, and the world's answers.
struct LayoutContext {
    let screen: Screen
    let resolution: ScreenResolution
    let frames: BarFrames
    let environment: LayoutEnvironment

    init(screen: Screen, resolution: ScreenResolution, environment: LayoutEnvironment) {
        self.screen = screen
        self.resolution = resolution
        self.environment = environment
        frames = screen.barFrames(resolution)
    }

    var traits: Traits { screen.traits }
    var era: SystemEra { traits.era }
    var size: Size { screen.size }
    var isPad: Bool { screen.device.isPad }
    var isRightToLeft: Bool { traits.direction == .rightToLeft }
    var isCompactHeight: Bool { screen.verticalSizeClass == .compact }
    var heights: BarHeights { screen.barHeights }

    /// One pixel in points: the width of a hairline.
    var hairline: Double { 1 / Double(screen.device.scale.factor) }

    /// Distance of items from the safe area's sides.
    var margin: Double {
        let wide = isPad || isCompactHeight || size.width >= BarMetrics.wideMarginFrom
        return wide ? BarMetrics.wideMargin : BarMetrics.narrowMargin
    }

    /// A box laid out from the left, moved to where it lies in the locale's direction.
    func directed(_ frame: Rect) -> Rect { isRightToLeft ? frame.mirrored(in: size.width) : frame }
}
