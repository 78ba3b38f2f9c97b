import LintelEvidence
import LintelModel
import LintelProject

/// The interface files of a project in its languages. Texts are read when first asked for, and each language is made once.
final class InterfaceLanguages {
    /// The files with the texts of one language.
    struct Edition {
        let screens: InterfaceScreens
        let files: [InterfaceFile]

        init(_ evidence: ProjectEvidence) {
            screens = InterfaceScreens(evidence)
            files = evidence.interfaces
        }

        func file(_ path: String) -> InterfaceFile? { files.first { $0.path == path } }
    }

    private let evidence: ProjectEvidence
    private var strings: [String: InterfaceStrings] = [:]
    private var editions: [String: Edition] = [:]
    private var unreadable: [UnreadableFile] = []

    init(_ evidence: ProjectEvidence) { self.evidence = evidence }

    func edition(for locale: LocaleIdentifier) -> Edition {
        if let known = editions[locale.identifier] { return known }
        var translated = evidence
        translated.interfaces = evidence.interfaces.map { $0.translated(by: strings(of: $0).table(for: locale)) }
        let edition = Edition(translated)
        editions[locale.identifier] = edition
        return edition
    }

    func languages(of file: InterfaceFile) -> [String] { strings(of: file).languages }

    /// Files that could not be read and were not told of before.
    func takeUnreadable() -> [UnreadableFile] {
        defer { unreadable = [] }
        return unreadable
    }

    private func strings(of file: InterfaceFile) -> InterfaceStrings {
        if let known = strings[file.path] { return known }
        let read = InterfaceStrings(beside: file.path)
        strings[file.path] = read
        unreadable += read.unreadable
        return read
    }
}
