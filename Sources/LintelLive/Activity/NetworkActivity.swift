public import LintelModel
import Synchronization

/// Counts the process's work on the network and tells when the indicator shows (NA-03 to NA-05): work shorter than a second never
/// shows, and a break shorter than 0.17 s is not seen. Every method may be called from any thread or task.
///
///     let activity = NetworkActivity()
///     let page = try await activity.withActivity { try await download(url) }
///
/// An `end` without its `begin` is passed over and answered with false: the count never falls below zero, so a stray call can neither hide
/// other work nor keep the indicator on. `withActivity` cannot get out of step; prefer it.
public final class NetworkActivity: Sendable {
    private struct Shared {
        var state: NetworkActivityState
        var listeners: [Int: AsyncStream<Bool>.Continuation] = [:]
        var nextListener = 0
        /// What listeners were last told.
        var told = false
        /// When the task that is waiting will look again, and the task.
        var wake: (time: Duration, task: Task<Void, Never>)?
    }

    private let shared: Mutex<Shared>
    /// Time since this value was made.
    private let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async -> Void

    /// - Parameter clock: replaced in tests.
    public init<Time: Clock<Duration>>(
        clock: Time = ContinuousClock(), activationDelay: Duration = NetworkActivityState.defaultActivationDelay,
        completionDelay: Duration = NetworkActivityState.defaultCompletionDelay
    ) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        // A cancelled sleep ends early, which does no harm: whoever wakes looks at the time.
        sleep = { try? await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        shared = Mutex(Shared(state: NetworkActivityState(activationDelay: activationDelay, completionDelay: completionDelay)))
    }

    deinit {
        shared.withLock { shared in
            shared.wake?.task.cancel()
            for listener in shared.listeners.values { listener.finish() }
        }
    }

    /// One more piece of work runs, until its `end`.
    public func begin() { change { $0.begin(at: $1) } }

    /// Answers whether there was a `begin` for it.
    @discardableResult
    public func end() -> Bool { change { $0.end(at: $1) } }

    /// Counts as activity while the work runs, however it ends.
    public func withActivity<Value, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        begin()
        defer { end() }
        return try await work()
    }

    /// Running work.
    public var count: Int { change { state, _ in state.count } }

    /// Whether the indicator is on now. Whether a device then draws it, `NetworkActivityVisibility` tells.
    public var isVisible: Bool {
        change { state, time in
            state.advance(to: time)
            return state.isVisible
        }
    }

    /// Whether the indicator is on, now and whenever it changes; ends with this value, or when nobody listens any more.
    public func visibility() -> AsyncStream<Bool> {
        AsyncStream { continuation in
            let number = shared.withLock { shared in
                let number = shared.nextListener
                shared.nextListener += 1
                shared.state.advance(to: now())
                settle(&shared)
                shared.listeners[number] = continuation
                continuation.yield(shared.told)
                settle(&shared)
                return number
            }
            continuation.onTermination = { [weak self] _ in
                self?.shared.withLock { $0.listeners[number] = nil }
            }
        }
    }

    @discardableResult
    private func change<Result>(_ change: (inout NetworkActivityState, Duration) -> Result) -> Result {
        shared.withLock { shared in
            let result = change(&shared.state, now())
            settle(&shared)
            return result
        }
    }

    /// Tells listeners what has changed, and sees to it that somebody looks again in time. Without listeners nobody has to.
    private func settle(_ shared: inout Shared) {
        if shared.state.isVisible != shared.told {
            shared.told = shared.state.isVisible
            for listener in shared.listeners.values { listener.yield(shared.told) }
        }
        guard let time = shared.state.nextChange, !shared.listeners.isEmpty else {
            shared.wake?.task.cancel()
            shared.wake = nil
            return
        }
        guard shared.wake?.time != time else { return }
        shared.wake?.task.cancel()
        let task = Task { [weak self, sleep] in
            await sleep(time)
            self?.change { $0.advance(to: $1) }
        }
        shared.wake = (time, task)
    }
}
