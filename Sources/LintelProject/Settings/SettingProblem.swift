import LintelModel

/// Why a value was refused, as data: the command line and the screen description word it alike.
public enum SettingProblem: Error, Hashable, Sendable {
    case unknown(String, allowed: [String], nearest: String?)
    case unknownDevice(String, near: [String])
    case outOfRange(String, allowed: String, nearest: String)
    /// `expected` completes "expected is …".
    case malformed(String, expected: String)
    case wrongType(found: String, expected: String)
}

extension SettingProblem {
    /// For people; lower case, without full stop.
    public var message: String {
        switch self {
        case .unknown(let value, _, _): "`\(value)` is not known"
        case .unknownDevice(let name, _): "device `\(name)` is not known"
        case .outOfRange(let value, _, _): "\(value) is out of range"
        case .malformed(let value, _): "`\(value)` cannot be read"
        case .wrongType(let found, let expected): "\(expected) expected, found \(found)"
        }
    }

    /// How to go on.
    public var help: String {
        switch self {
        case .unknown(_, let allowed, let nearest):
            "allowed: \(allowed.joined(separator: ", "))" + (nearest.map { "; nearest: \($0)" } ?? "")
        case .unknownDevice(_, let near):
            (near.isEmpty ? "" : "nearest: \(near.joined(separator: ", ")); ") + "`lintel devices` lists all names and identifiers"
        case .outOfRange(_, let allowed, let nearest): "allowed: \(allowed); nearest: \(nearest)"
        case .malformed(_, let expected): "expected is \(expected)"
        case .wrongType(_, let expected): "write \(expected) here"
        }
    }
}
