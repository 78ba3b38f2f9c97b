/// How one screen of an app gives way to the next, as a function of time alone.
public struct ScreenTransition: Hashable, Sendable {
    /// What moves. Bars, keyboard and what stands above the screen move by themselves in all of these.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The content stays where it is.
        case still
        /// A controller comes onto a navigation stack, or leaves it: its screen slides over the one below, which follows by a part of the way.
        case push, pop
        /// A screen is presented over the whole of another from the lower edge, or goes away again.
        case cover, uncover
        /// The one shows through the other.
        case dissolve
    }

    public var kind: Kind
    /// Seconds.
    public var duration: Double
    public var curve: TimingCurve

    /// - Parameter curve: nil is the system's own spring.
    public init(_ kind: Kind, duration: Double = ScreenTransition.controllersDuration, curve: TimingCurve? = nil) {
        self.kind = kind
        self.duration = duration
        self.curve = curve ?? .spring(lasting: duration)
    }

    /// Seconds that pushes, pops and presentations take: `transitionDuration` of `_UINavigationParallaxTransition`.
    public static let controllersDuration = 0.35
    /// Seconds of a keyboard's way, as its notifications have said since iOS 3.
    public static let keyboardDuration = 0.25
    /// Seconds that alerts and action sheets take (`UIAlertControllerVisualStyleAlert` and `…ActionSheet` of iOS 17).
    public static let alertDuration = 0.404
    /// How far the lower screen of a push moves, of the width: what the offset of `_UINavigationParallaxTransition`, 0.7 of it, leaves.
    public static let parallax = 0.3
    /// Black over the lower screen of a push, from 0 to 1 (SloppySwiper, `SSWAnimator.m`).
    public static let dimming = 0.1
    /// How much larger than itself an alert is when it begins to show (`UIAlertControllerVisualStyleAlert`).
    public static let alertScale = 1.2

    /// The same at an even pace: for a finger that drives it.
    package var even: ScreenTransition { ScreenTransition(kind, duration: duration, curve: .linear) }

    /// Bars that hide or show (TB-37).
    public static let bars = ScreenTransition(.still, duration: BarTransition.hideShowBarDuration, curve: BarTransition(hides: true).curve)
    /// A keyboard that comes or goes.
    public static let keyboard = ScreenTransition(.still, duration: keyboardDuration)

    /// Where the two screens stand at a moment.
    public struct Pose: Hashable, Sendable {
        /// How much of the upper screen's way lies before it, of the width or height: 0 is in its place.
        public var upperShift: Double
        /// How far the lower screen has gone the other way, of the width.
        public var lowerShift: Double
        /// Black over the lower one, from 0 to 1.
        public var dimming: Double
    }

    /// Whether the new screen is the upper one.
    public var bringsUpper: Bool {
        switch kind {
        case .still, .push, .cover, .dissolve: true
        case .pop, .uncover: false
        }
    }

    /// How much of the change is done after a share of the time; both from 0 to 1.
    public func done(at fraction: Double) -> Double { curve.value(at: fraction) }

    /// - Parameter fraction: share of the duration that has passed; beyond 0 and 1 the ends hold.
    public func pose(at fraction: Double) -> Pose {
        let away = bringsUpper ? 1 - done(at: fraction) : done(at: fraction)
        switch kind {
        case .still, .dissolve: return Pose(upperShift: 0, lowerShift: 0, dimming: 0)
        case .cover, .uncover: return Pose(upperShift: away, lowerShift: 0, dimming: 0)
        case .push, .pop:
            return Pose(upperShift: away, lowerShift: Self.parallax * (1 - away), dimming: Self.dimming * (1 - away))
        }
    }
}
