import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// iPhones with the Dynamic Island: time and icons each centred in the space beside it (SB-17; statusbar-geometry.md, section 3, island).
/// All figures without another source are D there, checked on five widths.
struct IslandArrangement: StatusBarArrangement {
    /// Air between the screen's sides and what is centred, and beside the island.
    static let leadingMargin = 17.0
    static let trailingMargin = 18.0
    static let airBesideIsland = 8.0
    /// Radius and inset of the first island phones, to which the others are compared.
    static let baseRadius = 55.0
    static let baseTop = 14.0
    /// Between the icons' boxes.
    static let itemGap = 7 + 1.0 / 3
    /// The baseline lies this far above the lower end of the capitals when they are centred in their region.
    static let baselineRise = 1.0 / 3
    /// How far the time rises for a link beneath it.
    static let linkLift = 7 + 2.0 / 3
    /// From the time's usual baseline to the link's: as on notch phones.
    static let linkBaselineDrop = NotchArrangement.linkBaselineDrop

    let family = BarFamily.island
    let crowdedGapShare = 0.6

    func figures(in setting: StatusBarSetting, measured: MeasuredFigures?) -> BarFigures {
        let width = setting.screenSize.width
        let scale = setting.scale
        let island = setting.display.sensorHousing?.rect ?? Rect(x: width / 2 - 63, y: 11, width: 126, height: 37.33)
        let shift = Self.cornerTerm(setting.display.cornerRadius) + Self.airTerm(island.minY)
        let leading = (lower: Self.leadingMargin + shift, upper: island.minX - Self.airBesideIsland)
        let trailing = (lower: island.maxX + Self.airBesideIsland, upper: width - Self.trailingMargin - shift)
        let regionMiddle = island.midY + Self.cornerTerm(setting.display.cornerRadius)
        let baseline = measured?.baseline ?? scale.snapped(regionMiddle + setting.clockFont.capHeight / 2 - Self.baselineRise)
        let center = measured?.clockCenter ?? (leading.lower + leading.upper) / 2
        let group = measured?.trailingStart.map { $0 + Self.groupWidth(setting.icons) / 2 } ?? (trailing.lower + trailing.upper) / 2
        var figures = BarFigures(
            height: setting.display.statusBarHeight(setting.traits.system, .portrait), baseline: baseline, glyphLine: .baseline,
            spans: [
                .leading: .init(lower: leading.lower, upper: leading.upper, justification: .centered(center)),
                .trailing: .init(lower: trailing.lower, upper: trailing.upper, justification: .centered(group)),
                .beneath: .init(lower: leading.lower, upper: leading.upper, justification: .leading),
            ])
        figures.timeLift = Self.linkLift
        figures.beneathBaseline = scale.snapped(baseline + Self.linkBaselineDrop)
        figures.islandMarkCenter = Point(x: island.minX + island.height / 2, y: island.midY)
        figures.privacyDotCenter = Point(x: island.maxX - island.height / 2, y: island.midY)
        return figures
    }

    /// 0 for a corner radius of 55, 0.67 for 62.
    private static func cornerTerm(_ radius: Double) -> Double { floor(3 * (radius - baseRadius) / 10) / 3 }

    /// 0 for all but the Air, whose island lies lower: -2 there.
    private static func airTerm(_ top: Double) -> Double { floor(3 * max(top - baseTop, 0) / -3) / 3 }

    private static func groupWidth(_ icons: IconSize) -> Double {
        icons.cellularSize.width + icons.wifi.width + icons.batterySize.width + 2 * itemGap
    }

    func gap(from former: StatusItemID, to latter: StatusItemID, in setting: StatusBarSetting) -> Double {
        former == .time ? EarGap.afterTime : Self.itemGap
    }
}
