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
        var lines = ""
        for number in max(1, range.start.line - context)...(range.start.line + context) {
            guard let bytes = sources.bytes(number, of: place.file) else { continue }
            if number == range.start.line {
                lines += "<span class=\"hit\" data-line=\"\(number)\">\(marked(bytes, range))</span>"
            } else {
                lines += "<span data-line=\"\(number)\">\(escaped(bytes.prefix(longestLine)))</span>"
            }
        }
        return "<pre\(isNote ? " class=\"note\"" : "")>\(lines)</pre>"
    }

    private static func marked(_ bytes: ArraySlice<UInt8>, _ range: TextRange) -> String {
        let start = bytes.startIndex + min(max(range.start.column - 1, 0), bytes.count)
        let isOneLine = range.start.line == range.end.line
        let end = isOneLine ? max(start, bytes.startIndex + min(max(range.end.column - 1, 0), bytes.count)) : bytes.endIndex
        return escaped(bytes[..<start]) + "<mark>\(escaped(bytes[start..<end]))</mark>" + escaped(bytes[end...].prefix(longestLine))
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String { Markup.escaped(String(decoding: bytes, as: UTF8.self)) }
}
