import LintelEvidence

/// A finding's name that outlives edits elsewhere in the file: made of the rule, the path and the text of the line, not of its number.
struct Fingerprint {
    private var seen: [UInt64: Int] = [:]

    /// Equal findings on equal lines are told apart by their order.
    mutating func of(_ finding: Finding, in sources: SourceLines) -> String {
        let line = sources.bytes(finding.place.line, of: finding.place.file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let key = Self.hash([finding.rule, finding.place.file, finding.place.objectID ?? "", text].joined(separator: "\u{1F}"))
        let count = seen[key, default: 0]
        seen[key] = count + 1
        let name = count == 0 ? key : Self.hash("\(key)\u{1F}\(count)")
        let digits = String(name, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
