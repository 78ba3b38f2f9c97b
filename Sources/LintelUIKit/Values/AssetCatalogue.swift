import Foundation
import LintelModel

/// The catalogue folders (`.xcassets`) and loose files of a bundle, as they lie on disk: nothing is compiled.
struct AssetCatalogue {
    let bundle: Bundle

    /// A picture of a catalogue, or a file beside it.
    struct FoundImage {
        var icon: Icon
        var dark: Icon?
        var renderingMode: UIImage.RenderingMode
    }

    func image(named name: String) -> FoundImage? {
        guard !name.isEmpty else { return nil }
        for catalogue in folders {
            let set = catalogue.appending(path: "\(name).imageset", directoryHint: .isDirectory)
            guard let contents = Contents(set) else { continue }
            guard let light = contents.best(isDark: false).flatMap({ $0.icon(in: set) }) else { continue }
            return FoundImage(
                icon: light, dark: contents.best(isDark: true).flatMap { $0.icon(in: set) }, renderingMode: contents.renderingMode)
        }
        return file(named: name).map { FoundImage(icon: $0, dark: nil, renderingMode: .automatic) }
    }

    func color(named name: String) -> DynamicColor? {
        for catalogue in folders {
            let set = catalogue.appending(path: "\(name).colorset", directoryHint: .isDirectory)
            guard let contents = Contents(set), let light = contents.color(isDark: false) else { continue }
            return DynamicColor(light: light, dark: contents.color(isDark: true) ?? light)
        }
        return nil
    }

    /// Largest scale first: pictures are drawn at three pixels to a point at most.
    private static let suffixes = [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)]

    private func file(named name: String) -> Icon? {
        let stem = (name as NSString).deletingPathExtension
        let kind = (name as NSString).pathExtension
        for kind in kind.isEmpty ? ["png", "svg"] : [kind] {
            for (suffix, scale) in Self.suffixes {
                guard let path = bundle.path(forResource: stem + suffix, ofType: kind) else { continue }
                return .file(path, size: PNGHeader(path)?.size(scale: scale))
            }
        }
        return nil
    }

    /// The bundle's folder, those of a package's resources beside it, and the catalogues in each.
    private var folders: [URL] {
        let files = FileManager.default
        func children(_ folder: URL) -> [URL] {
            (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?.sorted { $0.path < $1.path } ?? []
        }
        let root = bundle.resourceURL ?? bundle.bundleURL
        let beside = children(root).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return ([root] + beside).flatMap(children).filter { $0.pathExtension == "xcassets" }.flatMap { [$0] + groups(in: $0, children) }
    }

    /// Folders that a catalogue is ordered by; sets are found by their name alone.
    private func groups(in folder: URL, _ children: (URL) -> [URL]) -> [URL] {
        children(folder).filter { $0.pathExtension.isEmpty && $0.hasDirectoryPath }.flatMap { [$0] + groups(in: $0, children) }
    }
}

extension PNGHeader {
    /// In points.
    func size(scale: Double) -> Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}
