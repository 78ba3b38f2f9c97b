import LintelEvidence

extension MarkupParser {
    /// The root element and all below it; a stack instead of recursion, so that depth cannot exhaust ours.
    mutating func tree() throws(ReadError) -> MarkupElement {
        guard offset < bytes.count else { throw .unexpected(found: nil, expected: "an element", at: position(offset)) }
        var open: [MarkupElement] = []
        while true {
            let start = offset
            if offset >= bytes.count {
                throw endsInside(open.last?.name ?? "", open.last?.tag.lowerBound ?? 0)
            } else if isAt("<!--") {
                try skip(past: "-->", inside: "a comment")
            } else if isAt("<![CDATA[") {
                try skip(past: "]]>", inside: "a CDATA section")
                append(string(start + 9..<offset - 3), to: &open)
            } else if isAt("<?") {
                try skip(past: "?>", inside: "a processing instruction")
            } else if isAt("</") {
                if let root = try closeElement(&open) { return root }
            } else if bytes[offset] == UInt8(ascii: "<") {
                let (element, isClosed) = try openTag()
                if !isClosed {
                    open.append(element)
                    if open.count > Self.deepestElement { throw .tooDeep(limit: Self.deepestElement, at: position(start)) }
                } else if open.isEmpty {
                    return element
                } else {
                    open[open.count - 1].children.append(element)
                }
            } else {
                let text = try characters(upTo: UInt8(ascii: "<"))
                append(text, to: &open)
            }
        }
    }

    private func append(_ text: String, to open: inout [MarkupElement]) {
        guard !open.isEmpty, text.utf8.contains(where: { !Self.isSpace($0) }) else { return }
        open[open.count - 1].text += text
    }

    /// Takes the end tag; gives the root when it was its own.
    private mutating func closeElement(_ open: inout [MarkupElement]) throws(ReadError) -> MarkupElement? {
        let start = offset
        offset += 2
        let name = try self.name("an element's name")
        skipSpace()
        guard var element = open.popLast() else { throw unexpected("</\(name)>", expected: "an element", at: start) }
        guard offset < bytes.count else { throw endsInside(element.name, element.tag.lowerBound) }
        guard name == element.name else {
            let opened = position(element.tag.lowerBound).line
            throw unexpected("</\(name)>", expected: "</\(element.name)> (opened in line \(opened))", at: start)
        }
        try expect(UInt8(ascii: ">"), "'>'")
        element.extent = element.extent.lowerBound..<offset
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    /// A tag from `<` to behind `>`, and whether it also closes its element.
    mutating func openTag() throws(ReadError) -> (MarkupElement, isClosed: Bool) {
        let start = offset
        if isAt("<<<<<<<") { throw .mergeConflict(line: position(start).line) }
        offset += 1
        let name = try self.name("an element's name")
        var attributes: [MarkupAttribute] = []
        while true {
            skipSpace()
            guard offset < bytes.count else { throw endsInside(name, start) }
            if bytes[offset] == UInt8(ascii: ">") {
                offset += 1
                return (MarkupElement(name: name, attributes: attributes, tag: start..<offset, extent: start..<offset), false)
            }
            if bytes[offset] == UInt8(ascii: "/") {
                offset += 1
                guard offset < bytes.count else { throw endsInside(name, start) }
                try expect(UInt8(ascii: ">"), "'>'")
                return (MarkupElement(name: name, attributes: attributes, tag: start..<offset, extent: start..<offset), true)
            }
            let place = offset
            let attribute = try self.attribute(of: name, start)
            if attributes.contains(where: { $0.name == attribute.name }) {
                throw unexpected("a second \(attribute.name)", expected: "another attribute", at: place)
            }
            attributes.append(attribute)
        }
    }

    private mutating func attribute(of element: String, _ start: Int) throws(ReadError) -> MarkupAttribute {
        let name = try self.name("an attribute's name")
        skipSpace()
        guard offset < bytes.count else { throw endsInside(element, start) }
        try expect(UInt8(ascii: "="), "'='")
        skipSpace()
        guard offset < bytes.count else { throw endsInside(element, start) }
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw unexpected(Self.spelled(quote), expected: "a quotation mark", at: offset)
        }
        offset += 1
        let begin = offset
        let value = try characters(upTo: quote, inAttribute: true)
        guard offset < bytes.count else { throw endsInside(element, start) }
        let range = begin..<offset
        offset += 1
        return MarkupAttribute(name: name, value: value, valueRange: range)
    }

    private mutating func expect(_ byte: UInt8, _ what: String) throws(ReadError) {
        guard bytes[offset] == byte else { throw unexpected(Self.spelled(bytes[offset]), expected: what, at: offset) }
        offset += 1
    }

    private mutating func name(_ what: String) throws(ReadError) -> String {
        let start = offset
        while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
        guard offset > start else {
            guard offset < bytes.count else { throw .endsInside("a tag", from: position(start - 1)) }
            throw unexpected(Self.spelled(bytes[offset]), expected: what, at: offset)
        }
        return string(start..<offset)
    }

    private func endsInside(_ element: String, _ start: Int) -> ReadError { .endsInside("<\(element)>", from: position(start)) }

    static func spelled(_ byte: UInt8) -> String {
        (0x21...0x7E).contains(byte) ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }
}
