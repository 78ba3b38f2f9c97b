public import LintelModel

/// What a `.lintel.json` says (JSON5). Patterns start at the folder that holds it.
public struct Configuration: Hashable, Sendable {
    /// How a rule is asked.
    public enum Choice: String, Hashable, Sendable, CaseIterable { case off, advice, warning, error }

    public static let fileName = ".lintel.json"

    /// Only these files are checked; empty means all.
    public var include: [PathPattern] = []
    public var exclude: [PathPattern] = []
    /// By rule id.
    public var rules: [String: Choice] = [:]
    public var edition: GuidelinesEdition?
    public var deploymentTarget: SystemVersion?
    public var sdk: SystemVersion?

    public init() {}

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - file: how messages name it.
    ///   - knownRules: ids that may be configured.
    /// - Throws: for syntax, unknown members and rules, and values of other types, with the place.
    public init(_ bytes: [UInt8], file: String, knownRules: [String]) throws(DescriptionError) {
        let reader = DescriptionReader(file: file)
        let root: JSON5
        do throws(JSON5Error) { root = try JSON5(bytes) } catch { throw reader.error(.syntax(error.reason), at: error.position) }
        try reader.read(root, into: &self, Self.members(knownRules), thing: "the configuration")
    }

    private static func members(_ knownRules: [String]) -> [DescriptionReader.Member<Configuration>] {
        [
            DescriptionReader.Member("include", \.include, patterns), DescriptionReader.Member("exclude", \.exclude, patterns),
            DescriptionReader.Member("rules") { (reader, node, configuration) throws(DescriptionError) in
                configuration.rules = try rules(reader, node, knownRules)
            },
            DescriptionReader.Member("edition") { (reader, node, configuration) throws(DescriptionError) in
                configuration.edition = try edition(reader, node)
            },
            DescriptionReader.Member("deploymentTarget") { (reader, node, configuration) throws(DescriptionError) in
                configuration.deploymentTarget = try version(reader, node)
            },
            DescriptionReader.Member("sdk") { (reader, node, configuration) throws(DescriptionError) in
                configuration.sdk = try version(reader, node)
            },
        ]
    }

    private static func patterns(_ reader: DescriptionReader, _ node: JSON5) throws(DescriptionError) -> [PathPattern] {
        try reader.list(node) { (reader, node) throws(DescriptionError) in PathPattern(try reader.text(node)) }
    }

    private static func rules(
        _ reader: DescriptionReader, _ node: JSON5, _ known: [String]
    ) throws(DescriptionError) -> [String: Choice] {
        var rules: [String: Choice] = [:]
        for member in try reader.members(node, "`rules`") {
            guard known.contains(member.key) else {
                throw reader.error(.unknownMember(member.key, of: "`rules`", known: known), at: member.keyPosition)
            }
            rules[member.key] = try choice(reader, member.value)
        }
        return rules
    }

    /// A word, or an object with the word under `severity`.
    private static func choice(_ reader: DescriptionReader, _ node: JSON5) throws(DescriptionError) -> Choice {
        let words = Choice.allCases.map { ($0.rawValue, $0) }
        guard case .object(let members) = node.value else { return try reader.word(node, words) }
        for member in members where member.key != "severity" {
            throw reader.error(.unknownMember(member.key, of: "the rule", known: ["severity"]), at: member.keyPosition)
        }
        guard let severity = members.first else { throw reader.error(.missingMember("severity", of: "the rule"), at: node.position) }
        return try reader.word(severity.value, words)
    }

    /// Written as a number or as a text.
    private static func edition(_ reader: DescriptionReader, _ node: JSON5) throws(DescriptionError) -> GuidelinesEdition {
        let text = try written(reader, node, "an edition's number")
        let known = GuidelinesEdition.allCases.map { "\($0.rawValue)" }
        guard let edition = GuidelinesEdition.allCases.first(where: { "\($0.rawValue)" == text }) else {
            throw reader.unknown(text, at: node, allowed: known)
        }
        return edition
    }

    private static func version(_ reader: DescriptionReader, _ node: JSON5) throws(DescriptionError) -> SystemVersion {
        let text = try written(reader, node, "a version")
        guard let version = SystemVersion(text) else {
            throw reader.error(.value(.malformed(text, expected: "a version such as 13 or \"13.4\"")), at: node.position)
        }
        return version
    }

    private static func written(_ reader: DescriptionReader, _ node: JSON5, _ expected: String) throws(DescriptionError) -> String {
        switch node.value {
        case .string(let text): return text
        case .number(let number): return number.rounded() == number ? "\(Int(clamping: Int64(number)))" : "\(number)"
        case .null, .bool, .array, .object: throw reader.wrongType(node, expected: expected)
        }
    }
}
