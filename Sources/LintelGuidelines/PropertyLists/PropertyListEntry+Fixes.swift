internal import LintelEvidence

extension PropertyListEntry {
    /// Takes key and value out of the file; nil where their places are not known, as in binary lists.
    func removal(title: String) -> Fix? {
        guard let start = place.range?.start, let end = valuePlace.range?.end, place.file == valuePlace.file else { return nil }
        let edit = Fix.Edit(file: place.file, range: TextRange(start: start, end: end), replacement: "")
        return Fix(title: title, safety: .safe, edits: [edit])
    }

    /// Puts another text in place of the value, in the file's own syntax.
    func replacement(of text: String, in format: PropertyListFile.Format?, title: String) -> Fix? {
        guard let range = valuePlace.range else { return nil }
        let written: String? =
            switch format {
            case .xml: "<string>\(text)</string>"
            case .openStep, nil: text
            case .binary: nil
            }
        return written.map { Fix(title: title, safety: .safe, edits: [Fix.Edit(file: valuePlace.file, range: range, replacement: $0)]) }
    }
}

extension ProjectEvidence {
    /// Entries of the apps' lists for a key, with and without device suffix; each written place once.
    func appEntries(_ key: String) -> [PropertyListEntry] {
        var seen: Set<Place> = []
        return appLists.flatMap(\.entries).filter { $0.key == key && seen.insert($0.place).inserted }
    }
}
