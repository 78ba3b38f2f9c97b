/// One line on a terminal that tells how far a long work has come; nothing for the first second.
final class ProgressLine {
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let console: Console
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant?

    init(_ console: Console) {
        self.console = console
        start = clock.now
    }

    func show(_ text: @autoclosure () -> String) {
        guard console.showsProgress else { return }
        let now = clock.now
        guard now - start >= Self.patience, lastShown.map({ now - $0 >= Self.interval }) ?? true else { return }
        lastShown = now
        console.diagnostics.write("\r\u{1B}[K\(text())")
        console.diagnostics.flush()
    }

    /// Takes the line away.
    func clear() {
        guard lastShown != nil else { return }
        lastShown = nil
        console.diagnostics.write("\r\u{1B}[K")
        console.diagnostics.flush()
    }
}
