/// A span of systems whose bars look alike. Any version from 13 on falls into one (cli.md, screen flags).
public enum SystemEra: Int, Sendable, CaseIterable, Comparable {
    case thirteen = 13
    case fifteen = 15
    case eighteen = 18
    case twentySix = 26

    /// The era a version is drawn in: versions before 13 are drawn as 13, 16 and 17 as 18 (percentage inside the battery since 16).
    public init(_ version: SystemVersion) {
        switch version.major {
        case ..<15: self = .thirteen
        case 15: self = .fifteen
        case 16..<26: self = .eighteen
        default: self = .twentySix
        }
    }

    public static func < (left: SystemEra, right: SystemEra) -> Bool { left.rawValue < right.rawValue }
}
