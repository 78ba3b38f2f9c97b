public struct InterfaceFile: Hashable, Sendable { public init() {} }
