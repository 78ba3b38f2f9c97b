import Foundation

/// The kernel's small text files below a root folder, which tests replace.
struct SystemFiles: Sendable {
    let root: String

    /// The file's text without the line's end; nil where there is none.
    func text(_ path: String) -> String? {
        // Read by hand: the kernel's files say that they are empty or one page long.
        guard let file = fopen("\(root)/\(path)", "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Names in a folder, sorted.
    func list(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []).sorted()
    }
}
