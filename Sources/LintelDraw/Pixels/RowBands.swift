import Foundation

/// Work on a picture's rows, spread over the machine's cores where it is worth it. Rows must not depend on each other.
enum RowBands {
    /// Fewer pixels are done sooner than another thread begins.
    private static let least = 100_000
    /// More bands gain little: memory is the limit then.
    private static let most = 4

    /// Asked once: the answer is read from a file of the system's.
    private static let cores = ProcessInfo.processInfo.activeProcessorCount

    static func run(rows: Int, width: Int, _ work: (Range<Int>) -> Void) {
        let count = min(most, cores, rows * width / least + 1)
        guard count > 1 else { return work(0..<rows) }
        withoutActuallyEscaping(work) { work in
            // The call below returns when all bands are done, and bands share no row.
            nonisolated(unsafe) let work = work
            DispatchQueue.concurrentPerform(iterations: count) { band in
                work(rows * band / count..<rows * (band + 1) / count)
            }
        }
    }
}
