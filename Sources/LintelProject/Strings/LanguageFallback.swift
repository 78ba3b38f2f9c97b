public import LintelModel

/// Which of an app's languages a locale is served with.
public enum LanguageFallback {
    /// The languages in the order in which they are looked for: `zh-Hant-TW`, `zh-Hant`, `zh`.
    public static func chain(for locale: LocaleIdentifier) -> [String] {
        let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The table of the first language there is; languages are compared without regard to case and to hyphens or underscores.
    public static func table<Table>(for locale: LocaleIdentifier, in tables: [String: Table]) -> Table? {
        for language in chain(for: locale) {
            if let table = tables.first(where: { plain($0.key) == plain(language) })?.value { return table }
        }
        return nil
    }

    private static func plain(_ language: String) -> String { language.lowercased().replacing("_", with: "-") }
}
