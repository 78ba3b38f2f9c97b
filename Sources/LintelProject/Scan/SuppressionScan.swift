internal import LintelEvidence

/// Finds comments that allow findings: `// lintel:allow RULE reason` and `<!-- lintel:allow RULE reason -->`.
enum SuppressionScan {
    private static let mark = Array("lintel:allow".utf8)

    static func suppressions(in bytes: [UInt8], path: String) -> [Suppression] {
        guard contains(bytes) else { return [] }
        var result: [Suppression] = []
        var line = 1
        for text in bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == .lineFeed }) {
            if let start = offset(in: text) { result += suppression(in: text, from: start, line: line, path: path).map { [$0] } ?? [] }
            line += 1
        }
        return result
    }

    private static func contains(_ bytes: [UInt8]) -> Bool { offset(in: bytes[...]) != nil }

    private static func offset(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index + mark.count <= buffer.count {
                if buffer[index] == mark[0], buffer[index...].starts(with: mark) { return bytes.startIndex + index }
                index += 1
            }
            return nil
        }
    }

    /// The mark must open a comment: in a text or a word of prose it means nothing.
    private static func suppression(in text: ArraySlice<UInt8>, from mark: Int, line: Int, path: String) -> Suppression? {
        let before = String(decoding: text[..<mark], as: UTF8.self).drop(while: { $0 == " " || $0 == "\t" })
        let trimmed = before.reversed().drop { $0 == " " || $0 == "\t" }
        let opener = ["//", "/*", "<!--"].first { trimmed.starts(with: $0.reversed()) }
        guard let opener else { return nil }
        var words = String(decoding: text[(mark + Self.mark.count)...], as: UTF8.self)
        for closer in ["-->", "*/"] where opener != "//" {
            if let end = words.firstRange(of: closer) { words = String(words[..<end.lowerBound]) }
        }
        let parts = words.split(separator: " ", maxSplits: 1).map { String($0.filter { $0 != "\r" }) }
        let column = mark - text.startIndex + 1
        let range = TextRange(
            start: TextPosition(line: line, column: column),
            end: TextPosition(line: line, column: column + words.utf8.count + Self.mark.count))
        return Suppression(
            rule: parts.first ?? "", reason: parts.count > 1 ? parts[1] : "", place: Place(file: path, range: range), lastLine: line)
    }
}
