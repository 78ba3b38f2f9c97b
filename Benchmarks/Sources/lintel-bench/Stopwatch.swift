import Foundation

/// Processor time of this process and wall time, in milliseconds.
struct Stopwatch {
    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// Since the system started; the same for every process.
    static var wall: Double { now(CLOCK_MONOTONIC) }
    static var processor: Double { now(CLOCK_PROCESS_CPUTIME_ID) }

    /// The median processor time of a piece of work after some rounds to warm up: what others do on the machine hardly counts.
    static func median(rounds: Int, warmUp: Int = 5, _ work: () throws -> Void) rethrows -> Double {
        for _ in 0..<warmUp { try work() }
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = processor
            try work()
            times.append(processor - start)
        }
        return times.sorted()[rounds / 2]
    }
}
