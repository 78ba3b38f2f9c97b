/// A bar on its way out or in, as a function of time alone (TB-37). A toolbar goes down over the lower edge, a navigation bar up over the
/// upper one.
public struct BarTransition: Hashable, Sendable {
    /// `UINavigationController.hideShowBarDuration` in seconds, as apps read it; the header gives the name only.
    public static let hideShowBarDuration = 0.2
    /// Seconds for a change of the items (TB-41, TB-44): the old ones fade out, the new ones in (`_UIToolbarContentView` of iOS 17).
    public static let itemsDuration = 0.2

    /// Whether the bar leaves.
    public var hides: Bool
    /// Seconds.
    public var duration: Double
    public var curve: TimingCurve

    public init(hides: Bool, duration: Double = BarTransition.hideShowBarDuration, curve: TimingCurve = .easeInOut) {
        self.hides = hides
        self.duration = duration
        self.curve = curve
    }

    /// How far the bar is away: 0 in its place, 1 beyond the edge.
    /// - Parameter fraction: share of the duration that has passed; beyond 0 and 1 the ends hold.
    public func hiddenShare(at fraction: Double) -> Double {
        let done = curve.value(at: fraction)
        return hides ? done : 1 - done
    }

    /// - Parameter seconds: time since the change began.
    public func hiddenShare(after seconds: Double) -> Double { hiddenShare(at: duration > 0 ? seconds / duration : 1) }
}
