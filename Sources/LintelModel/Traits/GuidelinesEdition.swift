/// An edition of the Human Interface Guidelines (behaviour.md, section 0). The raw value names it on the command line.
public enum GuidelinesEdition: Int, Sendable, CaseIterable, Comparable {
    /// iOS 7 to 9.
    case seven = 7
    /// iOS 10 to 12.
    case ten = 10
    /// iOS 13 to 15; the one that the seeds retell and the default.
    case fifteen = 15
    /// June 2022 to the middle of 2025.
    case twentyTwo = 22
    /// Liquid Glass, June 2025 on.
    case twentySix = 26

    public static func < (left: GuidelinesEdition, right: GuidelinesEdition) -> Bool { left.rawValue < right.rawValue }
}
