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
}
