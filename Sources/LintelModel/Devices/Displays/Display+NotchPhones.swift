/// Screens of phones with a notch. Figures from devices.json; notches are centred.
extension Display {
    private static let insetOf44: [SystemSpan<Double>] = [SystemSpan(from: firstSystem, 44)]
    private static let insetOf47: [SystemSpan<Double>] = [SystemSpan(from: firstSystem, 47)]
    private static let narrowNotch = Size(width: 484.0 / 3, height: 101.0 / 3)

    /// iPhone X, XS, 11 Pro.
    static let points375x812 = notchPhone(
        Size(width: 375, height: 812), panel: (5.8, 458), layout: .split1125, cornerRadius: 39, notch: Size(width: 209, height: 30),
        tops: insetOf44, zoom: .ten, slot: .phone61)

    /// iPhone 12 mini; its inset was 44 on iOS 14 (source `juejin-sb`).
    static let points375x812Mini12 = mini(notch: Size(width: 226, height: 103.0 / 3))
    /// iPhone 13 mini.
    static let points375x812Mini13 = mini(notch: Size(width: 174, height: 112.0 / 3))

    private static func mini(notch: Size) -> Display {
        notchPhone(
            Size(width: 375, height: 812), nativeScale: 2.88, panelPixels: PixelSize(width: 1080, height: 2340), panel: (5.4, 476),
            layout: .split1080, cornerRadius: 44, notch: notch,
            tops: [SystemSpan(from: firstSystem, 44), SystemSpan(from: 15, 50)], zoom: .mini, slot: .phone61)
    }

    /// iPhone XR and 11; their inset was 44 on iOS 12 and 13 (devices.md, conflicts).
    static let points414x896at2x = notchPhone(
        Size(width: 414, height: 896), scale: 2, panel: (6.1, 326), layout: .split828, cornerRadius: 41.5,
        notch: Size(width: 227, height: 32), tops: [SystemSpan(from: firstSystem, 44), SystemSpan(from: 14, 48)],
        zoom: .liquidRetina, slot: .phone65)

    /// iPhone XS Max and 11 Pro Max.
    static let points414x896at3x = notchPhone(
        Size(width: 414, height: 896), panel: (6.5, 458), layout: .split1242, cornerRadius: 39,
        notch: Size(width: 628.0 / 3, height: 30), tops: insetOf44, zoom: .tenMax, slot: .phone65)

    /// iPhone 12 and 12 Pro, with the wide notch.
    static let points390x844WideNotch = points390x844(notch: Size(width: 210, height: 32), zoom: .twelve)
    /// iPhone 13 and 13 Pro.
    static let points390x844 = points390x844(notch: narrowNotch, zoom: .twelve)
    /// iPhone 14.
    static let points390x844Fourteen = points390x844(notch: narrowNotch, zoom: .fourteen)
    /// iPhone 16e and 17e: no source tells their Display Zoom.
    static let points390x844E = points390x844(notch: narrowNotch, zoom: nil)

    private static func points390x844(notch: Size, zoom: DisplayZoom?) -> Display {
        notchPhone(
            Size(width: 390, height: 844), panel: (6.1, 460), layout: .split1170, cornerRadius: 142.0 / 3, notch: notch,
            tops: insetOf47, zoom: zoom, slot: .phone61)
    }

    /// iPhone 12 Pro Max, with the wide notch.
    static let points428x926WideNotch = points428x926(notch: Size(width: 628.0 / 3, height: 32), zoom: .twelveMax)
    /// iPhone 13 Pro Max.
    static let points428x926 = points428x926(notch: narrowNotch, zoom: .twelveMax)
    /// iPhone 14 Plus.
    static let points428x926Fourteen = points428x926(notch: narrowNotch, zoom: .fourteenPlus)

    private static func points428x926(notch: Size, zoom: DisplayZoom?) -> Display {
        notchPhone(
            Size(width: 428, height: 926), panel: (6.7, 458), layout: .split1284, cornerRadius: 160.0 / 3, notch: notch,
            tops: insetOf47, zoom: zoom, slot: .phone65)
    }
}
