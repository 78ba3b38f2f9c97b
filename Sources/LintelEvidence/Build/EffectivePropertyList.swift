/// What an app finds in its `Info.plist` after the build: the file's entries, build settings over them (SB-37).
public struct EffectivePropertyList: Hashable, Sendable {
    /// Name of the target; nil for a list that no project names.
    public var target: String?
    /// Names of the configurations that give these entries.
    public var configurations: [String]
    /// The list in the sources; nil if the build makes it alone.
    public var file: String?
    /// The project file whose target it is.
    public var projectFile: String?
    public var entries: [PropertyListEntry]

    public init(
        target: String? = nil, configurations: [String] = [], file: String? = nil, projectFile: String? = nil, entries: [PropertyListEntry]
    ) {
        self.target = target
        self.configurations = configurations
        self.file = file
        self.projectFile = projectFile
        self.entries = entries
    }

    /// A list as its file has it.
    public init(_ file: PropertyListFile) {
        self.init(file: file.path, entries: file.entries)
    }

    /// What holds for a key on a device; a suffixed entry can only come from the file and wins (SB-36, SB-37).
    public func entry(_ key: String, on device: DeviceFamily? = nil) -> PropertyListEntry? {
        entries.entry(key, on: device)
    }
}
