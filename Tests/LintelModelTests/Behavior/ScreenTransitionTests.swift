import LintelModel
import Testing

/// How one screen gives way to the next, held against figures worked out by hand.
@Suite struct ScreenTransitionTests {
    /// A critically damped spring of 18.257 a second, cut at 0.35 s: 1 - (1 + 6.390 x) e^(-6.390 x), over the same at 1.
    @Test(
        "a push begins beside the screen and ends in its place; the lower screen goes 0.3 of the width and darkens by 0.1",
        arguments: [
            (0.0, 1.0, 0.0, 0.0), (0.25, 0.5198, 0.1441, 0.0480), (0.5, 0.1615, 0.2516, 0.0839), (1, 0, 0.3, 0.1), (2, 0, 0.3, 0.1),
        ])
    func push(fraction: Double, upper: Double, lower: Double, dimming: Double) {
        let pose = ScreenTransition(.push).pose(at: fraction)
        #expect(abs(pose.upperShift - upper) < 0.001)
        #expect(abs(pose.lowerShift - lower) < 0.001)
        #expect(abs(pose.dimming - dimming) < 0.001)
    }

    @Test("a pop runs the same way back in space, not in time", arguments: [0.0, 0.3, 0.7, 1])
    func pop(fraction: Double) {
        let (push, pop) = (ScreenTransition(.push).pose(at: fraction), ScreenTransition(.pop).pose(at: fraction))
        #expect(abs(push.upperShift + pop.upperShift - 1) < 1e-9)
        #expect(abs(push.lowerShift + pop.lowerShift - ScreenTransition.parallax) < 1e-9)
    }

    @Test(
        "what is below a cover stays, and nothing is dimmed",
        arguments: [
            (ScreenTransition.Kind.cover, 0.0, 1.0), (.cover, 1, 0), (.uncover, 0, 0), (.uncover, 1, 1), (.still, 0, 0), (.dissolve, 0, 0),
        ])
    func cover(kind: ScreenTransition.Kind, fraction: Double, shift: Double) {
        let pose = ScreenTransition(kind).pose(at: fraction)
        #expect(pose.upperShift == shift && pose.lowerShift == 0 && pose.dimming == 0)
    }

    @Test(
        "the keyboard's spring, cut at a quarter of a second",
        arguments: [(0.0, 0.0), (0.05, 0.2465), (0.1, 0.5783), (0.125, 0.7059), (0.25, 1)])
    func keyboard(seconds: Double, done: Double) {
        let motion = ScreenTransition.keyboard
        #expect(motion.duration == 0.25)
        #expect(abs(motion.done(at: seconds / motion.duration) - done) < 0.001)
    }
}
