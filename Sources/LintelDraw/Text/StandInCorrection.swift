import LintelModel

/// How Inter is set so that it takes the room of San Francisco. San Francisco's letters stand closer or wider with the size, Inter's do not,
/// so the system's own tracking is added, and a constant share for what the two designs differ by.
///
/// Fitted on texts of known size in screenshots: clocks of 12 to 18 pt, carriers of 12 pt, dates of 12 and 14 pt; and on one asserted label
/// width of 17 pt (drawing-figures.md, section 2). The widths of those agree within two pixels.
struct StandInCorrection: Hashable, Sendable {
    /// Share of the asked size.
    var size: Double
    /// Added after each letter, as a share of the asked size.
    var letterTracking: Double
    /// Added after each figure or colon, as a share of the asked size.
    var figureTracking: Double

    static let none = StandInCorrection(size: 1, letterTracking: 0, figureTracking: 0)

    /// Inter at the nominal size is 1.7 % too tall and 1.8 % too wide (drawing-figures.md, section 2: best size 49.75 px for 51 px).
    static let sizeShare = 0.975
    /// What Inter's letters are narrower by: the label's -0.21 pt less the system's tracking of -0.43 pt, at 17 pt.
    static let letterDifference = 0.22 / 17
    /// The same for figures, which Inter draws narrower still; from the clocks.
    static let figureDifference = 0.45 / 17

    /// The system's tracking in thousandths of an em from `smallestSize` on, one a point (H:typography, "SF Pro" of iOS).
    private static let systemTracking: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23]
    private static let smallestSize = 6.0

    static func inter(_ font: Font) -> StandInCorrection {
        let tracking = systemTracking(at: font.size)
        return StandInCorrection(
            size: sizeShare, letterTracking: tracking + letterDifference, figureTracking: tracking + figureDifference)
    }

    /// Between two rows of the table in proportion. Above its end the system changes the cut with the size and the tracking with the cut,
    /// so that the spacing seen stays much the same: the last value holds.
    private static func systemTracking(at size: Double) -> Double {
        let place = min(max(size - smallestSize, 0), Double(systemTracking.count - 1))
        let row = min(Int(place), systemTracking.count - 2)
        let share = place - Double(row)
        return (systemTracking[row] * (1 - share) + systemTracking[row + 1] * share) / 1000
    }
}
