import LintelEvidence
import LintelGuidelines

/// A test suite in which each rule is a test case (https://github.com/testmoapp/junitxml); each finding is a failure of it.
struct JUnitFormat: ReportFormat {
    let name = "junit"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        let byRule = Dictionary(grouping: report.findings, by: \.rule)
        let rules = Set(Guidelines.all.map(\.id)).union(byRule.keys).sorted()
        let count = "tests=\"\(rules.count)\" failures=\"\(byRule.count)\" errors=\"\(report.unreadable.count)\""
        output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite name=\"lintel\" \(count)>\n")
        for rule in rules {
            output("    <testcase classname=\"lintel\" name=\"\(rule)\"")
            guard let findings = byRule[rule] else {
                output("/>\n")
                continue
            }
            let text = findings.map { "\($0.place.text): \($0.severity.rawValue): \($0.message)" }.joined(separator: "\n")
            let message = "\(findings.count == 1 ? "1 finding" : "\(findings.count) findings")"
            output(">\n      <failure message=\"\(message)\">\(Markup.escaped(text))</failure>\n    </testcase>\n")
        }
        for file in report.unreadable {
            output("    <testcase classname=\"lintel\" name=\"\(Markup.escaped(file.place.file))\">\n")
            output("      <error message=\"\(Markup.escaped(file.message))\"/>\n    </testcase>\n")
        }
        output("  </testsuite>\n</testsuites>\n")
    }
}
