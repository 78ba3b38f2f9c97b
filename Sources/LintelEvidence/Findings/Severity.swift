/// How much a finding matters (guidelines.md).
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// A guideline a person should weigh.
    case advice
    /// Very likely a defect, or a clear break of a guideline.
    case warning
    /// The project does not do what its author wrote, crashes, or is refused.
    case error

    private var rank: Int {
        switch self {
        case .advice: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
