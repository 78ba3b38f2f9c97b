/// The files a target builds or copies.
public struct TargetFiles: Hashable, Sendable {
    /// Listed one by one in build phases; bundles such as `.xcassets` are listed as the folder they are.
    public var listed: Set<String>
    /// Folders synchronised with the disk: everything below belongs.
    public var folders: Set<String>
    /// Files below such a folder that do not belong to the target.
    public var exceptions: Set<String>

    public init(listed: Set<String> = [], folders: Set<String> = [], exceptions: Set<String> = []) {
        self.listed = listed
        self.folders = folders
        self.exceptions = exceptions
    }

    /// - Parameter ancestors: the folders above the file, given because many targets are asked for one file.
    public func contains(_ path: String, ancestors: [String]) -> Bool {
        if listed.contains(path) { return true }
        if ancestors.contains(where: { listed.contains($0) }) { return true }
        guard !folders.isEmpty, ancestors.contains(where: { folders.contains($0) }) else { return false }
        return !exceptions.contains(path) && !ancestors.contains { exceptions.contains($0) }
    }
}
