public import LintelDraw

/// How far a picture may lie from its snapshot. Lintel draws the same bytes on every machine, so that nothing need be allowed.
public struct SnapshotTolerance: Hashable, Sendable {
    /// When two pixels count as different.
    public var measure: PictureDifference.Measure
    /// Share of pixels that may differ, from 0 to 1.
    public var share: Double

    public init(measure: PictureDifference.Measure = .exact, share: Double = 0) {
        precondition((0...1).contains(share), "a share runs from 0 to 1")
        self.measure = measure
        self.share = share
    }

    /// Every pixel is the same.
    public static let exact = SnapshotTolerance()
    /// Differences that the eye just misses: ΔE*ab of at most 2.3.
    public static let imperceptible = SnapshotTolerance(measure: .perceptual(2.3))
    /// Any difference, in at most this share of the pixels.
    public static func share(_ share: Double) -> SnapshotTolerance { SnapshotTolerance(share: share) }
    /// Colours at most so far apart (ΔE*ab), but for a share of the pixels.
    public static func perceptual(_ distance: Double, share: Double = 0) -> SnapshotTolerance {
        SnapshotTolerance(measure: .perceptual(distance), share: share)
    }
}
