public struct BuildTarget: Hashable, Sendable { public init() {} }
