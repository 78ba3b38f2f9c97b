import LintelEvidence

/// One line of source with the marked part, cut to what a terminal shows.
struct Excerpt {
    /// Characters of source that are shown.
    static let width = 100

    let before: String
    let marked: String
    let after: String

    /// Nil where the line cannot be shown.
    init?(_ range: TextRange, of file: String, in sources: SourceLines) {
        guard let bytes = sources.bytes(range.start.line, of: file) else { return nil }
        let start = min(max(range.start.column - 1, 0), bytes.count)
        let isOneLine = range.end.line == range.start.line
        let end = isOneLine ? min(max(range.end.column - 1, start), bytes.count) : bytes.count
        let base = bytes.startIndex
        let head = Self.text(bytes[base..<(base + start)])
        var middle = Self.text(bytes[(base + start)..<(base + end)])
        let tail = Self.text(bytes[(base + end)...])
        while middle.last == " " { middle.removeLast() }
        // Indentation that all the lines of a file have in common tells nothing.
        let shown = head.drop { $0 == " " }
        marked = middle.count > Self.width ? middle.prefix(Self.width - 1) + "…" : middle
        let room = Self.width - marked.count
        let beforeRoom = max(0, min(shown.count, room / 2))
        before = shown.count > beforeRoom ? "…" + shown.suffix(max(0, beforeRoom - 1)) : String(shown)
        let afterRoom = max(0, room - before.count)
        after = marked.count < middle.count ? "" : tail.count > afterRoom ? tail.prefix(max(0, afterRoom - 1)) + "…" : tail
    }

    var line: String { before + marked + after }

    /// Tabs as four spaces, other control characters as blanks.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        for character in String(decoding: bytes, as: UTF8.self) {
            switch character {
            case "\t": text += "    "
            case _ where character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }: text += " "
            default: text.append(character)
            }
        }
        return text
    }
}
