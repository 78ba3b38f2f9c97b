import Foundation
import LintelModel
import LintelProject
import LintelRunning
import LintelUIKit

/// What an app's Info.plist says about its launch.
struct AppPropertyList: Sendable {
    let keys: StatusBarKeys
    let manifest: SceneManifest

    /// Larger files are no property lists of an app; bytes.
    private static let largestFile = 1_000_000

    /// Throws `unreadable` with the reason where the file is missing or is no property list.
    init(readingFrom path: String) throws(CommandError) {
        let bytes: [UInt8]
        do throws(ReadError) {
            bytes = try FileContents.contents(of: path, limit: Self.largestFile)
        } catch {
            throw .unreadable(path, error)
        }
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any] else {
            throw .unreadable(path, .notText)
        }
        var keys = StatusBarKeys()
        for (key, value) in list {
            if let text = value as? String { keys.file[key] = .text(text) }
            if let truth = value as? Bool { keys.file[key] = .boolean(truth) }
        }
        self.keys = keys
        manifest = SceneManifest(list)
    }
}
