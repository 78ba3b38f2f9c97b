import LintelModel

extension IconSize {
    /// The set for a layout (statusbar-geometry.md, section 2; where observed-geometry.md, sections 1 and 2, differs it wins).
    init(_ layout: StatusBarLayout, scale: Scale, era: SystemEra) {
        switch layout {
        case .classic: self = scale.factor == 3 ? .classicPlus : .classic
        case .split1125: self = .split1125
        case .split1242: self = .split1242
        case .split828: self = .split828
        case .split1080: self = .split1080
        case .split1170: self = .split1170
        case .split1284, .islandMedium: self = .medium
        case .islandLarge: self = .large
        case .pad, .roundedPad: self = era >= .twentySix ? .padTwentySix : .pad
        }
    }

    private static let third = 1.0 / 3

    private init(
        body: (Double, Double), cap: (Double, Double), line: Double = 1, wifi: (Double, Double), ink: Double? = nil,
        bar: Double, pitch: Double, heights: [Double], percent: Double
    ) {
        self.init(
            batteryBody: Size(width: body.0, height: body.1), batteryCap: Size(width: cap.0, height: cap.1), frameLine: line,
            wifi: Size(width: wifi.0, height: wifi.1), wifiInkWidth: ink ?? wifi.0, barWidth: bar, barPitch: pitch,
            barHeights: heights, percentFont: percent)
    }

    /// Bar heights at 2x are the 3x ones on the nearest half point: only their sum was measured.
    private static let classic = IconSize(
        body: (22, 11.5), cap: (1, 3.5), wifi: (15.5, 11), bar: 3, pitch: 4.5, heights: [4, 6, 8.5, 10.5], percent: 9)

    private static let classicPlus = IconSize(
        body: (22, 11 + third), cap: (1 + third, 4), wifi: (15 + third, 11), bar: 3, pitch: 4 + 2 * third,
        heights: [4, 6, 8 + third, 10 + 2 * third], percent: 9)

    private static let split1125 = IconSize(
        body: (22, 11 + third), cap: (1 + third, 4), wifi: (15 + third, 11), bar: 3, pitch: 4 + 2 * third,
        heights: [4, 6, 8 + third, 10 + 2 * third], percent: 11 + third)

    private static let split1242 = IconSize(
        body: (24, 12 + third), cap: (1 + third, 4 + third), wifi: (16 + third, 12), bar: 3 + third, pitch: 5,
        heights: [4 + third, 6 + third, 9, 11 + 2 * third], percent: 12)

    private static let split828 = IconSize(
        body: (24, 12.5), cap: (1.5, 4.5), wifi: (16.5, 12), bar: 3.5, pitch: 5, heights: [4.5, 6.5, 9, 11.5], percent: 12)

    private static let split1080 = IconSize(
        body: (20 + 2 * third, 11 + third), cap: (1 + third, 3 + third), wifi: (15 + third, 11), bar: 3, pitch: 4 + 2 * third,
        heights: [4, 6, 8 + third, 10 + 2 * third], percent: 10 + third)

    private static let split1170 = IconSize(
        body: (22 + 2 * third, 12), cap: (1 + third, 4), wifi: (16 + 2 * third, 12), ink: 16, bar: 3, pitch: 4 + 2 * third,
        heights: [4, 6, 8 + 2 * third, 11 + third], percent: 11 + third)

    private static let medium = IconSize(
        body: (25, 13), cap: (1 + third, 4 + third), wifi: (17, 12 + third), bar: 3 + third, pitch: 5 + third,
        heights: [4 + 2 * third, 7, 9 + 2 * third, 12 + third], percent: 11 + 2 * third)

    private static let large = IconSize(
        body: (28 + third, 14 + third), cap: (1 + 2 * third, 5), line: 1.17, wifi: (19 + 2 * third, 14), ink: 19,
        bar: 3 + 2 * third, pitch: 6, heights: [5 + third, 7 + 2 * third, 10 + 2 * third, 13 + 2 * third], percent: 13 + 2 * third)

    private static let pad = IconSize(
        body: (24, 12), cap: (1.5, 4.5), wifi: (14, 10), bar: 3, pitch: 4.5, heights: [4.5, 6, 8, 10], percent: 12)

    private static let padTwentySix = IconSize(
        body: (25, 13), cap: (1.5, 4.5), wifi: (15, 10), bar: 3.5, pitch: 5, heights: [4.5, 6.5, 8.5, 11], percent: 14)
}
