/// How a scroll view's offset moves under a finger, by momentum and at its ends: functions of the time that is passed in, so that steps of any
/// length lead to the same places. What moves without a finger is an `AxisMotion`, as in live scroll views.
public struct ScrollMotion: Hashable, Sendable {
    /// What moves the content.
    private enum Phase: Hashable, Sendable {
        case resting
        /// `from` is where the content would be without the band, and the finger where it was then.
        case dragging(from: Double, finger: Double)
        case moving(AxisMotion, since: Double)
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
    /// Offsets between which no momentum ends, ascending: the ends of what a bar's large title gives way by. Content that would come to rest
    /// between two of them goes on to the nearer one.
    package var detents: [Double] = []
    private var phase = Phase.resting
    private var samples: [Sample] = []

    public init(offset: Double = 0, limits: ClosedRange<Double>, viewport: Double) {
        self.offset = min(max(offset, limits.lowerBound), limits.upperBound)
        self.limits = limits
        self.viewport = viewport
    }

    /// Seconds of a finger's way that make its speed.
    private static let speedSpan = 0.1

    /// Whether the offset changes without any event.
    public var isMoving: Bool {
        switch phase {
        case .resting, .dragging: false
        case .moving: true
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
        move(.coast(from: offset, velocity: speed, within: limits, detents: detents), since: time)
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
        move(.glide(from: offset, to: clamped(goal)), since: time)
    }

    private mutating func move(_ motion: AxisMotion, since time: Double) {
        phase = motion.duration > 0 ? .moving(motion, since: time) : .resting
    }

    /// The content or the room for it has changed. What rests stays inside.
    public mutating func confine(to limits: ClosedRange<Double>, viewport: Double) {
        self.limits = limits
        self.viewport = viewport
        if case .resting = phase { offset = clamped(offset) }
    }

    /// Lets time pass.
    public mutating func advance(to time: Double) {
        guard case .moving(let motion, let since) = phase else { return }
        offset = motion.place(at: time - since)
        if time - since >= motion.duration { phase = .resting }
    }

    private func speed(at time: Double) -> Double {
        let recent = samples.filter { $0.time >= time - Self.speedSpan }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
        return (first.finger - last.finger) / (last.time - first.time)
    }

    private func clamped(_ value: Double) -> Double { min(max(value, limits.lowerBound), limits.upperBound) }

    private var band: RubberBand { RubberBand(length: viewport) }
}
