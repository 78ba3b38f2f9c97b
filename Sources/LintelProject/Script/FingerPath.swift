import LintelModel

/// A finger's way over the screen, as the touches that a screen sees of it.
struct FingerPath {
    var from: Point
    var to: Point
    /// Seconds.
    var duration: Double
    /// Slows down and lies still before it leaves, so that nothing glides on.
    var rests: Bool

    /// Seconds between two touches of a screen at 60 Hz.
    private static let interval = 1.0 / 60

    var touches: [(touch: Touch, after: Double)] {
        var touches = [(Touch(.began, at: from), 0.0)]
        if from != to {
            let count = max(2, Int((duration / Self.interval).rounded()))
            for index in 1...count {
                let share = Double(index) / Double(count)
                let way = rests ? TimingCurve.easeInOut.value(at: min(share / Self.movingShare, 1)) : share
                touches.append((Touch(.moved, at: point(at: way)), share * duration))
            }
        }
        touches.append((Touch(.ended, at: to), duration))
        return touches
    }

    /// Of the time of a finger that rests, how much it moves.
    private static let movingShare = 0.75

    private func point(at share: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
}
