/// One thing the status bar can show: where it stands, when it is shown, how large it is and how it is drawn.
/// A new file in `StatusBar/Indicators`, named like its type, is found by itself.
protocol Indicator: Sendable {
    var id: StatusItemID { get }
    /// Side and order in a bar; nil where such bars never show it.
    func position(in setting: StatusBarSetting) -> BarPosition?
    /// What gives way first when room is short (SB-20).
    var keeping: Keeping { get }
    /// The indicator at the bar's size and in its state; nil while there is nothing to show.
    func face(in setting: StatusBarSetting) -> IndicatorFace?
}

extension Indicator {
    var keeping: Keeping { .always }
}
