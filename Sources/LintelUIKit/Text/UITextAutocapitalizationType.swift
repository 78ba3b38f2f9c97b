import LintelModel

/// When the keyboard writes capitals by itself. The raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters

    var model: Autocapitalization {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .allCharacters
        }
    }
}
