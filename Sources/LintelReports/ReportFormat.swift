/// A way to tell findings. A new one is a new file in `Formats`, named like its type.
public protocol ReportFormat: Sendable {
    /// The word after `--format`.
    var name: String { get }

    /// Hands the report on piece by piece.
    func write(_ report: CheckReport, to output: (String) -> Void)
}

/// All formats, by name.
public enum ReportFormats {
    /// In the order of their file names.
    public static let all: [any ReportFormat] = allReportFormats

    /// By the word after `--format`.
    public static func format(named name: String) -> (any ReportFormat)? { all.first { $0.name == name } }
}
