public struct PropertyListFile: Hashable, Sendable { public init() {} }
