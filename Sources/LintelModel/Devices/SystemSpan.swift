/// A value that holds from one major version on, until the next entry of its list begins.
public struct SystemSpan<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The first version the value holds for.
    public var from: SystemVersion
    public var value: Value

    public init(from: SystemVersion, _ value: Value) {
        self.from = from
        self.value = value
    }
}

extension Array {
    /// The value for a system; systems before the first entry count as the first. The list is never empty.
    public func value<Value>(for system: SystemVersion) -> Value where Element == SystemSpan<Value> {
        (last { $0.from <= system } ?? self[0]).value
    }
}
