public import Foundation

/// A small project on disk for one test; gone with the value.
public final class TemporaryProject: Sendable {
    /// The project's root.
    public let folder: URL

    /// - Parameter files: texts by path inside the project.
    public init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The root's path, as commands take it.
    public var path: String { folder.path(percentEncoded: false) }

    /// Writes a file of text, with the folders above it.
    public func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a file, with the folders above it.
    public func write(_ data: Data, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Makes a file of some size that takes no room on disk.
    public func writeHole(of size: UInt64, to path: String) throws {
        try write("", to: path)
        let handle = try FileHandle(forWritingTo: folder.appending(path: path))
        try handle.truncate(atOffset: size)
        try handle.close()
    }

    /// Makes a symbolic link, its target as written.
    public func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path(percentEncoded: false), withDestinationPath: target)
    }
}
