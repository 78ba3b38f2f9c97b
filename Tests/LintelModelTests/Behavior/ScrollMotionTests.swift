import LintelModel
import Testing

/// Momentum, band and spring, held against figures worked out by hand from UIKit's publicly known formulas.
@Suite struct ScrollMotionTests {
    /// A finger that moves evenly over a distance, and what it leaves behind.
    static func flung(by distance: Double, in seconds: Double, from offset: Double = 1000, limits: ClosedRange<Double> = 0...5000)
        -> ScrollMotion
    {
        var motion = ScrollMotion(offset: offset, limits: limits, viewport: 700)
        motion.begin(at: 0, time: 0)
        for step in 1...12 { motion.drag(to: -distance * Double(step) / 12, time: seconds * Double(step) / 12) }
        motion.end(time: seconds)
        return motion
    }

    @Test("momentum ends speed / 2.002 further on: 0.998 of the speed is left after each millisecond")
    func glides() {
        var motion = Self.flung(by: 100, in: 0.1)
        #expect(motion.offset == 1100)
        #expect(motion.isMoving)
        motion.advance(to: 1.1)
        // 1000 pt/s: 1000 / 2.002 · (1 - 0.998^1000) = 432.0 in the first second.
        #expect(abs(motion.offset - 1532.0) < 0.5)
        motion.advance(to: 20)
        #expect(!motion.isMoving)
        #expect(abs(motion.offset - 1599.5) < 0.5)
    }

    @Test("the same places by steps of any length", arguments: [0.001, 1.0 / 120, 0.05])
    func stepsDoNotMatter(step: Double) {
        for distance in [60.0, -300, 400] {
            var fine = Self.flung(by: distance, in: 0.1, from: 200, limits: 0...600)
            var whole = fine
            for time in stride(from: 0.1, to: 0.75, by: step) { fine.advance(to: time) }
            fine.advance(to: 0.75)
            whole.advance(to: 0.75)
            #expect(abs(fine.offset - whole.offset) < 1e-6)
        }
    }

    @Test("beyond an end content follows by (1 - 1 / (0.55 x / d + 1)) d", arguments: [(100.0, 51.0), (700, 248.4), (1e6, 699.1)])
    func stretches(finger: Double, shown: Double) {
        var motion = ScrollMotion(limits: 0...5000, viewport: 700)
        motion.begin(at: 0, time: 0)
        motion.drag(to: finger, time: 1)
        #expect(abs(motion.offset + shown) < 0.1)
        motion.end(time: 2)
        motion.advance(to: 5)
        #expect(motion.offset == 0 && !motion.isMoving)
    }

    @Test func pickingUpAStretchedBandDoesNotJump() {
        var motion = ScrollMotion(limits: 0...100, viewport: 700)
        motion.begin(at: 0, time: 0)
        motion.drag(to: 300, time: 1)
        motion.end(time: 2)
        motion.advance(to: 2.05)
        let before = motion.offset
        #expect(before < -20)
        motion.begin(at: 10, time: 2.05)
        motion.drag(to: 10, time: 2.06)
        #expect(abs(motion.offset - before) < 1e-9)
    }

    @Test func anEndMetAtSpeedIsOvershotAndComesBack() {
        var motion = Self.flung(by: 300, in: 0.1, from: 0, limits: 0...500)
        var farthest = 0.0
        for step in 1...400 {
            motion.advance(to: 0.1 + Double(step) / 100)
            farthest = max(farthest, motion.offset)
        }
        #expect(farthest > 520 && farthest < 700)
        #expect(motion.offset == 500 && !motion.isMoving)
    }

    @Test func wheelAndTravelStayInside() {
        var motion = ScrollMotion(offset: 50, limits: 0...100, viewport: 700)
        motion.scroll(by: 500, time: 0)
        #expect(motion.offset == 100)
        motion.travel(to: -20, time: 0)
        motion.advance(to: 0.15)
        #expect(abs(motion.offset - 50) < 0.01)
        motion.advance(to: 1)
        #expect(motion.offset == 0 && !motion.isMoving)
        motion.scroll(by: 100, time: 1)
        motion.confine(to: 0...30, viewport: 700)
        #expect(motion.offset == 30)
    }

    @Test func aSlowFingerLeavesNoMomentum() {
        #expect(!Self.flung(by: 2, in: 0.1).isMoving)
        var rested = ScrollMotion(offset: 100, limits: 0...500, viewport: 700)
        rested.begin(at: 0, time: 0)
        rested.drag(to: -80, time: 0.1)
        rested.end(time: 0.5)
        #expect(!rested.isMoving && rested.offset == 180)
    }

    @Test(
        "content that would stop between two detents goes on to the nearer one, what goes further is not held",
        arguments: [(20.0, 1.0, 0.0), (30, 1, 52), (9, 0.05, 104), (40, 0.05, 420)])
    func detents(distance: Double, seconds: Double, least: Double) {
        var motion = ScrollMotion(offset: 0, limits: 0...5000, viewport: 700)
        motion.detents = [0, 52, 104]
        motion.begin(at: 0, time: 0)
        for step in 1...12 { motion.drag(to: -distance * Double(step) / 12, time: seconds * Double(step) / 12) }
        motion.end(time: seconds)
        motion.advance(to: 20)
        #expect(least <= 104 ? motion.offset == least : motion.offset > least)
    }
}
