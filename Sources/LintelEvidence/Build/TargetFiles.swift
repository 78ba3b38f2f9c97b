/// The files a target builds or copies.
public struct TargetFiles: Hashable, Sendable {
    /// Listed one by one in build phases.
    public var listed: Set<String>
    /// Folders of which everything below belongs: those synchronised with the disk, and folder references.
    public var folders: Set<String>
    /// Files below such a folder that do not belong to the target.
    public var exceptions: Set<String>

    public init(listed: Set<String> = [], folders: Set<String> = [], exceptions: Set<String> = []) {
        self.listed = listed
        self.folders = folders
        self.exceptions = exceptions
    }

    public func contains(_ path: String) -> Bool {
        if listed.contains(path) { return true }
        guard !folders.isEmpty, !exceptions.contains(path) else { return false }
        return FolderPath.ancestors(of: path).contains { folders.contains($0) || listed.contains($0) && !exceptions.contains($0) }
    }
}
