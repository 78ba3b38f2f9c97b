internal import LintelEvidence

/// Reads string catalogues (`.xcstrings`): all languages of a table in one JSON file. Values that vary by number or device are left out.
public enum StringCatalogReader {
    /// Values by key, by language as the file spells it.
    public static func read(_ bytes: [UInt8]) throws(ReadError) -> [String: [String: String]] {
        if bytes.count > StringsReader.largestFile { throw .tooLarge(bytes: bytes.count, limit: StringsReader.largestFile) }
        if let line = MergeConflict.firstLine(in: bytes) { throw .mergeConflict(line: line) }
        let root: JSON5
        do throws(JSON5Error) {
            root = try JSON5(bytes)
        } catch {
            throw .notA("a string catalogue: \(error.message)", at: error.position)
        }
        guard case .object(let strings)? = root["strings"]?.value else { throw .notA("a string catalogue", at: root.position) }
        var tables: [String: [String: String]] = [:]
        for entry in strings {
            guard case .object(let languages)? = entry.value["localizations"]?.value else { continue }
            for language in languages {
                guard case .string(let value)? = language.value["stringUnit"]?["value"]?.value else { continue }
                tables[language.key, default: [:]][entry.key] = value
            }
        }
        return tables
    }
}

extension JSON5 {
    /// A member of an object; nil for other values.
    fileprivate subscript(_ key: String) -> JSON5? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }
}
