public import LintelEvidence

/// What a scan brought home.
public struct ProjectScan: Sendable {
    public var evidence = ProjectEvidence()
    /// Paths that were named and cannot be read: the tool could not do what it was asked to.
    public var refused: [UnreadableFile] = []

    public init() {}

    /// Whether there was anything that could be looked at.
    public var isEmpty: Bool { evidence.fileCount == 0 }

    /// Whether something was read at all: a scan of nothing but broken files is no clean bill.
    public var hasReadSomething: Bool { evidence.fileCount > evidence.unreadable.count }
}
