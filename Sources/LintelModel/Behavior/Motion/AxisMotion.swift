#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How an offset moves along one axis without a finger, as a function of time alone. Figures and formulas: I. Lobanov, "How UIScrollView
/// works" (2019), measured there on UIScrollView itself; the rate of deceleration is public (`UIScrollView.DecelerationRate`).
package struct AxisMotion: Hashable, Sendable {
    private enum Piece: Hashable, Sendable {
        /// Slows down by `rate` each millisecond.
        case coast(from: Double, velocity: Double, rate: Double)
        /// Pulled to a place by a critically damped spring.
        case spring(to: Double, away: Double, velocity: Double)
        case glide(from: Double, to: Double, duration: Double)
        case rest
    }

    /// A piece and its first moment, in seconds from the beginning.
    private struct Stretch: Hashable, Sendable {
        var piece: Piece
        var start: Double
    }

    private var stretches: [Stretch]
    /// Where it comes to rest.
    package private(set) var target: Double
    /// Seconds from the beginning until it rests.
    package private(set) var duration: Double

    /// `UIScrollView.DecelerationRate.normal`: what is left of the speed after a millisecond.
    package static let normalRate = 0.998

    /// Below this many points nothing is seen to move.
    private static let threshold = 0.25
    /// A finger slower than this lets go without momentum, points a second; judged by eye.
    private static let leastSpeed = 25.0
    /// Of the spring of mass 1: its stiffness is 100.
    private static let springRate = 10.0
    /// Seconds of `setContentOffset(_:animated:)`; ours, since UIKit documents none.
    private static let glideDuration = 0.3

    private init(_ piece: Piece, target: Double, duration: Double) {
        stretches = [Stretch(piece: piece, start: 0)]
        self.target = target
        self.duration = duration
    }

    package static func resting(at place: Double) -> AxisMotion { AxisMotion(.rest, target: place, duration: 0) }

    package static func glide(from start: Double, to end: Double) -> AxisMotion {
        start == end
            ? resting(at: end) : AxisMotion(.glide(from: start, to: end, duration: glideDuration), target: end, duration: glideDuration)
    }

    /// - Parameter velocity: points a second.
    package static func spring(from start: Double, to end: Double, velocity: Double) -> AxisMotion {
        let away = start - end
        guard abs(away) > 0 || abs(velocity) > 0 else { return resting(at: end) }
        let push = abs(velocity + springRate * away)
        let byPlace = abs(away) > 0 ? log(2 * abs(away) / threshold) / springRate : 0
        let bySpeed = push > 0 ? 2 / springRate * log(4 * push / (M_E * springRate * threshold)) : 0
        return AxisMotion(
            .spring(to: end, away: away, velocity: velocity), target: end, duration: max(0, byPlace, bySpeed))
    }

    /// Coasts to a stop within a range; what reaches its end bounces there, or stops.
    /// - Parameter detents: places between which it does not stop, ascending: it goes on to the nearer one, as `UINavigationController` aims
    ///   scrolls that would leave a large title half shown.
    package static func coast(
        from start: Double, velocity: Double, rate: Double = AxisMotion.normalRate, within range: ClosedRange<Double>, bounces: Bool = true,
        detents: [Double] = []
    ) -> AxisMotion {
        let free = coast(from: start, velocity: velocity, rate: rate, within: range, bounces: bounces)
        guard let (low, high) = zip(detents, detents.dropFirst()).first(where: { $0 < free.target && free.target < $1 }) else {
            return free
        }
        return spring(from: start, to: free.target - low < high - free.target ? low : high, velocity: velocity)
    }

    private static func coast(
        from start: Double, velocity: Double, rate: Double, within range: ClosedRange<Double>, bounces: Bool
    ) -> AxisMotion {
        if !range.contains(start) {
            return spring(from: start, to: min(max(start, range.lowerBound), range.upperBound), velocity: velocity)
        }
        let decay = 1000 * log(rate)
        let rest = start - velocity / decay
        let way = abs(velocity / decay)
        guard abs(velocity) >= leastSpeed, way > threshold else { return resting(at: start) }
        if range.contains(rest) {
            return AxisMotion(.coast(from: start, velocity: velocity, rate: rate), target: rest, duration: log(threshold / way) / decay)
        }
        let edge = rest < range.lowerBound ? range.lowerBound : range.upperBound
        let time = log(1 + decay * (edge - start) / velocity) / decay
        var motion = AxisMotion(.coast(from: start, velocity: velocity, rate: rate), target: edge, duration: time)
        guard bounces else { return motion }
        let bounce = spring(from: edge, to: edge, velocity: velocity * exp(decay * time))
        motion.stretches += bounce.stretches.map { Stretch(piece: $0.piece, start: $0.start + time) }
        motion.duration += bounce.duration
        return motion
    }

    /// - Parameter time: seconds since the beginning.
    package func place(at time: Double) -> Double {
        guard time < duration, let current = stretches.last(where: { $0.start <= time }) else { return target }
        let passed = time - current.start
        switch current.piece {
        case .rest: return target
        case .coast(let from, let velocity, let rate):
            let decay = 1000 * log(rate)
            return from + velocity / decay * (exp(decay * passed) - 1)
        case .spring(let end, let away, let velocity):
            return end + (away + (velocity + Self.springRate * away) * passed) * exp(-Self.springRate * passed)
        case .glide(let from, let to, let duration):
            return from + (to - from) * TimingCurve.easeInOut.value(at: passed / duration)
        }
    }
}
