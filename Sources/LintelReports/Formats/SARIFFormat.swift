import LintelEvidence
import LintelGuidelines

/// Static Analysis Results Interchange Format 2.1.0 (OASIS), with the pages of the rules.
struct SARIFFormat: ReportFormat {
    let name = "sarif"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        let rules = Guidelines.all
        var fingerprint = Fingerprint()
        let results = report.findings.map { finding in
            result(finding, rules.firstIndex { $0.id == finding.rule }, fingerprint.of(finding, in: report.sources), report.sources)
        }
        let driver = JSON.object([
            ("name", .string("lintel")), ("version", .string(report.toolVersion)), ("rules", .array(rules.map(descriptor))),
        ])
        let notifications = report.unreadable.map { file in
            JSON.object([
                ("level", .string("warning")), ("message", text(file.message)),
                ("locations", .array([location(file.place, report.sources)])),
            ])
        }
        let invocation = JSON.object([("executionSuccessful", .bool(true)), ("toolExecutionNotifications", .array(notifications))])
        let run = JSON.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")), ("invocations", .array([invocation])),
            ("results", .array(results)),
        ])
        let log = JSON.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
        output(log.text(isPretty: true) + "\n")
    }

    private func level(_ severity: Severity) -> JSON {
        switch severity {
        case .error: .string("error")
        case .warning: .string("warning")
        case .advice: .string("note")
        }
    }

    private func text(_ text: String) -> JSON { .object([("text", .string(text))]) }

    private func descriptor(_ rule: any Rule) -> JSON {
        .object([
            ("id", .string(rule.id)), ("shortDescription", text(rule.page.summary)), ("fullDescription", text(rule.page.why)),
            ("help", text(rule.page.instead)), ("defaultConfiguration", .object([("level", level(rule.severity))])),
        ])
    }

    private func result(_ finding: Finding, _ index: Int?, _ fingerprint: String, _ sources: SourceLines) -> JSON {
        let related = finding.because.map { note in
            guard case .object(let members) = location(note.place, sources) else { return JSON.null }
            return JSON.object(members + [("message", text(note.message))])
        }
        return .object(
            [("ruleId", .string(finding.rule))] + (index.map { [("ruleIndex", .int($0))] } ?? []) + [
                ("level", level(finding.severity)), ("message", text("\(finding.message): \(finding.help)")),
                ("locations", .array([location(finding.place, sources)])), ("relatedLocations", .array(related)),
                ("partialFingerprints", .object([("lintel/v1", .string(fingerprint))])),
            ])
    }

    private func location(_ place: Place, _ sources: SourceLines) -> JSON {
        var physical: [(String, JSON)] = [("artifactLocation", .object([("uri", .string(Self.uri(place.file)))]))]
        if let range = place.range {
            func column(_ position: TextPosition) -> JSON {
                .int(sources.scalarColumn(line: position.line, column: position.column, of: place.file))
            }
            let region: [(String, JSON)] = [
                ("startLine", .int(range.start.line)), ("startColumn", column(range.start)), ("endLine", .int(range.end.line)),
                ("endColumn", column(range.end)),
            ]
            physical.append(("region", .object(region)))
        }
        return .object([("physicalLocation", .object(physical))])
    }

    /// A relative reference (RFC 3986): everything but unreserved characters and slashes percent-encoded.
    private static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~/".unicodeScalars.contains(scalar))
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
