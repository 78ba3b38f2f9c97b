import LintelModel
import Testing

/// What becomes of a screen that a finger has swiped some of the way back, held against figures worked out by hand.
@Suite struct SwipeReleaseTests {
    /// 187.5 points of 393 are 0.4771; 0.35 s at 393 points a second are 0.35 of the way.
    @Test(
        "half the way goes, of wide screens 187.5 points; the speed counts for 0.35 s either way",
        arguments: [
            (0.47, 0.0, 393.0, false), (0.48, 0, 393, true), (0.49, 0, 320, false), (0.51, 0, 320, true), (0.19, 0, 1024, true),
            (0.12, 393, 393, false), (0.13, 393, 393, true), (0.82, -393, 393, false), (0.83, -393, 393, true), (0, 0, 0, false),
        ])
    func goes(share: Double, speed: Double, width: Double, completes: Bool) {
        #expect(SwipeRelease(share: share, speed: speed, width: width).completes == completes)
    }

    @Test(
        "the rest takes 0.35 s, less where the finger would have been there sooner",
        arguments: [(0.6, 0.0, 0.35), (0.6, 400, 0.35), (0.6, 800, 0.2), (0.2, 0, 0.35), (0.2, -1600, 0.05), (0.2, -100, 0.35)])
    func duration(share: Double, speed: Double, seconds: Double) {
        #expect(abs(SwipeRelease(share: share, speed: speed, width: 400).restDuration - seconds) < 1e-9)
    }
}
