#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two streams of a command: results and diagnostics.
struct Console {
    let output: any TextSink
    let diagnostics: any TextSink
    /// Colour goes to terminals only, and to none where `NO_COLOR` is set (https://no-color.org).
    let colorsOutput: Bool
    let colorsDiagnostics: Bool
    /// Whether a line that is overwritten makes sense.
    let showsProgress: Bool

    init(
        output: any TextSink, diagnostics: any TextSink, colorsOutput: Bool = false, colorsDiagnostics: Bool = false,
        showsProgress: Bool = false
    ) {
        self.output = output
        self.diagnostics = diagnostics
        self.colorsOutput = colorsOutput
        self.colorsDiagnostics = colorsDiagnostics
        self.showsProgress = showsProgress
    }

    /// The process's own streams.
    static func standard() -> Console {
        signal(SIGPIPE, SIG_IGN)
        let output = DescriptorSink(STDOUT_FILENO)
        let diagnostics = DescriptorSink(STDERR_FILENO)
        let isColorWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return Console(
            output: output, diagnostics: diagnostics, colorsOutput: output.isTerminal && isColorWanted && !isDumb,
            colorsDiagnostics: diagnostics.isTerminal && isColorWanted && !isDumb, showsProgress: diagnostics.isTerminal && !isDumb)
    }

    func print(_ text: String) { output.write(text) }

    func complain(_ diagnostic: Diagnostic) {
        output.flush()
        diagnostics.write(diagnostic.text(inColor: colorsDiagnostics))
        diagnostics.flush()
    }

    func flush() {
        output.flush()
        diagnostics.flush()
    }
}
