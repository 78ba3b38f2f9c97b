import LintelEvidence

/// A property list in XML as the same tree: CocoaPods and other tools write project files so.
struct MarkupPropertyTree {
    let document: MarkupDocument
    /// The file's bytes, and behind them the texts whose entities had to be replaced.
    private(set) var bytes: [UInt8]

    /// Nil for what does not begin like XML.
    init?(path: String, bytes: [UInt8]) throws(ReadError) {
        guard bytes.first(where: { !$0.isBlank }) == UInt8(ascii: "<") else { return nil }
        document = try MarkupParser.parse(bytes, file: path)
        self.bytes = bytes
    }

    mutating func root() throws(ReadError) -> OpenStepNode {
        guard document.root.name == "plist", let top = document.root.children.first else {
            throw .notA("a property list", at: document.lines.position(document.root.tag.lowerBound))
        }
        return try node(top)
    }

    private mutating func node(_ element: MarkupElement) throws(ReadError) -> OpenStepNode {
        switch element.name {
        case "dict": return OpenStepNode(kind: .dictionary(try members(of: element)), range: element.extent)
        case "array":
            var elements: [OpenStepNode] = []
            for child in element.children { elements.append(try node(child)) }
            return OpenStepNode(kind: .array(elements), range: element.extent)
        case "data": return OpenStepNode(kind: .data(byteCount: element.text.utf8.count * 3 / 4), range: element.extent)
        // Brace syntax knows no truth values: Xcode writes them as words.
        case "true": return text("YES", element)
        case "false": return text("NO", element)
        default: return text(element.text, element)
        }
    }

    private mutating func members(of dictionary: MarkupElement) throws(ReadError) -> [OpenStepNode.Member] {
        var members: [OpenStepNode.Member] = []
        var rest = dictionary.children[...]
        while let key = rest.popFirst() {
            guard key.name == "key", let value = rest.popFirst() else {
                throw .unexpected(found: "<\(key.name)>", expected: "a key and its value", at: document.lines.position(key.tag.lowerBound))
            }
            members.append(OpenStepNode.Member(key: text(key.text, key), value: try node(value)))
        }
        return members
    }

    private mutating func text(_ text: String, _ element: MarkupElement) -> OpenStepNode {
        let start = bytes.count
        bytes += Array(text.utf8)
        return OpenStepNode(kind: .text(start..<bytes.count, hasEscapes: false), range: element.extent)
    }
}
