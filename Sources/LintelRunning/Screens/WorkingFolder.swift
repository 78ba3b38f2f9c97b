import Foundation

/// Paths as they are printed: relative to the working directory (cli.md), however they were named.
package enum WorkingFolder {
    /// What lies below the working directory by its path from there; anything else as it was named.
    package static func relative(_ path: String) -> String { relative(path, to: spellings) }

    package static func relative(_ path: String, to folders: [String]) -> String {
        guard path.hasPrefix("/") else { return path }
        for folder in folders where folder != "/" {
            if path == folder { return "." }
            if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
        }
        return path
    }

    /// The system's spelling, and the shell's, which may lead through links.
    private static let spellings: [String] = {
        let real = FileManager.default.currentDirectoryPath
        guard let shown = ProcessInfo.processInfo.environment["PWD"], shown != real,
            URL(filePath: shown).resolvingSymlinksInPath().path(percentEncoded: false) == real
        else { return [real] }
        return [real, shown]
    }()
}
