/// A screen that several devices have in common: its size, its edges, and what the system reserves along them.
/// Lengths are points in portrait unless a name says pixels or inches.
public struct Display: Hashable, Sendable {
    /// Portrait, in standard zoom (`UIScreen.bounds`).
    public var points: Size
    /// `UIScreen.scale`.
    public var scale: Scale
    /// `UIScreen.nativeScale` in standard zoom; differs from the scale on Plus models and minis only.
    public var nativeScale: Double
    /// The panel's own pixels, portrait; a screenshot may have others (`screenshotPixels`).
    public var panelPixels: PixelSize
    /// The panel's diagonal in inches and its density in pixels per inch, as marketed.
    public var diagonalInches: Double
    public var pixelsPerInch: Int
    public var deviceClass: DeviceClass
    /// Which drawing of the status bar the screen has.
    public var statusBarLayout: StatusBarLayout
    /// `_displayCornerRadius`; a continuous corner. 0 on square screens.
    public var cornerRadius: Double
    /// Nil on screens without a cut-out.
    public var sensorHousing: SensorHousing?
    /// Nil on devices with a home button.
    public var homeIndicator: HomeIndicator?
    /// Insets of a full-screen window with a visible status bar, oldest systems first.
    public var safeAreas: [SystemSpan<SafeArea>]
    /// `statusBarFrame.height`, oldest systems first.
    public var statusBarHeights: [SystemSpan<StatusBarHeight>]
    /// Heights of the bars, oldest systems first.
    public var bars: [SystemSpan<BarHeights>]
    /// Height of the software keyboard with its row of predictions, home indicator's area included; oldest systems first.
    public var keyboardHeights: [SystemSpan<BarHeights.Pair>]
    /// Nil where the screen has no Display Zoom, or no source tells its size.
    public var displayZoom: DisplayZoom?
    /// Where its screenshots go in App Store Connect.
    public var appStoreSlot: AppStoreSlot

    public init(
        points: Size, scale: Scale, nativeScale: Double? = nil, panelPixels: PixelSize? = nil, diagonalInches: Double,
        pixelsPerInch: Int, deviceClass: DeviceClass, statusBarLayout: StatusBarLayout, cornerRadius: Double = 0,
        sensorHousing: SensorHousing? = nil, homeIndicator: HomeIndicator? = nil, safeAreas: [SystemSpan<SafeArea>],
        statusBarHeights: [SystemSpan<StatusBarHeight>], bars: [SystemSpan<BarHeights>], keyboardHeights: [SystemSpan<BarHeights.Pair>],
        displayZoom: DisplayZoom? = nil, appStoreSlot: AppStoreSlot
    ) {
        self.points = points
        self.scale = scale
        self.nativeScale = nativeScale ?? Double(scale.factor)
        self.panelPixels = panelPixels ?? scale.pixelSize(points)
        self.diagonalInches = diagonalInches
        self.pixelsPerInch = pixelsPerInch
        self.deviceClass = deviceClass
        self.statusBarLayout = statusBarLayout
        self.cornerRadius = cornerRadius
        self.sensorHousing = sensorHousing
        self.homeIndicator = homeIndicator
        self.safeAreas = safeAreas
        self.statusBarHeights = statusBarHeights
        self.bars = bars
        self.keyboardHeights = keyboardHeights
        self.displayZoom = displayZoom
        self.appStoreSlot = appStoreSlot
    }

    /// Insets of a full-screen window with a visible status bar, as the screen is held.
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
