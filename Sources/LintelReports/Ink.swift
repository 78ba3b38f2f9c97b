/// Paints words for terminals.
public struct Ink: Sendable {
    /// What a word is, for its colour.
    public enum Tone: Sendable {
        case error, warning, advice, note, faint, strong

        /// Select Graphic Rendition (ECMA-48, 8.3.117).
        var code: String {
            switch self {
            case .error: "1;31"
            case .warning: "1;33"
            case .advice: "1;36"
            case .note: "1;34"
            case .faint: "2"
            case .strong: "1"
            }
        }
    }

    /// Off where the output is no terminal, or `NO_COLOR` is set.
    public let isOn: Bool

    public init(isOn: Bool) { self.isOn = isOn }

    /// The text in its colour; unchanged where ink is off.
    public func paint(_ text: String, _ tone: Tone) -> String { isOn ? "\u{1B}[\(tone.code)m\(text)\u{1B}[0m" : text }
}
