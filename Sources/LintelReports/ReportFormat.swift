/// A way to tell findings, such as text or JSON.
public protocol ReportFormat: Sendable {
    /// The word after `--format`.
    var name: String { get }
}
