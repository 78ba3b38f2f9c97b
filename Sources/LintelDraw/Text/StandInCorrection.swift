import LintelModel

/// How Inter is set so that it takes the room of San Francisco.
struct StandInCorrection: Hashable, Sendable {
    /// Share of the asked size.
    var size: Double
    /// Added to every advance, as a share of the asked size.
    var tracking: Double

    static let none = StandInCorrection(size: 1, tracking: 0)

    /// Inter at the nominal size is 1.7 % too tall and 1.8 % too wide (building-blocks.md, section 2: best size 49.75 px for 51 px).
    static let sizeShare = 0.975
    /// +0.07 pt at 17 pt semibold, fitted on nine clocks (building-blocks.md, section 2).
    static let semiboldTracking = 0.07 / 17
    /// -0.21 pt at 17 pt regular, from one asserted label width (building-blocks.md, section 2).
    static let regularTracking = -0.21 / 17

    static func inter(_ font: Font) -> StandInCorrection {
        switch font.weight {
        case .regular, .medium: StandInCorrection(size: sizeShare, tracking: regularTracking)
        case .semibold, .bold: StandInCorrection(size: sizeShare, tracking: semiboldTracking)
        }
    }
}
