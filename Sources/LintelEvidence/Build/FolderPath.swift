/// Folders as the evidence writes them: parts joined by `/`, the working directory is the empty text.
public enum FolderPath {
    /// The folder that holds a file; empty for the working directory, `/` for the root.
    public static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// All folders above a file, nearest first, the working directory or the root last; nothing above a leading `..` is known.
    public static func ancestors(of path: String) -> [String] {
        var result: [String] = []
        var folder = path
        while !folder.isEmpty, folder != "/", name(of: folder) != ".." {
            folder = parent(of: folder)
            result.append(folder)
        }
        return result
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Whether a path lies in a folder, at any depth.
    public static func isInside(_ path: String, folder: String) -> Bool {
        folder.isEmpty ? !path.hasPrefix("/") : path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
