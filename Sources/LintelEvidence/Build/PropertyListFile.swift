/// A property list as it stands in a file.
public struct PropertyListFile: Hashable, Sendable {
    /// The three spellings of property lists.
    public enum Format: String, Hashable, Sendable { case xml, binary, openStep }

    public var path: String
    public var format: Format
    /// The top level, in the file's order; sorted by key for binary lists, which keep none.
    public var entries: [PropertyListEntry]

    public init(path: String, format: Format, entries: [PropertyListEntry]) {
        self.path = path
        self.format = format
        self.entries = entries
    }

    /// Whether the list describes a bundle; other lists (settings, data, entitlements) rule nothing.
    public var describesBundle: Bool { entries.contains { Self.bundleKeys.contains($0.key) } }

    private static let bundleKeys: Set<String> = [
        "CFBundleIdentifier", "CFBundleExecutable", "CFBundleName", "CFBundleDisplayName", "CFBundlePackageType",
        "CFBundleInfoDictionaryVersion",
        "LSRequiresIPhoneOS",
    ]

    /// What the list says for a key on a device: the suffixed entry wins (SB-36).
    public func entry(_ key: String, on device: DeviceFamily? = nil) -> PropertyListEntry? {
        entries.entry(key, on: device)
    }
}

extension [PropertyListEntry] {
    /// The entry that holds on a device: one for that device, else one for all. With no device named, only one for all.
    public func entry(_ key: String, on device: DeviceFamily? = nil) -> PropertyListEntry? {
        let named = filter { $0.key == key }
        if let device, let own = named.last(where: { $0.device == device }) { return own }
        return named.last { $0.device == nil }
    }
}
