import LintelModel

/// What `UIView.animate` was told, while its closure runs.
@MainActor
struct AnimationBlock {
    var start: Double
    var duration: Double
    var curve: TimingCurve
    var beginsFromSeen = false

    /// The innermost one that runs.
    static var current: AnimationBlock?
}
