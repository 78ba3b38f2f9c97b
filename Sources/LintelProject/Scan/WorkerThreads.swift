internal import Foundation
internal import Synchronization

/// Does independent work on a few threads with stacks deep enough for parsers of nested source.
enum WorkerThreads {
    /// SwiftParser recurses with the source's nesting; the usual half megabyte is too little.
    private static let stackSize = 8 << 20

    /// The results in the order of the items, whichever thread made them.
    ///
    /// - Parameter progress: called now and then, from any thread, with the number of finished items.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], threads: Int, progress: @escaping @Sendable (Int) -> Void, _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let queue = Queue<Result>(count: items.count)
        let finished = DispatchSemaphore(value: 0)
        let count = max(1, min(threads, items.count))
        for _ in 0..<count {
            let thread = Thread {
                var done: [(Int, Result)] = []
                while let index = queue.next() {
                    done.append((index, work(items[index])))
                    progress(queue.finish())
                }
                queue.deliver(done)
                finished.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for _ in 0..<count { finished.wait() }
        return queue.results()
    }
}

/// What the threads share: which item is next, how many are done, and the results.
private final class Queue<Result: Sendable>: Sendable {
    private let count: Int
    private let taken = Atomic<Int>(0)
    private let done = Atomic<Int>(0)
    private let delivered = Mutex<[(Int, Result)]>([])

    init(count: Int) { self.count = count }

    func next() -> Int? {
        let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < count ? index : nil
    }

    func finish() -> Int { done.wrappingAdd(1, ordering: .relaxed).newValue }

    func deliver(_ results: [(Int, Result)]) { delivered.withLock { $0 += results } }

    func results() -> [Result] { delivered.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) } }
}
