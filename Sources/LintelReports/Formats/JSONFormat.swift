import LintelEvidence

/// One object with everything (cli.md, `check --format json`).
struct JSONFormat: ReportFormat {
    let name = "json"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        var fingerprint = Fingerprint()
        var members: [(String, JSON)] = [
            ("schemaVersion", .int(JSON.schemaVersion)),
            ("tool", .object([("name", .string("lintel")), ("version", .string(report.toolVersion))])),
            ("summary", report.summaryJSON),
            ("findings", .array(report.findings.map { $0.json(fingerprint: fingerprint.of($0, in: report.sources)) })),
            ("unreadable", .array(report.unreadable.map(\.json))),
        ]
        if let explanations = report.explanations { members.append(("explanations", .array(explanations.map(\.json)))) }
        output(JSON.object(members).text(isPretty: true) + "\n")
    }
}

extension CheckReport {
    var summaryJSON: JSON {
        let silent = cannotTell.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, JSON.int($0.value)) }
        return .object([
            ("files", .int(fileCount)), ("errors", .int(count(.error))), ("warnings", .int(count(.warning))),
            ("advice", .int(count(.advice))), ("suppressed", .int(suppressedCount)), ("unreadable", .int(unreadable.count)),
            ("cannotTell", .object(silent)),
            ("unknownElements", .object(unknownElements.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) })),
        ])
    }
}

extension UnreadableFile {
    var json: JSON {
        .object([("file", .string(place.file)), ("line", .int(place.line)), ("message", .string(message))])
    }
}

extension Finding {
    func json(fingerprint: String) -> JSON {
        .object(
            [("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message))]
                + place.jsonMembers + [
                    ("objectID", place.objectID.map { .string($0) } ?? .null), ("rect", .null), ("unit", .null),
                    (
                        "because",
                        .array(because.map { .object($0.place.jsonMembers + [("message", .string($0.message))]) })
                    ),
                    ("help", .string(help)), ("fix", fix?.json ?? .null), ("basis", .array(basis.map { .string($0) })),
                    ("fingerprint", .string(fingerprint)),
                ])
    }
}

extension Place {
    fileprivate var jsonMembers: [(String, JSON)] {
        [("file", .string(file))] + (range ?? TextRange(start: .start, end: .start)).jsonMembers
    }
}

extension TextRange {
    fileprivate var jsonMembers: [(String, JSON)] {
        [
            ("line", .int(start.line)), ("column", .int(start.column)), ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
        ]
    }
}

extension Fix {
    fileprivate var json: JSON {
        let edits = edits.map {
            JSON.object([("file", .string($0.file))] + $0.range.jsonMembers + [("replacement", .string($0.replacement))])
        }
        return .object([("title", .string(title)), ("safety", .string(safety.rawValue)), ("edits", .array(edits))])
    }
}
