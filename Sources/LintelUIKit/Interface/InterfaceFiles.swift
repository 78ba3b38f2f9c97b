import Foundation
import LintelEvidence
import LintelModel

/// The interface files of a bundle, as they lie on disk: nothing is compiled.
@MainActor
struct InterfaceFiles {
    let bundle: Bundle

    /// The file for the device's family where there is one (`Main~ipad`), of the base language before others.
    func file(named name: String, _ kind: InterfaceFile.Kind) -> URL? {
        let ending = kind == .storyboard ? "storyboard" : "xib"
        let family = UIApplication.running?.base.device.isPad == true ? "~ipad" : "~iphone"
        for stem in [name + family, name] {
            for folder in folders {
                let file = folder.appending(path: "\(stem).\(ending)", directoryHint: .notDirectory)
                if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
            }
        }
        return nil
    }

    /// The modules whose resources the bundle holds: a package's bundles are called after package and target.
    var modules: [String] {
        roots.compactMap { root in
            let name = root.deletingPathExtension().lastPathComponent
            guard root.pathExtension == "resources", let mark = name.lastIndex(of: "_") else { return nil }
            return String(name[name.index(after: mark)...])
        }
    }

    /// The bundle's folder, and those of a package's resources beside it.
    private var roots: [URL] {
        let root = bundle.resourceURL ?? bundle.bundleURL
        return [root] + Self.children(root).filter { ["resources", "bundle"].contains($0.pathExtension) }
    }

    /// Bundles do not change while an app runs.
    private static var known: [String: [URL]] = [:]

    private var folders: [URL] {
        if let known = Self.known[bundle.bundlePath] { return known }
        let found = search()
        Self.known[bundle.bundlePath] = found
        return found
    }

    private func search() -> [URL] {
        let roots = roots
        return roots.flatMap { root -> [URL] in
            // A build folder holds much else.
            let below = Self.holdsResources(root) ? Self.tree(root) : Self.children(root).filter { $0.pathExtension == "lproj" }
            return [root] + below.sorted { Self.rank($0) < Self.rank($1) }
        }
    }

    private static func holdsResources(_ folder: URL) -> Bool { ["resources", "bundle", "app"].contains(folder.pathExtension) }

    /// The base language, then English, then the others and plain folders.
    private static func rank(_ folder: URL) -> (Int, String) {
        let place = ["Base.lproj", "en.lproj"].firstIndex(of: folder.lastPathComponent) ?? 2
        return (place, folder.path(percentEncoded: false))
    }

    private static func tree(_ folder: URL) -> [URL] {
        children(folder).filter(\.hasDirectoryPath).flatMap { [$0] + tree($0) }
    }

    private static func children(_ folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
}
