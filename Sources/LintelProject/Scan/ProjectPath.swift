/// Paths as text, without asking the disk: parts joined by `/`, `.` and inner `..` resolved.
enum ProjectPath {
    /// A path that starts at a folder; an absolute one stays as it is.
    static func join(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path)
    }

    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// What the system is asked for: the path below a root; the root itself for the empty path.
    static func onDisk(_ path: String, root: String) -> String {
        if path.hasPrefix("/") || root.isEmpty { return path.isEmpty ? "." : path }
        return path.isEmpty ? root : root + "/" + path
    }
}
