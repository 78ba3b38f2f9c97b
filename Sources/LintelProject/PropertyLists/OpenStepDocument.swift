internal import LintelEvidence

/// A whole text in brace syntax: its nodes and the bytes they point into.
struct OpenStepDocument: Sendable {
    let path: String
    let bytes: [UInt8]
    let lines: LineTable
    let root: OpenStepNode

    init(path: String, bytes: [UInt8]) throws(ReadError) {
        if let line = MergeConflict.firstLine(in: bytes) { throw .mergeConflict(line: line) }
        lines = LineTable(bytes)
        self.path = path
        if var tree = try MarkupPropertyTree(path: path, bytes: bytes) {
            root = try tree.root()
            self.bytes = tree.bytes
        } else {
            var parser = OpenStepParser(bytes, lines: lines)
            root = try parser.document()
            self.bytes = bytes
        }
    }

    func place(of node: OpenStepNode) -> Place { Place(file: path, range: lines.range(node.range)) }

    /// The text of a text node; nil for others.
    func text(_ node: OpenStepNode) -> String? {
        guard case .text(let range, let hasEscapes) = node.kind else { return nil }
        return hasEscapes ? OpenStepEscapes.decode(bytes[range]) : String(decoding: bytes[range], as: UTF8.self)
    }

    /// The value of a dictionary's member.
    func value(_ key: String, in node: OpenStepNode) -> OpenStepNode? {
        members(of: node).first { isText($0.key, key) }?.value
    }

    func text(_ key: String, in node: OpenStepNode) -> String? { value(key, in: node).flatMap { text($0) } }

    /// The texts of a list; a single text counts as a list of one.
    func texts(_ key: String, in node: OpenStepNode) -> [String] {
        guard let value = value(key, in: node) else { return [] }
        if let single = text(value) { return [single] }
        return elements(of: value).compactMap { text($0) }
    }

    func members(of node: OpenStepNode) -> [OpenStepNode.Member] {
        if case .dictionary(let members) = node.kind { members } else { [] }
    }

    func elements(of node: OpenStepNode) -> [OpenStepNode] {
        if case .array(let elements) = node.kind { elements } else { [] }
    }

    /// Compares bytes, because most keys asked for are not there and need no decoding.
    private func isText(_ node: OpenStepNode, _ text: String) -> Bool {
        guard case .text(let range, let hasEscapes) = node.kind else { return false }
        if hasEscapes { return self.text(node) == text }
        return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
    }
}
