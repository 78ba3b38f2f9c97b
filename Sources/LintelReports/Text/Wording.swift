import LintelEvidence

/// Phrases that several formats use.
enum Wording {
    /// `1 error, 2 warnings and 3 pieces of advice`; `nothing` where there is none.
    static func counts(of report: CheckReport) -> String {
        let parts = [
            phrase(report.count(.error), "error", "errors"), phrase(report.count(.warning), "warning", "warnings"),
            phrase(report.count(.advice), "piece of advice", "pieces of advice"),
        ].compactMap(\.self)
        guard let last = parts.last else { return "nothing" }
        return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func phrase(_ count: Int, _ one: String, _ many: String) -> String? {
        count == 0 ? nil : number(count, one, many)
    }

    static func number(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}

extension Place {
    /// `file:line:column`, as compilers print it.
    var text: String {
        guard let start = range?.start else { return file }
        return "\(file):\(start.line):\(start.column)"
    }
}

extension Severity {
    var tone: Ink.Tone {
        switch self {
        case .error: .error
        case .warning: .warning
        case .advice: .advice
        }
    }
}
