public import LintelEvidence

/// Why a text is no JSON5, and where.
public struct JSON5Error: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        /// `found` is nil at the end of the text.
        case unexpected(found: String?, expected: String)
        case unterminatedText
        case unterminatedComment
        case badEscape(String)
        case badNumber(String)
        /// The member was given before, in this line.
        case repeatedMember(String, firstLine: Int)
        case notUTF8
        /// Deeper than `JSON5Parser.depthLimit`.
        case tooDeep
    }

    public var reason: Reason
    public var position: TextPosition

    public init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }
}

extension JSON5Error {
    /// For people; lower case, without full stop.
    public var message: String {
        switch reason {
        case .unexpected(let found?, let expected): "\(expected) expected, found \(found)"
        case .unexpected(nil, let expected): "the text ends where \(expected) is expected"
        case .unterminatedText: "text without closing quote"
        case .unterminatedComment: "comment without `*/`"
        case .badEscape(let escape): "unknown escape `\(escape)`"
        case .badNumber(let number): "`\(number)` is no number"
        case .repeatedMember(let name, let line): "`\(name)` is given twice, first in line \(line)"
        case .notUTF8: "the text is not UTF-8"
        case .tooDeep: "lists and objects are nested more than \(JSON5Parser.depthLimit) deep"
        }
    }
}
