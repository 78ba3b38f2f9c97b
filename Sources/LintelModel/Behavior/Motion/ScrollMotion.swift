#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a scroll view's offset moves under a finger, by momentum and at its ends: functions of the time that is passed in, so that steps of any
/// length lead to the same places. The figures are UIKit's as they are publicly known; Apple documents only the deceleration rate.
public struct ScrollMotion: Hashable, Sendable {
    /// What moves the content.
    private enum Phase: Hashable, Sendable {
        case resting
        /// `from` is where the content would be without the band, and the finger where it was then.
        case dragging(from: Double, finger: Double)
        case gliding(from: Double, velocity: Double, since: Double)
        /// Back to the nearer end, from a distance beyond it.
        case returning(to: Double, distance: Double, velocity: Double, since: Double)
        case travelling(from: Double, to: Double, since: Double)
    }

    /// A finger's place on the way, for its speed.
    private struct Sample: Hashable, Sendable {
        var time: Double
        var finger: Double
    }

    /// Points from the upper end; beyond the limits while the band is stretched.
    public private(set) var offset: Double
    /// From the upper end to the lower one.
    public private(set) var limits: ClosedRange<Double>
    /// What the scroll view shows at once, points: the band gives way by at most so much.
    public private(set) var viewport: Double
    private var phase = Phase.resting
    private var samples: [Sample] = []

    public init(offset: Double = 0, limits: ClosedRange<Double>, viewport: Double) {
        self.offset = min(max(offset, limits.lowerBound), limits.upperBound)
        self.limits = limits
        self.viewport = viewport
    }

    /// `UIScrollView.DecelerationRate.normal`: what is left of the speed after a millisecond.
    public static let decelerationRate = 0.998
    /// The same as a rate: the speed falls by e in one part of it in a second.
    private static let friction = -1000 * log(decelerationRate)
    /// A critically damped spring pulls content back to its end: square root of stiffness by mass, one in a second.
    private static let springRate = 10.0
    /// Seconds to the top after a tap on the status bar; judged by eye.
    private static let travelDuration = 0.35
    /// What is nearer than this to its goal has arrived, points.
    private static let nearness = 0.25
    /// Seconds of a finger's way that make its speed.
    private static let speedSpan = 0.1
    /// A finger slower than this lets go without momentum, points a second.
    private static let leastSpeed = 25.0

    /// Whether the offset changes without any event.
    public var isMoving: Bool {
        switch phase {
        case .resting, .dragging: false
        case .gliding, .returning, .travelling: true
        }
    }

    /// A finger comes down at a height on the screen, points. It stops what moves.
    public mutating func begin(at finger: Double, time: Double) {
        advance(to: time)
        phase = .dragging(from: band.asked(for: offset, in: limits), finger: finger)
        samples = [Sample(time: time, finger: finger)]
    }

    /// The finger is at another height now.
    public mutating func drag(to finger: Double, time: Double) {
        guard case .dragging(let from, let start) = phase else { return }
        offset = band.offset(for: from + start - finger, in: limits)
        samples.append(Sample(time: time, finger: finger))
        samples.removeAll { $0.time < time - Self.speedSpan }
    }

    /// The finger leaves; its speed stays with the content.
    public mutating func end(time: Double) {
        guard case .dragging = phase else { return }
        let speed = speed(at: time)
        samples = []
        if let end = exceeded(offset) {
            phase = .returning(to: end, distance: offset - end, velocity: speed, since: time)
        } else if abs(speed) >= Self.leastSpeed {
            phase = .gliding(from: offset, velocity: speed, since: time)
        } else {
            phase = .resting
        }
    }

    /// A wheel: at once, and never beyond an end.
    public mutating func scroll(by distance: Double, time: Double) {
        advance(to: time)
        phase = .resting
        offset = clamped(offset + distance)
    }

    /// On its own to an offset, as `setContentOffset(_:animated:)` does.
    public mutating func travel(to goal: Double, time: Double) {
        advance(to: time)
        phase = .travelling(from: offset, to: clamped(goal), since: time)
    }

    /// The content or the room for it has changed. What rests stays inside.
    public mutating func confine(to limits: ClosedRange<Double>, viewport: Double) {
        self.limits = limits
        self.viewport = viewport
        if case .resting = phase { offset = clamped(offset) }
    }

    /// Lets time pass.
    public mutating func advance(to time: Double) {
        switch phase {
        case .resting, .dragging: return
        case .gliding(let from, let velocity, let since): glide(from, velocity, since, time)
        case .returning(let end, let distance, let velocity, let since):
            let passed = time - since
            let pull = velocity + Self.springRate * distance
            let left = (distance + pull * passed) * exp(-Self.springRate * passed)
            let isHome = passed >= Self.returnDuration(distance, pull)
            offset = isHome ? end : end + left
            if isHome { phase = .resting }
        case .travelling(let from, let goal, let since):
            let share = TimingCurve.easeInOut.value(at: (time - since) / Self.travelDuration)
            offset = from + (goal - from) * share
            if share >= 1 { phase = .resting }
        }
    }

    private mutating func glide(_ from: Double, _ velocity: Double, _ since: Double, _ time: Double) {
        let reach = velocity / Self.friction
        let end = reach > 0 ? limits.upperBound : limits.lowerBound
        let room = end - from
        // The end is met before the momentum is used up.
        if abs(reach) > abs(room) {
            let met = since - log(1 - room / reach) / Self.friction
            if time >= met {
                phase = .returning(to: end, distance: 0, velocity: velocity - Self.friction * room, since: met)
                return advance(to: time)
            }
        }
        let passed = time - since
        let isSpent = passed >= log(max(abs(reach) / Self.nearness, 1)) / Self.friction
        let left = isSpent ? Self.nearness / max(abs(reach), Self.nearness) : exp(-Self.friction * passed)
        offset = from + reach * (1 - left)
        if isSpent { phase = .resting }
    }

    /// Seconds until a spring's two terms are both too small to see.
    private static func returnDuration(_ distance: Double, _ pull: Double) -> Double {
        let first = log(max(2 * abs(distance) / nearness, 1)) / springRate
        let second = 2 / springRate * log(max(4 * abs(pull) / (M_E * springRate * nearness), 1))
        return max(first, second)
    }

    private func speed(at time: Double) -> Double {
        let recent = samples.filter { $0.time >= time - Self.speedSpan }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
        return (first.finger - last.finger) / (last.time - first.time)
    }

    private func clamped(_ value: Double) -> Double { min(max(value, limits.lowerBound), limits.upperBound) }

    /// The end that an offset lies beyond.
    private func exceeded(_ value: Double) -> Double? { limits.contains(value) ? nil : clamped(value) }

    private var band: RubberBand { RubberBand(length: viewport) }
}
