import LintelModel

/// A status bar whose text turns light or dark inside an animation (SB-71).
struct StatusBarStyleFade {
    var from: StatusBar.Style
    /// Seconds since the launch.
    var start: Double
    var duration: Double

    var end: Double { start + duration }

    func share(at time: Double) -> Double { TimingCurve.easeInOut.value(at: duration > 0 ? (time - start) / duration : 1) }
}
