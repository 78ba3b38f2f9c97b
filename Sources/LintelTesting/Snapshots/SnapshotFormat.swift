/// What a snapshot is kept as.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
    /// Pixels, in a PNG file that also carries tree and trace, so that a later failure can tell what was decided otherwise.
    case picture
    /// Every bar and item with its box in points (`PlacedScreen.tree`).
    case tree
    /// Every decision of the system with its cause (`UIApplication.trace`).
    case trace

    var fileExtension: String {
        switch self {
        case .picture: "png"
        case .tree, .trace: "txt"
        }
    }
}
