/// All facts found in what was checked, each with its place. Readers fill it, rules read it.
public struct ProjectEvidence: Hashable, Sendable {
    public var targets: [BuildTarget] = []
    public var propertyLists: [PropertyListFile] = []
    public var interfaces: [InterfaceFile] = []
    public var sources: [SourceFile] = []
    public var images: [ImageAsset] = []
    /// Folders that a package manager builds from: those with a `Package.swift` or a podspec.
    public var packageFolders: Set<String> = []
    /// Comments that allow findings.
    public var suppressions: [Suppression] = []
    /// Files that were named by themselves: of the rest of their project nothing is known.
    public var looseFiles: Set<String> = []
    /// How many files were looked at, those without anything of interest among them.
    public var fileCount = 0
    /// Files that could not be read; the rest is checked all the same.
    public var unreadable: [UnreadableFile] = []

    public init() {}
}

/// A file that could not be read, and why.
public struct UnreadableFile: Hashable, Sendable {
    public var place: Place
    public var message: String

    public init(_ message: String, at place: Place) {
        self.place = place
        self.message = message
    }
}
