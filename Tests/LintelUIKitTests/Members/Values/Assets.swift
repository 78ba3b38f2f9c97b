import Foundation
import LintelTestSupport
import LintelUIKit

/// A catalogue of one picture and one colour, each light and dark, that lasts as long as this does.
final class Assets {
    let bundle: Bundle
    let image = "leaf-\(UUID().uuidString)"
    let color = "leaf green"
    private let folder: URL

    enum Failure: Error { case noBundle(String) }

    /// - Parameter main: the bundle in which it shall be found; nil makes one.
    init(in main: Bundle? = nil) throws {
        let place = main?.resourceURL ?? FileManager.default.temporaryDirectory
        folder = place.appending(path: "members-\(UUID().uuidString).bundle", directoryHint: .isDirectory)
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        func green(_ share: String) -> String {
            #""color": {"components": {"red": "0.1", "green": "\#(share)", "blue": "0.2", "alpha": "1"}}"#
        }
        try Self.write(#"{"images": [{"filename": "light.svg"}, {"filename": "dark.svg", \#(dark)}]}"#, to: folder, "\(image).imageset")
        for name in ["light", "dark"] { try Self.write("<svg/>", to: folder, "\(image).imageset", as: "\(name).svg") }
        try Self.write(#"{"colors": [{\#(green("0.8"))}, {\#(green("0.4")), \#(dark)}]}"#, to: folder, "\(color).colorset")
        guard let found = main ?? Bundle(path: folder.path()) else { throw Failure.noBundle(folder.path()) }
        bundle = found
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func write(_ text: String, to folder: URL, _ set: String, as name: String = "Contents.json") throws {
        let place = folder.appending(path: "Assets.xcassets/\(set)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appending(path: name))
    }
}
