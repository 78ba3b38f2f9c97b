/// When the network activity indicator shows while tasks come and go: short work shows nothing, and a short break no flicker (NA-04).
/// Time is passed in, as a distance from any fixed beginning, and never runs backwards.
public struct NetworkActivityState: Hashable, Sendable {
    /// The four states of the indicator.
    public enum Phase: Hashable, Sendable {
        case notActive
        /// Something runs; it shows from then on if it still does.
        case delayingStart(until: Duration)
        case active
        /// Nothing runs any more; it stays until then if nothing comes.
        case delayingEnd(until: Duration)
    }

    /// How long work must last before it shows (NA-04).
    public static let defaultActivationDelay = Duration.seconds(1)
    /// How long the indicator stays after the last task (NA-04).
    public static let defaultCompletionDelay = Duration.milliseconds(170)

    /// How long work must last before it shows.
    public let activationDelay: Duration
    /// How long the indicator stays after the last task.
    public let completionDelay: Duration
    /// Running tasks.
    public private(set) var count = 0
    public private(set) var phase = Phase.notActive

    public init(
        activationDelay: Duration = NetworkActivityState.defaultActivationDelay,
        completionDelay: Duration = NetworkActivityState.defaultCompletionDelay
    ) {
        self.activationDelay = activationDelay
        self.completionDelay = completionDelay
    }

    /// Whether the indicator is on. Call `advance(to:)` first.
    public var isVisible: Bool {
        switch phase {
        case .notActive, .delayingStart: false
        case .active, .delayingEnd: true
        }
    }

    /// When the phase changes by itself; nil where nothing is waited for.
    public var nextChange: Duration? {
        switch phase {
        case .delayingStart(let time), .delayingEnd(let time): time
        case .notActive, .active: nil
        }
    }

    /// One more task runs.
    public mutating func begin(at time: Duration) {
        advance(to: time)
        count += 1
        switch phase {
        case .notActive: phase = .delayingStart(until: time + activationDelay)
        case .delayingEnd: phase = .active
        case .delayingStart, .active: break
        }
        // Without a delay it shows at once.
        advance(to: time)
    }

    /// Answers false, and changes nothing, where no task runs: the count never falls below zero (NA-05, TV-93).
    @discardableResult
    public mutating func end(at time: Duration) -> Bool {
        advance(to: time)
        guard count > 0 else { return false }
        count -= 1
        guard count == 0 else { return true }
        switch phase {
        case .delayingStart: phase = .notActive
        case .active: phase = .delayingEnd(until: time + completionDelay)
        case .notActive, .delayingEnd: break
        }
        advance(to: time)
        return true
    }

    /// Lets time pass.
    public mutating func advance(to time: Duration) {
        guard let nextChange, nextChange <= time else { return }
        phase = count > 0 ? .active : .notActive
    }
}
