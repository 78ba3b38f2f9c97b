public import LintelEvidence
internal import LintelModel

/// Findings after the comments in the sources that allow some of them.
public struct SuppressionOutcome: Sendable {
    public static let needlessRule = "suppression-needless"
    public static let unknownRule = "suppression-unknown"

    /// What is left, with what is wrong about the comments themselves.
    public var findings: [Finding]
    /// What the comments allow; reports count it.
    public var suppressed: [Finding]

    /// - Parameters:
    ///   - rules: ids that were asked in this run: only of these it is known whether a comment is needed.
    ///   - known: ids of all rules.
    public init(_ findings: [Finding], allowing suppressions: [Suppression], rules: Set<String>, known: Set<String>) {
        let covers = Self.coverage(of: suppressions)
        var used: Set<Int> = []
        var left: [Finding] = []
        var suppressed: [Finding] = []
        for finding in findings {
            let comments = (covers[finding.place.file] ?? []).filter { $0.rule == finding.rule && $0.lines.contains(finding.place.line) }
            used.formUnion(comments.map(\.index))
            if comments.isEmpty { left.append(finding) } else { suppressed.append(finding) }
        }
        for (index, suppression) in suppressions.enumerated() {
            if !known.contains(suppression.rule) {
                left.append(Self.unknown(suppression, known: known))
            } else if !used.contains(index), rules.contains(suppression.rule) {
                left.append(Self.needless(suppression))
            }
        }
        self.findings = left
        self.suppressed = suppressed
    }

    /// The lines a comment reaches: its own and the next one; of comments in consecutive lines each reaches what follows the last.
    private struct Coverage {
        var index: Int
        var rule: String
        var lines: ClosedRange<Int>
    }

    private static func coverage(of suppressions: [Suppression]) -> [String: [Coverage]] {
        let starts = Dictionary(grouping: suppressions, by: \.place.file).mapValues { list in
            Dictionary(list.map { ($0.place.line, $0.lastLine) }, uniquingKeysWith: max)
        }
        var result: [String: [Coverage]] = [:]
        for (index, suppression) in suppressions.enumerated() {
            let file = suppression.place.file
            var last = suppression.lastLine
            while let next = starts[file]?[last + 1], next > last { last = next }
            let lines = suppression.place.line...max(last + 1, suppression.place.line)
            result[file, default: []].append(Coverage(index: index, rule: suppression.rule, lines: lines))
        }
        return result
    }

    private static func needless(_ suppression: Suppression) -> Finding {
        Finding(
            rule: needlessRule, severity: .advice, message: "nothing on this line or the next breaks \(suppression.rule)",
            place: suppression.place, help: "remove the comment", basis: [])
    }

    private static func unknown(_ suppression: Suppression, known: Set<String>) -> Finding {
        let named = suppression.rule.isEmpty ? "the comment names no rule" : "no rule is called \(suppression.rule)"
        let near = NearestName.of(suppression.rule, among: known.sorted())
        return Finding(
            rule: unknownRule, severity: .warning, message: named, place: suppression.place,
            help: near.map { "did you mean \($0)?" } ?? "`lintel rules` lists them", basis: [])
    }
}
