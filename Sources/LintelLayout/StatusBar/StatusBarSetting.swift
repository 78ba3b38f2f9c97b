import LintelModel

/// Everything an indicator may ask about the bar it stands in.
struct StatusBarSetting {
    let environment: LayoutEnvironment
    let device: Device
    let traits: Traits
    let status: DeviceStatus
    /// Of the screen as held, points.
    let screenSize: Size
    let ink: StatusInk
    let icons: IconSize
    /// Font of the time.
    let clockFont: Font
    /// Font of carrier, network and percentage.
    let labelFont: Font

    init(environment: LayoutEnvironment, screen: Screen, isLight: Bool) {
        self.environment = environment
        device = screen.device
        traits = screen.traits
        status = screen.status.inRange
        screenSize = screen.size
        let layout = screen.device.display.statusBarLayout
        let base = StatusInk(isLight: isLight)
        ink = Self.hasBand(screen) ? StatusInk(isLight: true) : base
        icons = IconSize(layout, scale: screen.device.scale, era: screen.traits.era)
        clockFont = Self.clockFont(layout, era: screen.traits.era)
        labelFont = Self.labelFont(layout, clock: clockFont)
    }

    var display: Display { device.display }
    var layout: StatusBarLayout { display.statusBarLayout }
    var family: BarFamily { BarFamily(layout) }
    var scale: Scale { device.scale }
    var era: SystemEra { traits.era }
    var locale: LocaleIdentifier { traits.locale }
    /// Light or dark content decides which column of the palette coloured parts take.
    func systemColor(_ color: DynamicColor) -> Color { color.resolved(for: ink.appearance) }

    /// The return link takes the place of signal and carrier on one-line bars (SB-12).
    var showsBreadcrumbInLine: Bool { status.backToApp != nil && !family.isSplit }

    /// Sizes and weight of the time: statusbar-geometry.md, section 1.
    private static func clockFont(_ layout: StatusBarLayout, era: SystemEra) -> Font {
        switch layout {
        case .classic: Font(size: 12, weight: .semibold)
        case .split1125, .split1080: Font(size: 15, weight: .semibold)
        case .split1170: Font(size: 15.5, weight: .semibold)
        case .split1242, .split828: Font(size: 16, weight: .semibold)
        case .split1284, .islandMedium: Font(size: 17, weight: .semibold)
        case .islandLarge: Font(size: 18, weight: .semibold)
        case .pad, .roundedPad: Font(size: era >= .twentySix ? 14 : 12, weight: .medium)
        }
    }

    /// Carrier, network and percentage: regular 12 on home button phones, medium of the time's size less 2 in the ears, the time's own font on
    /// iPads (statusbar-geometry.md, section 1; weights by eye).
    private static func labelFont(_ layout: StatusBarLayout, clock: Font) -> Font {
        switch BarFamily(layout) {
        case .classic: Font(size: 12)
        case .notch, .island: Font(size: clock.size - 2, weight: .medium)
        case .pad: clock
        }
    }

    private static func hasBand(_ screen: Screen) -> Bool {
        BackgroundActivity(screen.status)?.form(
            in: BarFamily(screen.device.display.statusBarLayout), era: screen.traits.era) == .band
    }
}
