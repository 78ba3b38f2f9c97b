public import Foundation

/// Folders that tests read from.
public enum PackageRoot {
    /// The checkout's own folder.
    public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The shared facts beside the checkout, or where `LINTEL_SHARED` says; nil in a stranger's clone.
    public static let shared: URL? = {
        let named = ProcessInfo.processInfo.environment["LINTEL_SHARED"].map { URL(filePath: $0) }
        let shared = named ?? PackageRoot.folder.deletingLastPathComponent().appending(path: "shared")
        return FileManager.default.fileExists(atPath: shared.appending(path: "data/devices.json").path()) ? shared : nil
    }()
}
