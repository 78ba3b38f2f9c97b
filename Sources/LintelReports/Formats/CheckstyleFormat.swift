import LintelEvidence

/// XML as Checkstyle writes it (https://checkstyle.org), which many build servers read.
struct CheckstyleFormat: ReportFormat {
    let name = "checkstyle"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n")
        var entries: [(file: String, line: String)] = report.findings.map { finding in
            let start = finding.place.range?.start ?? .start
            let severity = finding.severity == .advice ? "info" : finding.severity.rawValue
            return (
                finding.place.file,
                "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" message=\"\(Markup.escaped(finding.message))\" source=\"lintel.\(finding.rule)\"/>"
            )
        }
        entries += report.unreadable.map {
            (
                $0.place.file,
                "<error line=\"\($0.place.line)\" severity=\"warning\" message=\"\(Markup.escaped($0.message))\" source=\"lintel.unreadable\"/>"
            )
        }
        for (file, group) in Dictionary(grouping: entries, by: \.file).sorted(by: { $0.key < $1.key }) {
            output("  <file name=\"\(Markup.escaped(file))\">\n" + group.map { "    \($0.line)\n" }.joined() + "  </file>\n")
        }
        output("</checkstyle>\n")
    }
}
