/// A locale such as `en_US`, `zh-Hant_TW` or `ar`. Hyphens and underscores count alike.
public struct LocaleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// As it was written.
    public let identifier: String

    public init(_ identifier: String) { self.identifier = identifier }

    public init(stringLiteral value: String) { self.init(value) }

    private var parts: [Substring] {
        identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
    }

    /// Language code in lower case, such as `en`.
    public var language: String { parts.first.map { $0.lowercased() } ?? "en" }

    /// Region code in upper case, such as `US`; nil where the locale names none.
    public var region: String? {
        parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }.map { $0.uppercased() }
    }

    /// Languages written from right to left (H:right-to-left, SB-25).
    public var direction: LayoutDirection {
        let rightToLeft: Set<String> = ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ckb", "dv", "ks"]
        return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
    }
}
