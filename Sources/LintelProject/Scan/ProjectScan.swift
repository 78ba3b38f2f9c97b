public import LintelEvidence

/// What a scan brought home.
public struct ProjectScan: Sendable {
    public var evidence = ProjectEvidence()
    /// Paths that were named and cannot be read: the tool could not do what it was asked to.
    public var refused: [UnreadableFile] = []

    public init() {}

    /// Whether there was anything that could be looked at.
    public var isEmpty: Bool { evidence.fileCount == 0 }
}
