/// A finger that lets go of a screen which it has swiped some of the way back: what becomes of the screen. The rule is that of
/// `UINavigationController`, read from UIKit's own classes (`_UINavigationInteractiveTransitionBase`).
package struct SwipeRelease: Hashable, Sendable {
    /// How much of the way is done, from 0 to 1.
    package var share: Double
    /// Towards the end of the way, in points a second.
    package var speed: Double
    /// The whole way, in points.
    package var width: Double

    package init(share: Double, speed: Double, width: Double) {
        self.share = share
        self.speed = speed
        self.width = width
    }

    /// Seconds that a way takes at most which no finger drives; also how far ahead of the finger the release looks.
    static let duration = ScreenTransition.controllersDuration
    /// The way that is enough, in points, where it is less than half.
    static let enough = 187.5

    /// Whether the screen goes: the place that the finger would reach counts, not the one where it let go.
    package var completes: Bool {
        guard width > 0 else { return false }
        return share + speed / width * Self.duration > min(Self.enough / width, 0.5)
    }

    /// Seconds that the rest of the way takes, forth or back: no longer than the finger would have taken.
    package var restDuration: Double {
        let rest = (completes ? 1 - share : share) * width
        let along = completes ? speed : -speed
        return along > 0 ? min(Self.duration, rest / along) : Self.duration
    }

    /// In words for the trace.
    package var words: String {
        "the finger left at \(Int((share * 100).rounded())) % of the way, at \(Int(speed.rounded())) points a second"
    }
}
