import Synchronization
import Testing

/// The texts of all failures that a body records, which then do not count; empty where nothing failed.
@MainActor
func failures(_ body: () throws -> Void) -> String {
    let texts = Mutex<[String]>([])
    try? withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
    }
    return texts.withLock { $0.joined(separator: "\n\n") }
}
