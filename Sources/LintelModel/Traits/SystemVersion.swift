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
        let numbers = parts.compactMap(\.self).filter { $0 >= 0 }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
