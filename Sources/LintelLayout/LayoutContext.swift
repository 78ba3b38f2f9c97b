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
    /// An iPad whose window is not as narrow as a phone's.
    var isRegularPad: Bool { isPad && screen.horizontalSizeClass == .regular }
    var isRightToLeft: Bool { traits.direction == .rightToLeft }
    var isCompactHeight: Bool { screen.verticalSizeClass == .compact }
    var heights: BarHeights { screen.barHeights }

    var reducesTransparency: Bool { traits.accessibility.reduceTransparency }

    /// A font of the bars, one step heavier where Bold Text is on. Bars do not follow the preferred text size (TB-74).
    func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
        Font(size: size, weight: traits.accessibility.boldText ? weight.bolder : weight)
    }

    func label(_ text: String, _ size: Double, _ weight: Font.Weight = .regular) -> BarLabel {
        BarLabel(text: text, font: font(size, weight), measure: environment.text)
    }

    /// Symbols on glass are a step heavier. Judged by eye on 440 × 956, system 26.
    func symbolWeight(isGlass: Bool) -> Font.Weight { font(0, isGlass ? .medium : .regular).weight }

    /// Colours of a bar in an appearance.
    func palette(
        _ appearance: Appearance, isGlass: Bool, tint: DynamicColor?, looks: BarItemAppearances = BarItemAppearances()
    ) -> BarPalette {
        BarPalette(
            appearance: appearance, isGlass: isGlass, tint: tint, increasesContrast: traits.accessibility.increaseContrast,
            underlinesTitles: traits.accessibility.buttonShapes, looks: looks)
    }

    /// One pixel in points: the width of a hairline.
    var hairline: Double { 1 / Double(screen.device.scale.factor) }

    /// Distance of items from the safe area's sides.
    var margin: Double {
        let wide = isRegularPad || isCompactHeight || size.width >= BarMetrics.wideMarginFrom
        return wide ? BarMetrics.wideMargin : BarMetrics.narrowMargin
    }

    /// A box laid out from the left, moved to where it lies in the locale's direction.
    func directed(_ frame: Rect) -> Rect { isRightToLeft ? frame.mirrored(in: size.width) : frame }

    /// The same for a part of the width.
    func directed(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        isRightToLeft ? size.width - range.upperBound...size.width - range.lowerBound : range
    }
}

extension Font.Weight {
    /// What Bold Text makes of a weight.
    var bolder: Font.Weight {
        switch self {
        case .regular, .medium: .semibold
        case .semibold, .bold: .bold
        }
    }
}
