import Foundation

/// When snapshots are written beside the test.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Where there is none yet; the test fails all the same, so that nobody takes it for checked.
    case missing
    /// Always, and nothing is compared.
    case record
    /// Never: what a build server wants.
    case never

    /// What the environment variable `LINTEL_SNAPSHOTS` says; `missing` without it.
    public static let environment: SnapshotRecording = {
        guard let word = ProcessInfo.processInfo.environment["LINTEL_SNAPSHOTS"], !word.isEmpty else { return .missing }
        guard let recording = SnapshotRecording(rawValue: word) else {
            preconditionFailure("LINTEL_SNAPSHOTS is \(word): it may be \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return recording
    }()
}
