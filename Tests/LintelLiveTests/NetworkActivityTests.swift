import LintelModel
import Synchronization
import Testing

@testable import LintelLive

/// The thread-safe front of network activity. Time stands still here unless a test moves it.
@Suite(.timeLimit(.minutes(1)))
struct NetworkActivityTests {
    /// A clock that a test turns.
    final class TurnedClock: Clock, Sendable {
        struct Instant: InstantProtocol {
            var offset: Duration
            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        }

        private struct Hands {
            var now = Instant(offset: .zero)
            var sleepers: [(until: Instant, wake: CheckedContinuation<Void, Never>)] = []
        }

        private let hands = Mutex(Hands())

        var now: Instant { hands.withLock { $0.now } }
        var minimumResolution: Duration { .nanoseconds(1) }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            await withCheckedContinuation { continuation in
                let isPast = hands.withLock { hands in
                    if hands.now >= deadline { return true }
                    hands.sleepers.append((deadline, continuation))
                    return false
                }
                if isPast { continuation.resume() }
            }
        }

        func turn(to milliseconds: Int) {
            let woken = hands.withLock { hands in
                hands.now = Instant(offset: .milliseconds(milliseconds))
                let woken = hands.sleepers.filter { $0.until <= hands.now }
                hands.sleepers.removeAll { $0.until <= hands.now }
                return woken
            }
            for sleeper in woken { sleeper.wake.resume() }
        }

        deinit {
            for sleeper in hands.withLock({ $0.sleepers }) { sleeper.wake.resume() }
        }
    }

    struct Failure: Error {}

    @Test("TV-90: one task of 0.9 s never shows")
    func shortTask() {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        activity.begin()
        clock.turn(to: 899)
        #expect(!activity.isVisible && activity.count == 1)
        clock.turn(to: 900)
        activity.end()
        clock.turn(to: 5000)
        #expect(!activity.isVisible && activity.count == 0)
    }

    @Test("TV-91: the stream tells on at 1.0 s and off at 1.67 s")
    func stream() async {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        var changes = activity.visibility().makeAsyncIterator()
        #expect(await changes.next() == false)
        activity.begin()
        clock.turn(to: 1000)
        #expect(await changes.next() == true)
        clock.turn(to: 1500)
        activity.end()
        #expect(activity.isVisible)
        clock.turn(to: 1669)
        #expect(activity.isVisible)
        clock.turn(to: 1670)
        #expect(await changes.next() == false)
    }

    @Test("TV-92: two tasks with 0.1 s between them are one unbroken showing")
    func unbroken() async {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        var changes = activity.visibility().makeAsyncIterator()
        #expect(await changes.next() == false)
        activity.begin()
        clock.turn(to: 1000)
        #expect(await changes.next() == true)
        clock.turn(to: 2000)
        activity.end()
        clock.turn(to: 2100)
        activity.begin()
        clock.turn(to: 4100)
        activity.end()
        clock.turn(to: 4270)
        // Had there been a break, its off and on would come first.
        #expect(await changes.next() == false)
        #expect(!activity.isVisible)
    }

    @Test("NA-04: work that begins and ends from a thousand tasks leaves nothing behind")
    func manyTasks() async {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1000 {
                group.addTask {
                    activity.begin()
                    await Task.yield()
                    activity.end()
                }
            }
        }
        #expect(activity.count == 0)
        clock.turn(to: 60_000)
        #expect(!activity.isVisible)
    }

    @Test("nested work counts until the last of it ends")
    func nested() async throws {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        let answer = await activity.withActivity {
            await activity.withActivity { #expect(activity.count == 2) }
            clock.turn(to: 1000)
            #expect(activity.isVisible && activity.count == 1)
            return 7
        }
        #expect(answer == 7 && activity.count == 0)
    }

    @Test("the scoped form ends when its work throws or is cancelled")
    func endsAnyway() async throws {
        let activity = NetworkActivity(clock: TurnedClock())
        await #expect(throws: Failure.self) { try await activity.withActivity { throw Failure() } }
        #expect(activity.count == 0)
        let task = Task { try await activity.withActivity { try await Task.sleep(for: .seconds(3600)) } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(activity.count == 0)
    }

    @Test("NA-05, TV-93: a stray end is told, and neither hides other work nor keeps the indicator on")
    func strayEnd() {
        let clock = TurnedClock()
        let activity = NetworkActivity(clock: clock)
        #expect(!activity.end() && activity.count == 0)
        activity.begin()
        clock.turn(to: 1000)
        #expect(activity.isVisible)
        #expect(activity.end() && !activity.end())
        clock.turn(to: 1170)
        #expect(!activity.isVisible)
    }

    @Test("every listener hears, late ones what is on now; the stream ends with its source")
    func listeners() async {
        let clock = TurnedClock()
        var activity: NetworkActivity? = NetworkActivity(clock: clock)
        activity?.begin()
        clock.turn(to: 2000)
        var late = activity?.visibility().makeAsyncIterator()
        #expect(await late?.next() == true)
        activity = nil
        #expect(await late?.next() == nil)
    }
}
