import LintelEvidence

/// Lines that Xcode and most editors take for a compiler's. Advice is a warning there, since Xcode shows no third kind beside the code.
struct XcodeFormat: ReportFormat {
    let name = "xcode"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        for finding in report.findings {
            let word = finding.severity == .error ? "error" : "warning"
            let start = finding.place.range?.start ?? .start
            output("\(finding.place.file):\(start.line):\(start.column): \(word): \(finding.message) [\(finding.rule)]\n")
        }
        for file in report.unreadable { output("\(file.place.file):\(file.place.line):1: warning: unreadable: \(file.message)\n") }
    }
}
