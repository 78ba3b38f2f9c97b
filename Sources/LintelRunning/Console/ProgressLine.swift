import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One line on a terminal that tells how far a long work has come; nothing for the first second. May be told of from any thread.
package final class ProgressLine: Sendable {
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let isWanted: Bool
    private let start = ContinuousClock.now
    private let lastShown = Mutex<ContinuousClock.Instant?>(nil)

    package init(_ console: Console) { isWanted = console.showsProgress }

    package func show(_ text: @autoclosure () -> String) {
        let now = ContinuousClock.now
        guard isWanted, now - start >= Self.patience else { return }
        let isDue = lastShown.withLock { last in
            if let last, now - last < Self.interval { return false }
            last = now
            return true
        }
        if isDue { write("\r\u{1B}[K\(text())") }
    }

    /// Takes the line away.
    package func clear() {
        let wasShown = lastShown.withLock { last in
            defer { last = nil }
            return last != nil
        }
        if wasShown { write("\r\u{1B}[K") }
    }

    /// Straight to the terminal: the streams belong to the thread that reports.
    private func write(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { bytes in
            #if canImport(Glibc)
                Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
            #else
                Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
            #endif
        }
    }
}
