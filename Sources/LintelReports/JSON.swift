/// A value as JSON writes it; members keep their order.
package indirect enum JSON: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// Rounded to three decimals: a thousandth of a point is far below a pixel.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// The version of every shape that Lintel writes (cli.md).
    package static let schemaVersion = 1

    package func text(isPretty: Bool) -> String {
        var text = ""
        write(to: &text, indent: isPretty ? 0 : nil)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += "\(value)"
        case .number(let value): text += Self.number(value)
        case .string(let value): text += Self.quoted(value)
        case .array(let values):
            Self.list(values, brackets: ("[", "]"), to: &text, indent: indent) { value, text, indent in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            Self.list(members, brackets: ("{", "}"), to: &text, indent: isFlat ? nil : indent) { member, text, indent in
                text += Self.quoted(member.0) + ": "
                member.1.write(to: &text, indent: indent)
            }
        }
    }

    /// Boxes and insets read best on one line.
    private var isFlat: Bool {
        guard case .object(let members) = self else { return false }
        return members.allSatisfy {
            switch $0.1 {
            case .number, .int: true
            case .null, .bool, .string, .array, .object: false
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element], brackets: (String, String), to text: inout String, indent: Int?,
        write: (Element, inout String, Int?) -> Void
    ) {
        text += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { text += indent == nil ? ", " : "," }
            if let indent { text += "\n" + String(repeating: " ", count: 2 * (indent + 1)) }
            write(element, &text, indent.map { $0 + 1 })
        }
        if let indent, !elements.isEmpty { text += "\n" + String(repeating: " ", count: 2 * indent) }
        text += brackets.1
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Quotes and control characters escaped (RFC 8259, section 7).
    package static func quoted(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case ..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
