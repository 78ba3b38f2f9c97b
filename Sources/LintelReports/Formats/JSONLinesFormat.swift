import LintelEvidence

/// One finding a line, as in the `json` format, each with `schemaVersion`; unreadable files and the summary follow.
struct JSONLinesFormat: ReportFormat {
    let name = "jsonl"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        var fingerprint = Fingerprint()
        func line(_ kind: String, _ value: JSON) {
            guard case .object(let members) = value else { return }
            let head: [(String, JSON)] = [("schemaVersion", .int(JSON.schemaVersion)), ("kind", .string(kind))]
            output(JSON.object(head + members).text(isPretty: false) + "\n")
        }
        for finding in report.findings { line("finding", finding.json(fingerprint: fingerprint.of(finding, in: report.sources))) }
        for file in report.unreadable { line("unreadable", file.json) }
        for explanation in report.explanations ?? [] { line("explanation", explanation.json) }
        line("summary", report.summaryJSON)
    }
}
