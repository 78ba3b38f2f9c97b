public struct ImageAsset: Hashable, Sendable { public init() {} }
