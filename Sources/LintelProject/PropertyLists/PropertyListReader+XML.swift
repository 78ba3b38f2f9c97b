internal import LintelEvidence

extension PropertyListReader {
    static func xml(_ bytes: [UInt8], path: String) throws(ReadError) -> PropertyListFile {
        let document = try MarkupParser.parse(bytes, file: path)
        let root = document.root
        guard root.name == "plist" else { throw .notA("a property list", at: document.lines.position(root.tag.lowerBound)) }
        guard let top = root.children.first else { throw .empty }
        guard top.name == "dict" else { return PropertyListFile(path: path, format: .xml, entries: []) }
        var entries: [PropertyListEntry] = []
        try eachMember(of: top, in: document) { (key, element) throws(ReadError) in
            entries.append(
                PropertyListEntry(
                    writtenKey: key.text, value: try value(element, in: document),
                    place: Place(file: path, range: document.lines.range(key.extent)),
                    valuePlace: Place(file: path, range: document.lines.range(element.extent))))
        }
        return PropertyListFile(path: path, format: .xml, entries: entries)
    }

    private static func eachMember(
        of dictionary: MarkupElement, in document: MarkupDocument, _ use: (MarkupElement, MarkupElement) throws(ReadError) -> Void
    ) throws(ReadError) {
        var rest = dictionary.children[...]
        while let key = rest.popFirst() {
            let position = document.lines.position(key.tag.lowerBound)
            guard key.name == "key" else { throw .unexpected(found: "<\(key.name)>", expected: "<key>", at: position) }
            guard let element = rest.popFirst() else {
                throw .unexpected(found: "</dict>", expected: "a value for \(key.text)", at: position)
            }
            try use(key, element)
        }
    }

    private static func value(_ element: MarkupElement, in document: MarkupDocument) throws(ReadError) -> PropertyValue {
        switch element.name {
        case "string": return .string(element.text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "integer": return integer(element.text).map { .integer($0) } ?? .string(element.text)
        case "real": return Double(trimmed(element.text)).map { .real($0) } ?? .string(element.text)
        case "date": return .date(trimmed(element.text))
        case "data": return .data(byteCount: byteCount(base64: element.text))
        case "array":
            var elements: [PropertyValue] = []
            for child in element.children { elements.append(try value(child, in: document)) }
            return .array(elements)
        case "dict":
            var members: [String: PropertyValue] = [:]
            try eachMember(of: element, in: document) { (key, child) throws(ReadError) in
                members[key.text] = try value(child, in: document)
            }
            return .dictionary(members)
        default:
            throw .unexpected(
                found: "<\(element.name)>", expected: "a property list's value", at: document.lines.position(element.tag.lowerBound))
        }
    }

    private static func integer(_ text: String) -> Int? {
        let digits = trimmed(text)
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }

    private static func trimmed(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
        let end = bytes.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// Four characters of base 64 stand for three bytes.
    private static func byteCount(base64 text: String) -> Int {
        text.utf8.count { !$0.isBlank && $0 != UInt8(ascii: "=") } * 3 / 4
    }
}
