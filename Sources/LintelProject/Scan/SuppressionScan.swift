internal import LintelEvidence

/// Finds comments that allow findings: `// lintel:allow RULE reason` and `<!-- lintel:allow RULE reason -->`.
enum SuppressionScan {
    private static let mark = Array("lintel:allow".utf8)

    static func suppressions(in bytes: [UInt8], path: String) -> [Suppression] {
        var result: [Suppression] = []
        var from = bytes.startIndex
        var lines: LineTable?
        while let start = offset(of: mark, in: bytes[from...]) {
            from = start + mark.count
            guard let comment = Comment(around: start, in: bytes) else { continue }
            let map = lines ?? LineTable(bytes)
            lines = map
            let words = String(decoding: bytes[from..<comment.end], as: UTF8.self).split { $0 == " " || $0 == "\t" || $0.isNewline }
            let end = map.position(max(from, comment.end - 1))
            result.append(
                Suppression(
                    rule: words.first.map(String.init) ?? "", reason: words.dropFirst().joined(separator: " "),
                    place: Place(file: path, range: map.range(start..<comment.end)), lastLine: end.line))
        }
        return result
    }

    private static func offset(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index + text.count <= buffer.count {
                if buffer[index] == text[0], buffer[index...].starts(with: text) { return bytes.startIndex + index }
                index += 1
            }
            return nil
        }
    }

    /// The comment that the mark opens; in a text or in the middle of prose the mark means nothing.
    private struct Comment {
        /// Offset of the closing mark, or of the line's end.
        var end: Int

        init?(around mark: Int, in bytes: [UInt8]) {
            let before = bytes[..<mark].lastIndex { $0 != .space && $0 != .tab }.map { bytes[...$0] } ?? []
            let closer: [UInt8]
            if before.hasSuffix("//") {
                closer = [.lineFeed]
            } else if before.hasSuffix("/*") {
                closer = Array("*/".utf8)
            } else if before.hasSuffix("<!--") {
                closer = Array("-->".utf8)
            } else {
                return nil
            }
            end = SuppressionScan.offset(of: closer, in: bytes[mark...]) ?? bytes.endIndex
            if closer == [.lineFeed], bytes[end - 1] == .carriageReturn { end -= 1 }
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
