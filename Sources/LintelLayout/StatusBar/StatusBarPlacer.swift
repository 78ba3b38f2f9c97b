public import LintelModel

/// Puts the status bar of a screen in its place: which items, where, and how they are drawn.
public struct StatusBarPlacer {
    let environment: LayoutEnvironment
    /// False in tests that show how far the arrangements' rules carry alone.
    let usesMeasuredFigures: Bool

    public init(environment: LayoutEnvironment) {
        self.init(environment: environment, usesMeasuredFigures: true)
    }

    init(environment: LayoutEnvironment, usesMeasuredFigures: Bool) {
        self.environment = environment
        self.usesMeasuredFigures = usesMeasuredFigures
    }

    /// The bar in points, from the top left of the screen as held. `style` is light or dark content; the other two fall back on the
    /// resolution's answer for unknown pixels.
    public func place(_ screen: Screen, _ resolution: ScreenResolution, style: StatusBar.Style) -> PlacedBar {
        if let usual = screen.device.displayWithoutZoom, usual.growsStatusBar {
            // The system draws the ears as ever and Display Zoom enlarges them (observed-geometry.md, section 1).
            var unzoomed = screen
            unzoomed.device.display = usual
            let ratio = screen.device.display.points.width / usual.points.width
            var bar = arranged(unzoomed, resolution, style: style).scaled(by: ratio)
            bar.frame.height = screen.device.display.statusBarHeight(screen.traits.system, .portrait)
            return bar
        }
        return arranged(screen, resolution, style: style)
    }

    private func arranged(_ screen: Screen, _ resolution: ScreenResolution, style: StatusBar.Style) -> PlacedBar {
        let setting = StatusBarSetting(environment: environment, screen: screen, isLight: isLight(style, screen, resolution))
        guard let arrangement = allArrangements.first(where: { $0.family == setting.family }) else { return PlacedBar(frame: .zero) }
        let measured = usesMeasuredFigures ? MeasuredFigures.of(setting.display) : nil
        let figures = arrangement.figures(in: setting, measured: measured)
        var line = BarLine(setting: setting, arrangement: arrangement, figures: figures)
        line.fill(with: allIndicators)
        let frame = Rect(x: 0, y: 0, width: screen.size.width, height: figures.height)
        return PlacedBar(frame: frame, backdrop: band(setting, frame), items: line.items)
    }

    private func isLight(_ style: StatusBar.Style, _ screen: Screen, _ resolution: ScreenResolution) -> Bool {
        switch style {
        case .lightContent: return true
        case .darkContent: return false
        case .default, .automatic:
            switch resolution.statusBar.fallbackStyle {
            case .lightContent: return true
            case .darkContent: return false
            case .default, .automatic: return screen.traits.appearance == .dark
            }
        }
    }

    /// The coloured ground of a whole bar while something runs in the background.
    private func band(_ setting: StatusBarSetting, _ frame: Rect) -> [Scene.Item] {
        guard let activity = BackgroundActivity(setting.status) else { return [] }
        let form = activity.form(in: setting.family, era: setting.era)
        return form == .band ? [.fill(.rect(frame), .color(activity.color(form)))] : []
    }
}
