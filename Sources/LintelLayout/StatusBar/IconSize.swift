import LintelModel

/// The set of sizes that battery, Wi-Fi and signal of one layout have in common, in points.
struct IconSize: Hashable, Sendable {
    var batteryBody: Size
    /// The nub beside the body, as far as it is seen.
    var batteryCap: Size
    /// Thickness of the battery's frame.
    var frameLine: Double
    /// Room for the Wi-Fi fan.
    var wifi: Size
    /// Width of the fan as painted; smaller than its room in some layouts.
    var wifiInkWidth: Double
    var barWidth: Double
    /// From one bar's left edge to the next.
    var barPitch: Double
    /// Shortest bar first.
    var barHeights: [Double]
    /// Size of the percentage inside the body, for the rounder frame of system 17.
    var percentFont: Double

    /// Air between the body and its cap: 1 pt in all layouts (statusbar-geometry.md, section 2).
    static let capGap = 1.0
    /// Air between frame and fill (same place).
    static let fillGap = 1.0

    var batterySize: Size { Size(width: batteryBody.width + Self.capGap + batteryCap.width, height: batteryBody.height) }
    var cellularSize: Size { Size(width: barPitch * 3 + barWidth, height: barHeights[3]) }
}
