import LintelEvidence

/// One page that needs nothing else: findings by file, each with its source and, where it is about a screen, the screen's picture.
struct HTMLFormat: ReportFormat {
    let name = "html"

    func write(_ report: CheckReport, to output: (String) -> Void) {
        let pictures = PictureSheet(report.picture)
        let sections = sections(report, pictures)
        let title = "\(Wording.counts(of: report)) found"
        output("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        output("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        output("<title>Lintel: \(title)</title>\n<style>\n\(PageStyle.sheet)\n\(pictures.rules)</style>\n</head>\n<body>\n")
        output(header(report) + "<main>\n" + sections + unreadable(report) + "</main>\n")
        output("<footer>Lintel \(Markup.escaped(report.toolVersion))\(silent(report))</footer>\n</body>\n</html>\n")
    }

    private func header(_ report: CheckReport) -> String {
        func count(_ number: Int, _ kind: String, _ words: String) -> String {
            "<li class=\"\(kind)\"><b>\(number)</b><span>\(words)</span></li>"
        }
        let suppressed = report.suppressedCount > 0 ? count(report.suppressedCount, "plain", "suppressed") : ""
        return """
            <header>
            <h1>Status bar and toolbar</h1>
            <p>\(Wording.number(report.fileCount, "file", "files")) checked</p>
            <ul class="counts">\(count(report.count(.error), "error", "errors"))\(count(report.count(.warning), "warning", "warnings"))\
            \(count(report.count(.advice), "advice", "advice"))\(suppressed)</ul>
            </header>

            """
    }

    private func sections(_ report: CheckReport, _ pictures: PictureSheet) -> String {
        if report.findings.isEmpty { return "<p class=\"fine\">Nothing found.</p>\n" }
        // Findings are in the order of their files already.
        var html = ""
        var start = report.findings.startIndex
        while start < report.findings.endIndex {
            let file = report.findings[start].place.file
            let end = report.findings[start...].firstIndex { $0.place.file != file } ?? report.findings.endIndex
            let group = report.findings[start..<end]
            html += "<section>\n<h2>\(Markup.escaped(file))<small>\(Wording.number(group.count, "finding", "findings"))</small></h2>\n"
            for finding in group { html += article(finding, report.sources, pictures) }
            html += "</section>\n"
            start = end
        }
        return html
    }

    private func article(_ finding: Finding, _ sources: SourceLines, _ pictures: PictureSheet) -> String {
        var notes = ""
        for note in finding.because {
            notes += "<p class=\"place\">\(Markup.escaped(note.message)) · \(Markup.escaped(note.place.text))</p>\n"
            notes += SourceListing.html(note.place, in: sources, isNote: true)
        }
        let severity = finding.severity.rawValue
        return """
            <article class="is-\(severity)">
            <div>
            <div class="rule"><b class="\(severity)">\(severity)</b>\(finding.rule)</div>
            <h3>\(Markup.escaped(finding.message))</h3>
            <p class="place">\(Markup.escaped(finding.place.text))</p>
            \(SourceListing.html(finding.place, in: sources))
            \(notes)\(pictures.detail(of: finding.scene))<p class="help">\(Markup.escaped(finding.help))</p>
            </div>
            \(pictures.figure(of: finding.scene, alternative: finding.message))
            </article>

            """
    }

    private func unreadable(_ report: CheckReport) -> String {
        if report.unreadable.isEmpty { return "" }
        let items = report.unreadable.map { "<li>\(Markup.escaped($0.place.text)) <span>\(Markup.escaped($0.message))</span></li>" }
        return "<h2>Unreadable files</h2>\n<ul class=\"files\">\(items.joined())</ul>\n"
    }

    private func silent(_ report: CheckReport) -> String {
        let count = report.cannotTell.values.reduce(0, +)
        return count == 0 ? "" : " · \(Wording.number(count, "place", "places")) where a rule could not tell"
    }
}
