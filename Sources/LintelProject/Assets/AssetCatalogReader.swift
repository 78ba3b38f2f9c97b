public import Foundation
public import LintelEvidence

/// Reads asset catalogues: image sets and symbol sets with their files' sizes. Colours, icons and data are passed over.
public enum AssetCatalogReader {
    /// Every picture of a catalogue, by name.
    ///
    /// - Parameters:
    ///   - folder: the `.xcassets` folder.
    ///   - path: the same, relative to the working directory.
    public static func read(folder: URL, path: String) -> [ImageAsset] {
        var reading = AssetCatalogReading(catalogue: path)
        reading.visit(folder, path: path, namespace: "")
        return reading.assets.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    }
}

/// One catalogue while it is read.
private struct AssetCatalogReading {
    let catalogue: String
    var assets: [ImageAsset] = []

    /// Deeper than any catalogue's groups, and a stop for folders that link to themselves.
    private static let deepestGroup = 32
    private static let largestContents = 1_000_000

    init(catalogue: String) { self.catalogue = catalogue }

    mutating func visit(_ folder: URL, path: String, namespace: String, depth: Int = 0) {
        guard depth < Self.deepestGroup else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        for name in names.sorted() {
            let inner = folder.appending(path: name)
            let innerPath = path + "/" + name
            if name.hasSuffix(".imageset") {
                assets.append(imageSet(inner, path: innerPath, name: namespace + name.dropLast(".imageset".count)))
            } else if name.hasSuffix(".symbolset") {
                var asset = imageSet(inner, path: innerPath, name: namespace + name.dropLast(".symbolset".count))
                asset.isSymbol = true
                assets.append(asset)
            } else if !name.contains(".") {
                let contents = AssetContents(inner.appending(path: "Contents.json"), limit: Self.largestContents)
                let inside = contents.providesNamespace ? namespace + name + "/" : namespace
                visit(inner, path: innerPath, namespace: inside, depth: depth + 1)
            }
        }
    }

    private func imageSet(_ folder: URL, path: String, name: String) -> ImageAsset {
        let contents = AssetContents(folder.appending(path: "Contents.json"), limit: Self.largestContents)
        var asset = ImageAsset(name: name, path: path, catalogue: catalogue)
        asset.renderingIntent = contents.renderingIntent
        asset.preservesVector = contents.preservesVector
        asset.files = contents.entries.map { entry in
            ImageFileReader.file(folder.appending(path: entry.filename), path: path + "/" + entry.filename, entry)
        }
        asset.audience = ImageAsset.Audience(path: path, idioms: asset.files.map(\.idiom))
        return asset
    }
}
