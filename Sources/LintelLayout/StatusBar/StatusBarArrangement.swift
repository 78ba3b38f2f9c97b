import LintelModel

/// How one family of bars is laid out. A new file in `StatusBar/Arrangements`, named like its type, is found by itself.
protocol StatusBarArrangement: Sendable {
    var family: BarFamily { get }
    /// Positions that follow from the screen's shape and the sizes of the icons; measured figures, where there are any, win.
    func figures(in setting: StatusBarSetting, measured: MeasuredFigures?) -> BarFigures
    /// Distance between the seen edges of two neighbours, in reading order.
    func gap(from former: StatusItemID, to latter: StatusItemID, in setting: StatusBarSetting) -> Double
    /// What a gap shrinks to when the region is crowded, as a share.
    var crowdedGapShare: Double { get }
}

extension StatusBarArrangement {
    var crowdedGapShare: Double { 1 }
}
