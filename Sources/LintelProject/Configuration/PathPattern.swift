/// A pattern of paths: `*` and `?` stay within one name, `**` spans folders. A pattern without a slash is tried on every name, at any
/// depth; one that matches a folder covers all that lies in it.
public struct PathPattern: Hashable, Sendable {
    public let text: String
    private let parts: [String]

    public init(_ text: String) {
        self.text = text
        let parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
        self.parts = parts.count == 1 && !text.hasPrefix("/") ? ["**"] + parts : parts
    }

    /// - Parameter path: from the folder that the pattern starts at.
    public func matches(_ path: String) -> Bool {
        Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
    }

    /// Whether the pattern matches the path or a folder above it.
    private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            if pattern.count == 1 { return !path.isEmpty }
            return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, nameMatches(Array(first.utf8), Array(name.utf8)) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// The usual two-pointer walk: on a mismatch the last star takes one byte more.
    private static func nameMatches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var inPattern = 0
        var inName = 0
        var star: (pattern: Int, name: Int)?
        while inName < name.count {
            if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
                star = (inPattern, inName)
                inPattern += 1
            } else if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "?") || pattern[inPattern] == name[inName] {
                inPattern += 1
                inName += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                inPattern = last.pattern + 1
                inName = last.name + 1
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
