import LintelModel

/// iPhones with a notch: time in the left ear, signal, network and battery in the right one (SB-16; statusbar-geometry.md, section 3).
struct NotchArrangement: StatusBarArrangement {
    /// Share of the corner radius by which the time's centre lies beyond the middle of its ear, halved. Own fit to the six measured layouts,
    /// each within 0.9 pt.
    static let clockCornerShare = 0.28
    /// The same for the group of icons. Own fit.
    static let iconsCornerShare = 0.305
    /// The same on the wide 3x phones, whose icons stand up to 2 pt nearer the notch. Own fit.
    static let wideIconsCornerShare = 0.386
    /// The baseline lies this far above the notch's lower edge. M and D.
    static let baselineRise = 5.0 / 3
    /// The link back to another app: how far the time rises for it, and where its own line is. M on one phone of 428 pt, whose
    /// zoomed picture gives 6.97 and 11.1 (observed-geometry.md, section 3).
    static let linkLift = 7.0
    static let linkBaselineDrop = 11.0
    static let linkLeading = 11.8
    /// Air between an ear's contents and the notch. G.
    static let air = 2.0

    let family = BarFamily.notch

    func figures(in setting: StatusBarSetting, measured: MeasuredFigures?) -> BarFigures {
        let width = setting.screenSize.width
        let scale = setting.scale
        let notch = ReferenceNotch(setting.layout)
        let ear = (width - notch.width) / 2
        let radius = setting.display.cornerRadius
        let center = measured?.clockCenter ?? (ear + Self.clockCornerShare * radius) / 2
        let baseline = measured?.baseline ?? scale.snapped(notch.height - Self.baselineRise)
        let trailing = measured?.trailingInset ?? Self.trailingInset(ear: ear, radius: radius, in: setting)
        var figures = BarFigures(
            height: setting.display.statusBarHeight(setting.traits.system, .portrait), baseline: baseline, glyphLine: .baseline,
            spans: [
                .leading: .init(lower: Self.air, upper: ear - Self.air, justification: .centered(center)),
                .trailing: .init(lower: width - ear + Self.air, upper: width - trailing, justification: .trailing),
                .beneath: .init(lower: Self.linkLeading, upper: ear - Self.air, justification: .leading),
            ])
        let capMiddle = baseline - setting.clockFont.capHeight / 2
        figures.timeLift = Self.linkLift
        figures.beneathBaseline = scale.snapped(baseline + Self.linkBaselineDrop)
        figures.pill = Self.pill(in: setting)
        figures.pillCenterY = capMiddle
        figures.privacyDotCenter = Point(x: width - center, y: max(capMiddle - setting.icons.barHeights[3], 5))
        return figures
    }

    /// The group of signal, Wi-Fi and battery is centred in its ear.
    private static func trailingInset(ear: Double, radius: Double, in setting: StatusBarSetting) -> Double {
        let isWide = setting.display.points.width >= 414 && setting.scale.factor == 3
        let share = isWide ? wideIconsCornerShare : iconsCornerShare
        let icons = setting.icons
        let group = icons.cellularSize.width + icons.wifi.width + icons.batterySize.width + 2 * itemGap(setting.layout)
        return (ear + share * radius) / 2 - group / 2
    }

    /// D (statusbar-geometry.md, section 4); the minis follow the X.
    private static func pill(in setting: StatusBarSetting) -> Size {
        switch setting.layout {
        case .split1170: Size(width: 55 + 2.0 / 3, height: 21 + 1.0 / 3)
        case .split1242, .split828: Size(width: 61, height: 22)
        case .split1284: setting.device.year >= 2021 ? Size(width: 68, height: 23) : Size(width: 64 + 2.0 / 3, height: 23)
        case .split1125, .split1080, .classic, .islandMedium, .islandLarge, .pad, .roundedPad:
            Size(width: 54 + 2.0 / 3, height: 21 + 1.0 / 3)
        }
    }

    /// Between the icons' boxes (statusbar-geometry.md, section 3).
    private static func itemGap(_ layout: StatusBarLayout) -> Double {
        switch layout {
        case .split1242: 6
        case .split828: 4.5
        case .split1080, .split1170: 5 + 1.0 / 3
        case .split1284: 6 + 1.0 / 3
        case .split1125, .classic, .islandMedium, .islandLarge, .pad, .roundedPad: 5
        }
    }

    func gap(from former: StatusItemID, to latter: StatusItemID, in setting: StatusBarSetting) -> Double {
        former == .time ? EarGap.afterTime : Self.itemGap(setting.layout)
    }
}

/// Distances that the ears of notch and island phones have in common.
enum EarGap {
    /// Seen gap from the time to the glyph behind it: 4.67 to 5 (observed-geometry.md, section 3).
    static let afterTime = 4.83
}

/// The notch a split layout was made for: later phones with a narrower notch keep its positions (statusbar-geometry.md, section 3).
struct ReferenceNotch: Hashable, Sendable {
    var width: Double
    var height: Double

    /// Widths and heights of 2017 to 2020 (devices.json, `sensorHousing`).
    init(_ layout: StatusBarLayout) {
        switch layout {
        case .split1242: (width, height) = (209.33, 30)
        case .split828: (width, height) = (227, 32)
        case .split1080: (width, height) = (226, 34.33)
        case .split1170: (width, height) = (210, 32)
        case .split1284: (width, height) = (209.33, 32)
        case .split1125, .classic, .islandMedium, .islandLarge, .pad, .roundedPad: (width, height) = (209, 30)
        }
    }
}
