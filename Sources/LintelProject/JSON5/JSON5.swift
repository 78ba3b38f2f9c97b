public import LintelEvidence

/// A value of a JSON5 text (https://spec.json5.org), with the place it was read from.
public struct JSON5: Hashable, Sendable {
    /// The six kinds of values; numbers are 64-bit floating point.
    public indirect enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSON5])
        case object([Member])
    }

    /// A name and its value, in the order of the text.
    public struct Member: Hashable, Sendable {
        public var key: String
        public var keyPosition: TextPosition
        public var value: JSON5
    }

    public var value: Value
    /// Where the value begins; columns count UTF-8 bytes.
    public var position: TextPosition
}

extension JSON5.Value {
    /// What people call the kind of value.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSON5 {
    /// Reads a whole text, in which one value stands.
    public init(_ text: some Sequence<UInt8>) throws(JSON5Error) {
        var parser = JSON5Parser(Array(text))
        self = try parser.document()
    }
}
