import LintelEvidence

/// A few lines of source as HTML, with the marked part.
enum SourceListing {
    /// Lines shown before and after the marked one.
    private static let context = 2
    /// Longer lines are cut; characters.
    private static let longestLine = 240

    static func html(_ place: Place, in sources: SourceLines, isNote: Bool = false) -> String {
        guard let range = place.range, sources.bytes(range.start.line, of: place.file) != nil else { return "" }
        let context = isNote ? 0 : Self.context
        let numbers = max(1, range.start.line - context)...(range.start.line + context)
        let lines = numbers.compactMap { number in sources.bytes(number, of: place.file).map { (number: number, bytes: $0) } }
        let indent = lines.filter { !$0.bytes.allSatisfy(isBlank) }.map { $0.bytes.prefix(while: isBlank).count }.min() ?? 0
        var html = ""
        for (number, bytes) in lines {
            if number == range.start.line {
                html += "<span class=\"hit\" data-line=\"\(number)\">\(marked(bytes, range, indent))</span>"
            } else {
                html += "<span data-line=\"\(number)\">\(escaped(bytes.dropFirst(indent).prefix(longestLine)))</span>"
            }
        }
        return "<pre\(isNote ? " class=\"note\"" : "")>\(html)</pre>"
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func marked(_ bytes: ArraySlice<UInt8>, _ range: TextRange, _ indent: Int) -> String {
        let start = bytes.startIndex + min(max(range.start.column - 1, 0), bytes.count)
        let isOneLine = range.start.line == range.end.line
        let end = isOneLine ? max(start, bytes.startIndex + min(max(range.end.column - 1, 0), bytes.count)) : bytes.endIndex
        return escaped(bytes[..<start].dropFirst(indent)) + "<mark>\(escaped(bytes[start..<end]))</mark>"
            + escaped(bytes[end...].prefix(longestLine))
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String { Markup.escaped(String(decoding: bytes, as: UTF8.self)) }
}
