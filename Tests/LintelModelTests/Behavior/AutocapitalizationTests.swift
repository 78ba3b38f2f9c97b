import LintelModel
import Testing

/// When a keyboard writes capitals by itself (`UITextAutocapitalizationType`).
@Suite struct AutocapitalizationTests {
    @Test(
        "of words, sentences and all letters",
        arguments: [
            ("", true, true), ("a", false, false), ("a ", true, false), ("A.", false, false), ("A. ", true, true), ("What?  ", true, true),
            ("a\n", true, true), ("1. b ", true, false), ("  ", true, true),
        ])
    func capitals(text: String, word: Bool, sentence: Bool) {
        #expect(!Autocapitalization.none.wantsCapital(after: text) && Autocapitalization.allCharacters.wantsCapital(after: text))
        #expect(Autocapitalization.words.wantsCapital(after: text) == word)
        #expect(Autocapitalization.sentences.wantsCapital(after: text) == sentence)
    }
}
