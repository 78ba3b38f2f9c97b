#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two streams of a command: results and diagnostics.
package struct Console {
    package let output: any TextSink
    package let diagnostics: any TextSink
    /// Colour goes to terminals only, and to none where `NO_COLOR` is set (https://no-color.org).
    package let colorsOutput: Bool
    package let colorsDiagnostics: Bool
    /// Whether a line that is overwritten makes sense.
    package let showsProgress: Bool

    package init(
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
    package static func standard() -> Console {
        signal(SIGPIPE, SIG_IGN)
        let output = DescriptorSink(STDOUT_FILENO)
        let diagnostics = DescriptorSink(STDERR_FILENO)
        let isColorWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return Console(
            output: output, diagnostics: diagnostics, colorsOutput: output.isTerminal && isColorWanted && !isDumb,
            colorsDiagnostics: diagnostics.isTerminal && isColorWanted && !isDumb, showsProgress: diagnostics.isTerminal && !isDumb)
    }

    package func print(_ text: String) { output.write(text) }

    package func complain(_ diagnostic: Diagnostic) {
        output.flush()
        diagnostics.write(diagnostic.text(inColor: colorsDiagnostics))
        diagnostics.flush()
    }

    /// Runs a program's work and tells of its failure. Where results were lost on their way out, nothing else that happened counts.
    package func run(_ work: () throws(CommandError) -> ExitStatus) -> ExitStatus {
        let status: ExitStatus
        do throws(CommandError) {
            status = try work()
        } catch {
            complain(error.diagnostic)
            return .couldNotWork
        }
        output.flush()
        guard let reason = output.failure else { return status }
        complain(Diagnostic(message: "cannot write the results: \(reason)"))
        return .couldNotWork
    }

    package func flush() {
        output.flush()
        diagnostics.flush()
    }
}
