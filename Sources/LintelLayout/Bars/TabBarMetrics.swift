import LintelModel

/// Measured lengths of tab bars, in points (observed-geometry.md section 6, and the screenshots it names).
enum TabBarMetrics {
    /// Size of labels below icons; of labels beside them in compact height and on iPads. Measured by the labels' widths on
    /// 375 × 812 upright and on its side, and on 768 × 1024: 10, 12 and 13.
    static let labelSize = 10.0
    static let compactLabelSize = 12.0
    static let padLabelSize = 13.0

    /// Of the arrangement whose letters a title has, in points.
    static func labelSize(_ arrangement: TabItemAppearance.Arrangement) -> Double {
        switch arrangement {
        case .stacked: labelSize
        case .inline: padLabelSize
        case .compactInline: compactLabelSize
        }
    }
    /// Baseline of a label below the bar's upper edge. Measured on 430 × 932: 894.2 with the bar at 849.
    static let labelBaseline = 45.2
    /// Middle of an icon above its label. Measured on 430 × 932 (19.0) and 375 × 812 (21.5, a symbol).
    static let iconMiddle = 20.0
    /// Side of a symbol's square above its label, and beside it in compact height; judged beside screenshots of both.
    static let symbolSide = 28.0
    static let compactSymbolSide = 20.0
    /// A badge's upper edge below the bar's, and how far it covers the icon above a label. Frames in a public view dump: icon (33, 6) 24 wide,
    /// badge (52, 2), in a tab that begins a point below the bar's edge.
    static let badgeTop = 3.0
    static let badgeOverlap = 5.0
    /// What is left of a tab that cannot be chosen (`UITabBarButton` of iOS 17 to 26).
    static let disabledStrength = 0.25
    /// From an icon's ink to the label beside it. Measured on 812 × 375 (7.0) and 768 × 1024 (7.5).
    static let besideGap = 7.0
    /// Share of the inner gaps that the outer ones have on phones held sideways: 90 to 134 on 812 × 375.
    static let compactOuterShare = 2.0 / 3

    /// Distance between the middles of two items on glass, and an item's share of its capsule. Measured on 402 and 440 wide,
    /// three items: middles 86 apart, the selected one on 94 × 54, 4 inside a capsule of 274.
    static let glassPitch = 86.0
    /// From so many items on the capsule takes the phone's whole width. Measured on 440 × 956: four items on 398, 21 from the sides.
    static let glassFillsFrom = 4
    static let glassItemWidth = 94.0
    static let glassInset = 4.0
    /// Baseline of a label and middle of an icon below the capsule's upper edge. Measured on 402 × 874.
    static let glassLabelBaseline = 48.4
    static let glassIconMiddle = 24.0
}
