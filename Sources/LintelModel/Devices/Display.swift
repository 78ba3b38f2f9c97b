/// A screen that several devices have in common: its size, its edges, and what the system reserves along them.
/// Lengths are points in portrait unless a name says pixels.
public struct Display: Hashable, Sendable {
    public var points: Size
    /// `UIScreen.scale`.
    public var scale: Scale
    /// `UIScreen.nativeScale` in standard zoom; differs from the scale on Plus models and minis only.
    public var nativeScale: Double
    public var panelPixels: PixelSize
    public var deviceClass: DeviceClass
    public var statusBarLayout: StatusBarLayout
    /// `_displayCornerRadius`; a continuous corner. 0 on square screens.
    public var cornerRadius: Double
    public var sensorHousing: SensorHousing?
    public var homeIndicator: HomeIndicator?
    /// Insets of a full-screen window with a visible status bar, oldest systems first.
    public var safeAreas: [SystemSpan<SafeArea>]
    /// `statusBarFrame.height`, oldest systems first.
    public var statusBarHeights: [SystemSpan<StatusBarHeight>]
    /// Heights of the bars, oldest systems first.
    public var bars: [SystemSpan<BarHeights>]
    public var displayZoom: DisplayZoom?

    public init(
        points: Size, scale: Scale, nativeScale: Double? = nil, panelPixels: PixelSize, deviceClass: DeviceClass,
        statusBarLayout: StatusBarLayout, cornerRadius: Double = 0, sensorHousing: SensorHousing? = nil,
        homeIndicator: HomeIndicator? = nil, safeAreas: [SystemSpan<SafeArea>], statusBarHeights: [SystemSpan<StatusBarHeight>],
        bars: [SystemSpan<BarHeights>], displayZoom: DisplayZoom? = nil
    ) {
        self.points = points
        self.scale = scale
        self.nativeScale = nativeScale ?? Double(scale.factor)
        self.panelPixels = panelPixels
        self.deviceClass = deviceClass
        self.statusBarLayout = statusBarLayout
        self.cornerRadius = cornerRadius
        self.sensorHousing = sensorHousing
        self.homeIndicator = homeIndicator
        self.safeAreas = safeAreas
        self.statusBarHeights = statusBarHeights
        self.bars = bars
        self.displayZoom = displayZoom
    }

    public func safeArea(_ system: SystemVersion, _ orientation: Orientation) -> EdgeInsets {
        let area = safeAreas.value(for: system)
        return orientation == .portrait ? area.portrait : area.landscape
    }

    /// 0 where no bar is shown.
    public func statusBarHeight(_ system: SystemVersion, _ orientation: Orientation) -> Double {
        let height = statusBarHeights.value(for: system)
        return orientation == .portrait ? height.portrait : height.landscape
    }
}
