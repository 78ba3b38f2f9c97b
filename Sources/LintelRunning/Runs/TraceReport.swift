import LintelModel
import LintelReports

/// A run's decisions, for people or as JSON.
struct TraceReport {
    let trace: [Decision]

    /// One decision a line, its causes below.
    var text: String {
        trace.map { decision in
            let change = decision.old.map { "\($0) → \(decision.new)" } ?? decision.new
            let cause = decision.cause.isEmpty ? "" : "           because \(decision.cause.joined(separator: "; "))\n"
            return "\(Self.seconds(decision.time).leftPadded(to: 9))  \(decision.subject.rawValue): \(change)\n" + cause
        }.joined()
    }

    var json: String {
        let decisions = trace.map { decision in
            JSON.object([
                ("time", .number(decision.time)), ("subject", .string(decision.subject.rawValue)),
                ("old", decision.old.map { .string($0) } ?? .null), ("new", .string(decision.new)),
                ("cause", .array(decision.cause.map { .string($0) })),
            ])
        }
        return JSON.object([("schemaVersion", .int(JSON.schemaVersion)), ("trace", .array(decisions))]).text(isPretty: true) + "\n"
    }

    /// Whole thousandths.
    private static func seconds(_ time: Double) -> String {
        let thousandths = Int((time * 1000).rounded())
        let rest = "\(thousandths % 1000)"
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
