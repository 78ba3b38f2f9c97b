import Foundation
import PackagePlugin

/// Compiles ordinary UIKit code, with `#selector`, `@objc` and `import UIKit`, where there is no Objective-C: each file is lowered into
/// the build folder and compiled from there, itself unchanged.
///
/// Lowered is every Swift file below the target's folder that the target does not compile itself, that is: what its `exclude` names.
/// Where the target's folder has a file `UIKitSources.txt`, its lines tell instead: one path a line, relative to that folder and free to
/// leave it; a folder stands for all Swift files below it, a path after `-` is left out, `#` begins a comment.
@main
struct UIKitSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "lintel-lower").url
        let output = context.pluginWorkDirectoryURL
        let files = try files(of: target, in: context.package)
        return files.map { file in
            let lowered = output.appending(path: file.deletingPathExtension().lastPathComponent + "+Lowered.swift")
            return .buildCommand(
                displayName: "Lowering \(file.lastPathComponent)", executable: tool,
                arguments: ([file, lowered] + files.filter { $0 != file }).map { $0.path(percentEncoded: false) }, inputFiles: files,
                outputFiles: [lowered])
        }
    }

    private func files(of target: any SourceModuleTarget, in package: Package) throws -> [URL] {
        let root = target.directoryURL
        let list = root.appending(path: "UIKitSources.txt")
        guard FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) else {
            let compiled = Set(target.sourceFiles(withSuffix: ".swift").map { path($0.url) })
            let others = package.targets.map { folder($0.directoryURL) }.filter { $0 != folder(root) && $0.hasPrefix(folder(root)) }
            return swiftFiles(below: root).filter { file in
                !compiled.contains(path(file)) && !others.contains { path(file).hasPrefix($0) } && file.lastPathComponent != "Package.swift"
            }
        }
        var files: [URL] = []
        for line in try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline) {
            let entry = line.trimmingCharacters(in: .whitespaces)
            if entry.isEmpty || entry.hasPrefix("#") { continue }
            let named = URL(filePath: entry.hasPrefix("-") ? String(entry.dropFirst()) : entry, relativeTo: root).standardizedFileURL
            guard FileManager.default.fileExists(atPath: path(named)) else {
                Diagnostics.error("\(path(list)): no file or folder \(path(named))")
                continue
            }
            if entry.hasPrefix("-") {
                files.removeAll { path($0) == path(named) || path($0).hasPrefix(folder(named)) }
            } else {
                files += (named.pathExtension == "swift" ? [named] : swiftFiles(below: named)).filter { !files.contains($0) }
            }
        }
        return files
    }

    private func swiftFiles(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = (found?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL)
        return files.filter { $0.pathExtension == "swift" }.sorted { path($0) < path($1) }
    }

    private func path(_ url: URL) -> String { url.standardizedFileURL.path(percentEncoded: false) }

    private func folder(_ url: URL) -> String { path(url).hasSuffix("/") ? path(url) : path(url) + "/" }
}
