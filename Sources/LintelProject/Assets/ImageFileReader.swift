public import Foundation
public import LintelEvidence

/// Reads single picture files: those of an image set, and loose ones whose names carry the scale.
public enum ImageFileReader {
    /// Loose pictures with all their scales, by name: `share.png`, `share@2x.png` and `share@3x~ipad.png` are one.
    ///
    /// - Parameter files: each with its path relative to the working directory.
    public static func looseImages(_ files: [(url: URL, path: String)]) -> [ImageAsset] {
        var assets: [String: ImageAsset] = [:]
        for (url, path) in files.sorted(by: { $0.path < $1.path }) {
            let name = LooseImageName(FolderPath.name(of: path))
            let key = FolderPath.parent(of: path) + "/" + name.stem
            let entry = AssetContents.Entry(
                filename: FolderPath.name(of: path), idiom: name.idiom ?? "universal", scale: name.scale)
            var asset =
                assets[key]
                ?? ImageAsset(name: name.stem, path: path, catalogue: nil, audience: ImageAsset.Audience(path: path))
            var file = file(url, path: path, entry)
            if file.isVector { file.scale = nil }
            asset.files.append(file)
            assets[key] = asset
        }
        return assets.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    }

    /// Endings of pictures that UIKit finds by name.
    public static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]

    static func file(_ url: URL, path: String, _ entry: AssetContents.Entry) -> ImageAsset.File {
        let head = FileContents.prefix(of: url.path(percentEncoded: false), count: firstRead(path))
        let header = head.flatMap { ImageHeader($0) }
        var file = ImageAsset.File(
            path: path, format: header?.format ?? .other, idiom: entry.idiom, scale: entry.scale, width: header?.width,
            height: header?.height)
        file.appearance = entry.appearance
        return file
    }

    /// A PNG tells its size in the first chunk or two.
    private static func firstRead(_ path: String) -> Int { path.hasSuffix(".png") ? 256 : ImageHeader.prefixLength }
}

/// A loose file's name taken apart.
private struct LooseImageName {
    var stem: String
    var scale: Int?
    var idiom: String?

    init(_ file: String) {
        var name = file
        if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
        for (ending, idiom) in [("~ipad", "ipad"), ("~iphone", "iphone")] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
            self.idiom = idiom
        }
        scale = 1
        for (ending, scale) in [("@2x", 2), ("@3x", 3)] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
            self.scale = scale
        }
        stem = name
    }
}
