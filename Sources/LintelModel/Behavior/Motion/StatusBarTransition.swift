/// The status bar on its way out or in, as a function of time alone: any moment can be asked for and drawn (SB-70 to SB-73).
public struct StatusBarTransition: Hashable, Sendable {
    /// Seconds (SB-72, OQ-01): `UIStatusBarHideAnimationParameters` and `UIStatusBarStyleAnimationParameters` begin with it, and with the
    /// curve that eases in and out.
    public static let defaultDuration = 0.35

    /// Whether the bar leaves.
    public var hides: Bool
    public var animation: StatusBarResolution.Animation
    /// Seconds.
    public var duration: Double
    public var curve: TimingCurve

    public init(
        hides: Bool, animation: StatusBarResolution.Animation, duration: Double = StatusBarTransition.defaultDuration,
        curve: TimingCurve = .easeInOut
    ) {
        self.hides = hides
        self.animation = animation
        self.duration = duration
        self.curve = curve
    }

    /// The way from one answer to the next; nil where *hidden* stays as it was, because only then the animation is asked for (SB-70).
    /// - Parameter isAnimated: the update was asked for in an animation block, or rides on a transition of controllers; nothing moves
    ///   otherwise (SB-71).
    public init?(from old: StatusBarResolution, to new: StatusBarResolution, isAnimated: Bool) {
        guard old.isHidden != new.isHidden else { return nil }
        self.init(hides: new.isHidden, animation: isAnimated ? new.animation : .none)
    }

    /// How the bar stands at a moment.
    public struct Pose: Hashable, Sendable {
        /// 0 is not to be seen, 1 is as usual.
        public var opacity: Double
        /// How far the bar has gone up, as a share of its height.
        public var lift: Double
        /// How much of the way to *hidden* is done, from 0 to 1: the safe area and what else moves with the bar follow it.
        public var hiddenShare: Double

        /// At rest, on screen.
        public static let shown = Pose(opacity: 1, lift: 0, hiddenShare: 0)
        /// At rest, away.
        public static let hidden = Pose(opacity: 0, lift: 0, hiddenShare: 1)

        public init(opacity: Double, lift: Double, hiddenShare: Double) {
            self.opacity = opacity
            self.lift = lift
            self.hiddenShare = hiddenShare
        }

        /// Whether anything of the bar is left to see.
        public var isVisible: Bool { opacity > 0 && lift < 1 }
    }

    /// - Parameter fraction: share of the duration that has passed, 0 to 1; beyond these the ends hold.
    public func pose(at fraction: Double) -> Pose {
        let hiddenShare: Double
        switch animation {
        case .none: hiddenShare = hides ? 1 : 0
        case .fade, .slide:
            // Showing runs the same curve the other way round in space, not in time.
            let done = curve.value(at: fraction)
            hiddenShare = hides ? done : 1 - done
        }
        if hiddenShare >= 1 { return .hidden }
        switch animation {
        case .none, .fade: return Pose(opacity: 1 - hiddenShare, lift: 0, hiddenShare: hiddenShare)
        case .slide: return Pose(opacity: 1, lift: hiddenShare, hiddenShare: hiddenShare)
        }
    }

    /// - Parameter seconds: time since the change began.
    public func pose(after seconds: Double) -> Pose { pose(at: duration > 0 ? seconds / duration : 1) }
}
