import LintelEvidence

/// Annotations of GitHub Actions (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
struct GitHubFormat: ReportFormat {
    let name = "github"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        for finding in report.findings {
            let range = finding.place.range ?? TextRange(start: .start, end: .start)
            let properties = [
                ("file", finding.place.file), ("line", "\(range.start.line)"), ("col", "\(range.start.column)"),
                ("endLine", "\(range.end.line)"), ("endColumn", "\(range.end.column)"), ("title", finding.rule),
            ]
            let text = ([finding.message, "help: " + finding.help] + finding.because.map { "\($0.place.text): \($0.message)" }).joined(
                separator: "\n")
            output("::\(word(finding.severity)) \(Self.list(properties))::\(Self.escaped(text))\n")
        }
        for file in report.unreadable {
            output(
                "::warning \(Self.list([("file", file.place.file), ("line", "\(file.place.line)"), ("title", "unreadable")]))::\(Self.escaped(file.message))\n"
            )
        }
    }

    private func word(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "notice"
        }
    }

    private static func list(_ properties: [(String, String)]) -> String {
        properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    }

    private static func escaped(_ text: String, isProperty: Bool = false) -> String {
        var result = ""
        for character in text {
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n", "\r\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.append(character)
            }
        }
        return result
    }
}
