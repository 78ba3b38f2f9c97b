public import LintelModel

/// A value as it was given: a word of the command line, or a value of a screen description.
public enum SettingInput: Sendable {
    /// Nothing for a flag that stands alone.
    case argument(String?)
    case json(JSON5.Value)
}

extension SettingInput {
    /// The value as it was written, for messages.
    public var shown: String {
        switch self {
        case .argument(let text): text ?? ""
        case .json(.string(let text)): text
        case .json(.number(let value)): value.shortText
        case .json(let value): value.kindName
        }
    }

    /// True for a flag that stands alone, else `true` or `false`.
    public func flag() throws(SettingProblem) -> Bool {
        switch self {
        case .argument(nil), .argument("true"), .json(.bool(true)): return true
        case .argument("false"), .json(.bool(false)): return false
        case .argument(let text?): throw .unknown(text, allowed: ["true", "false"], nearest: nil)
        case .json: throw wrongType("true or false")
        }
    }

    /// Any text; empty for a flag that stands alone.
    public func text() throws(SettingProblem) -> String {
        switch self {
        case .argument(let text?), .json(.string(let text)): return text
        case .argument(nil): return ""
        case .json: throw wrongType("a text")
        }
    }

    /// One of a type's words; throws with the nearest.
    public func word<Word: RawRepresentable & CaseIterable>(of type: Word.Type) throws(SettingProblem) -> Word
    where Word.RawValue == String {
        let text = try text()
        if let word = Word(rawValue: text) { return word }
        throw unknown(text, Word.allCases.map(\.rawValue))
    }

    /// One of these words; throws with the nearest.
    public func word(among allowed: [String]) throws(SettingProblem) -> String {
        let text = try text()
        if allowed.contains(text) { return text }
        throw unknown(text, allowed)
    }

    private func unknown(_ text: String, _ allowed: [String]) -> SettingProblem {
        .unknown(text, allowed: allowed, nearest: NearestName.of(text, among: allowed))
    }

    /// A number in a range, its ends included.
    public func number(in range: ClosedRange<Double>) throws(SettingProblem) -> Double {
        let value: Double
        switch self {
        case .json(.number(let number)): value = number
        case .json: throw wrongType("a number")
        case .argument(let text):
            guard let number = Double(text ?? "") else { throw .malformed(text ?? "", expected: "a number") }
            value = number
        }
        guard value.isFinite, range.contains(value) else {
            let nearest = value < range.lowerBound ? range.lowerBound : range.upperBound
            throw .outOfRange(
                shown, allowed: "\(range.lowerBound.shortText) to \(range.upperBound.shortText)", nearest: nearest.shortText)
        }
        return value
    }

    /// A whole number in a range, its ends included.
    public func wholeNumber(in range: ClosedRange<Int>) throws(SettingProblem) -> Int {
        let value = try number(in: Double(range.lowerBound)...Double(range.upperBound))
        guard value == value.rounded() else {
            throw .outOfRange(
                shown, allowed: "whole numbers \(range.lowerBound) to \(range.upperBound)", nearest: value.rounded().shortText)
        }
        return Int(value)
    }

    /// A version may be given as a number too, since `18` is what people write.
    public func version() throws(SettingProblem) -> SystemVersion {
        switch self {
        case .json(.string), .json(.number), .argument: break
        case .json: throw wrongType("a version such as \"17.4\"")
        }
        guard let version = SystemVersion(shown), version.major > 0 else {
            throw .malformed(shown, expected: "a version such as 18 or 17.4")
        }
        return version
    }

    func wrongType(_ expected: String) -> SettingProblem {
        guard case .json(let value) = self else { return .malformed(shown, expected: expected) }
        return .wrongType(found: value.kindName, expected: expected)
    }
}

extension Double {
    /// Without a fraction where there is none: `16`, `0.5`.
    var shortText: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
