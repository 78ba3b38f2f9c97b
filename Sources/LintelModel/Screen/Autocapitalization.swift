/// When the keyboard writes capitals by itself (`UITextAutocapitalizationType`).
package enum Autocapitalization: Hashable, Sendable {
    case none, words, sentences, allCharacters

    /// Whether the next letter is a capital.
    package func wantsCapital(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = text.last, !last.isNewline else { return true }
            guard last.isWhitespace else { return false }
            return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
        }
    }
}
