/// A version of iOS or of its SDK, such as 17 or 13.4.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    public init(integerLiteral value: Int) { self.init(value) }

    /// `18`, `17.4` or `9.3.5`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1]! : 0)
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
