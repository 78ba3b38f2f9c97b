/// What the displays of a class have in common; a display names only what is its own.
extension Display {
    /// A marketed screen: diagonal in inches and pixels per inch (devices.json).
    typealias Panel = (inches: Double, density: Int)

    /// The first system that any list of spans begins with; earlier ones count as it.
    static let firstSystem: SystemVersion = 7
    /// Liquid Glass changes insets and bars.
    static let glassSystem: SystemVersion = 26

    static func homeButtonPhone(
        _ points: Size, scale: Scale, nativeScale: Double? = nil, panelPixels: PixelSize? = nil, panel: Panel,
        keyboard: [SystemSpan<BarHeights.Pair>], zoom: DisplayZoom?, slot: AppStoreSlot
    ) -> Display {
        let isWide = points.width >= regularWidthFrom
        let top = SafeArea.homeButtonPhone.portrait.top
        return Display(
            points: points, scale: scale, nativeScale: nativeScale, panelPixels: panelPixels, diagonalInches: panel.inches,
            pixelsPerInch: panel.density, deviceClass: .homeButton, statusBarLayout: .classic,
            safeAreas: [SystemSpan(from: firstSystem, .homeButtonPhone)],
            statusBarHeights: [SystemSpan(from: firstSystem, .homeButtonPhone)],
            bars: [
                SystemSpan(from: firstSystem, .phone(top: top, isWide: isWide)),
                SystemSpan(from: glassSystem, .glassPhone(top: top, isWide: isWide)),
            ],
            keyboardHeights: keyboard, displayZoom: zoom, appStoreSlot: slot)
    }

    /// `tops` are the insets under the notch, oldest systems first; the last one counts for the bars.
    static func notchPhone(
        _ points: Size, scale: Scale = 3, nativeScale: Double? = nil, panelPixels: PixelSize? = nil, panel: Panel,
        layout: StatusBarLayout, cornerRadius: Double, notch: Size, tops: [SystemSpan<Double>], zoom: DisplayZoom?, slot: AppStoreSlot
    ) -> Display {
        let isWide = points.width >= regularWidthFrom
        let top = tops.value(for: glassSystem)
        return Display(
            points: points, scale: scale, nativeScale: nativeScale, panelPixels: panelPixels, diagonalInches: panel.inches,
            pixelsPerInch: panel.density, deviceClass: .notch, statusBarLayout: layout, cornerRadius: cornerRadius,
            sensorHousing: .notch(notch.width, notch.height, screenWidth: points.width), homeIndicator: .phone(points),
            safeAreas: tops.map { SystemSpan(from: $0.from, .phone(top: $0.value, from26: false)) }
                + [SystemSpan(from: glassSystem, .phone(top: top, from26: true))],
            statusBarHeights: tops.map { SystemSpan(from: $0.from, .notch($0.value)) },
            bars: [
                SystemSpan(from: firstSystem, .phone(top: top, isWide: isWide)),
                SystemSpan(from: glassSystem, .glassPhone(top: top, isWide: isWide)),
            ],
            keyboardHeights: isWide ? .widePhoneKeyboard : .phoneKeyboard, displayZoom: zoom, appStoreSlot: slot)
    }

    /// `barTop` is where the navigation bar began up to iOS 18.
    static func islandPhone(
        _ points: Size, panel: Panel, layout: StatusBarLayout, cornerRadius: Double, islandY: Double, top: Double, barTop: Double,
        zoom: DisplayZoom? = nil, slot: AppStoreSlot
    ) -> Display {
        let isWide = points.width >= regularWidthFrom
        return Display(
            points: points, scale: 3, diagonalInches: panel.inches, pixelsPerInch: panel.density, deviceClass: .dynamicIsland,
            statusBarLayout: layout, cornerRadius: cornerRadius,
            sensorHousing: .island(y: islandY, screenWidth: points.width), homeIndicator: .phone(points),
            safeAreas: [
                SystemSpan(from: firstSystem, .phone(top: top, from26: false)),
                SystemSpan(from: glassSystem, .phone(top: top, from26: true)),
            ],
            statusBarHeights: [SystemSpan(from: firstSystem, .island)],
            bars: [
                SystemSpan(from: firstSystem, .phone(top: barTop, isWide: isWide)),
                SystemSpan(from: glassSystem, .glassPhone(top: top, isWide: isWide)),
            ],
            keyboardHeights: isWide ? .widePhoneKeyboard : .phoneKeyboard, displayZoom: zoom, appStoreSlot: slot)
    }

    static func homeButtonPad(
        _ points: Size, scale: Scale = 2, panel: Panel, keyboard: [SystemSpan<BarHeights.Pair>] = .homeButtonPadKeyboard, slot: AppStoreSlot
    ) -> Display {
        Display(
            points: points, scale: scale, diagonalInches: panel.inches, pixelsPerInch: panel.density, deviceClass: .padHomeButton,
            statusBarLayout: .pad,
            safeAreas: [
                SystemSpan(from: firstSystem, .pad(top: 20, bottom: 0)), SystemSpan(from: glassSystem, .pad(top: 32, bottom: 0)),
            ],
            statusBarHeights: [SystemSpan(from: firstSystem, .pad(20)), SystemSpan(from: glassSystem, .pad(32))],
            bars: [
                SystemSpan(from: firstSystem, .earlyPad), SystemSpan(from: 12, .homeButtonPad), SystemSpan(from: glassSystem, .glassPad),
            ],
            keyboardHeights: keyboard, appStoreSlot: slot)
    }

    static func fullScreenPad(
        _ points: Size, panel: Panel, cornerRadius: Double, homeIndicator: HomeIndicator = .pad, keyboard: [SystemSpan<BarHeights.Pair>],
        slot: AppStoreSlot = .pad11
    ) -> Display {
        Display(
            points: points, scale: 2, diagonalInches: panel.inches, pixelsPerInch: panel.density, deviceClass: .padFullScreen,
            statusBarLayout: .roundedPad, cornerRadius: cornerRadius, homeIndicator: homeIndicator,
            safeAreas: [
                SystemSpan(from: firstSystem, .pad(top: 24, bottom: 20)), SystemSpan(from: glassSystem, .pad(top: 32, bottom: 25)),
            ],
            statusBarHeights: [SystemSpan(from: firstSystem, .pad(24)), SystemSpan(from: glassSystem, .pad(32))],
            bars: [SystemSpan(from: firstSystem, .fullScreenPad), SystemSpan(from: glassSystem, .glassPad)],
            keyboardHeights: keyboard, appStoreSlot: slot)
    }
}
