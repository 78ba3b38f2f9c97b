import LintelEvidence

/// For people at a terminal: headline, place, source with the marked part, what led to it, how to go on.
struct TextFormat: ReportFormat {
    let name = "text"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        let ink = Ink(isOn: report.usesColor)
        for finding in report.findings { output(text(of: finding, report, ink) + "\n") }
        for file in report.unreadable {
            output(ink.paint("unreadable:", .note) + " \(file.message)\n" + arrow(file.place, ink) + "\n")
        }
        for answer in ExplainedAnswer.groups(of: report.explanations ?? []) { output(answer.text(ink) + "\n") }
        output(summary(of: report, ink))
    }

    private func text(of finding: Finding, _ report: CheckReport, _ ink: Ink) -> String {
        var text = ink.paint("\(finding.severity.rawValue)[\(finding.rule)]:", finding.severity.tone)
        text += " " + ink.paint(finding.message, .strong) + "\n" + arrow(finding.place, ink)
        let places = [finding.place] + finding.because.map(\.place)
        let gutter = places.compactMap(\.range).map { "\($0.start.line)".count }.max() ?? 1
        text += source(at: finding.place, mark: "^", note: "", tone: finding.severity.tone, gutter, report, ink)
        for note in finding.because {
            let place = "\(String(repeating: " ", count: gutter)) \(ink.paint(":::", .faint)) \(note.place.text)\n"
            let excerpt = source(at: note.place, mark: "-", note: note.message, tone: .note, gutter, report, ink)
            text +=
                place + (excerpt.isEmpty ? "\(String(repeating: " ", count: gutter)) \(ink.paint("=", .faint)) \(note.message)\n" : excerpt)
        }
        return text + "\(String(repeating: " ", count: gutter)) \(ink.paint("=", .faint)) help: \(finding.help)\n"
    }

    private func arrow(_ place: Place, _ ink: Ink) -> String { "  \(ink.paint("-->", .faint)) \(place.text)\n" }

    private func source(
        at place: Place, mark: Character, note: String, tone: Ink.Tone, _ gutter: Int, _ report: CheckReport, _ ink: Ink
    ) -> String {
        guard let range = place.range, let excerpt = Excerpt(range, of: place.file, in: report.sources) else { return "" }
        let blank = String(repeating: " ", count: gutter) + " " + ink.paint("|", .faint)
        let number = "\(range.start.line)"
        let margin = String(repeating: " ", count: gutter - number.count)
        let underline = String(repeating: mark, count: max(1, excerpt.marked.count)) + (note.isEmpty ? "" : " " + note)
        return "\(margin)\(ink.paint(number, .faint)) \(ink.paint("|", .faint)) \(excerpt.line)\n"
            + "\(blank) \(String(repeating: " ", count: excerpt.before.count))\(ink.paint(underline, tone))\n"
    }

    private func summary(of report: CheckReport, _ ink: Ink) -> String {
        var lines = [ink.paint(Wording.counts(of: report), .strong) + " found in \(Wording.number(report.fileCount, "file", "files"))"]
        if report.suppressedCount > 0 { lines.append("\(Wording.number(report.suppressedCount, "finding", "findings")) suppressed") }
        if !report.unreadable.isEmpty { lines.append("\(Wording.number(report.unreadable.count, "file", "files")) unreadable") }
        let silent = report.cannotTell.values.reduce(0, +)
        if silent > 0 { lines.append("\(Wording.number(silent, "place", "places")) where a rule could not tell") }
        if !report.unknownElements.isEmpty {
            let names = report.unknownElements.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
            lines.append("elements not known: \(names.joined(separator: ", "))")
        }
        return lines.joined(separator: "; ") + "\n"
    }
}
