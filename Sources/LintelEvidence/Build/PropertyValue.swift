/// A value of a property list, whatever syntax it was written in.
public indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// As written, such as `2026-01-09T09:41:00Z`.
    case date(String)
    /// Number of bytes; what they are never matters to a rule.
    case data(byteCount: Int)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// The text of a string; nil for other types.
    public var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// What the system takes for a truth value: a Boolean or a number. A string is none (SB-38).
    public var truth: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .string, .real, .date, .data, .array, .dictionary: nil
        }
    }

    /// The member of a dictionary; nil for other types and absent members.
    public subscript(key: String) -> PropertyValue? {
        guard case .dictionary(let members) = self else { return nil }
        return members[key]
    }
}
