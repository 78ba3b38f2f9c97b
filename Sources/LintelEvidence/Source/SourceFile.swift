public struct SourceFile: Hashable, Sendable { public init() {} }
