internal import LintelEvidence

/// Reads `.strings` files: `"key" = "value";` lines with comments, in UTF-8 or UTF-16, and the property lists that builds make of them.
public enum StringsReader {
    /// Far above what any language of an app needs; bytes.
    public static let largestFile = 16_000_000

    /// Values by key; a key alone stands for itself, and of two equal keys the later one counts.
    ///
    /// - Parameter path: how errors of property lists name the file.
    public static func read(_ file: [UInt8], path: String) throws(ReadError) -> [String: String] {
        if file.count > largestFile { throw .tooLarge(bytes: file.count, limit: largestFile) }
        let bytes = UTF8Text.bytesWithoutMark(of: file)
        if bytes.starts(with: Array("bplist".utf8)) { return try propertyList(bytes, path) }
        if let line = MergeConflict.firstLine(in: bytes) { throw .mergeConflict(line: line) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if String(validating: text, as: UTF8.self) == nil || text.contains(0) { throw .notText }
        switch text.first(where: { !$0.isBlank }) {
        case nil: return [:]
        case UInt8(ascii: "<"), UInt8(ascii: "{"): return try propertyList(bytes, path)
        default: return try lines(bytes)
        }
    }

    private static func lines(_ bytes: [UInt8]) throws(ReadError) -> [String: String] {
        var parser = OpenStepParser(bytes, lines: LineTable(bytes))
        var values: [String: String] = [:]
        for member in try parser.bareMembers() {
            guard let key = text(member.key, in: bytes), let value = text(member.value, in: bytes) else { continue }
            values[key] = value
        }
        return values
    }

    private static func text(_ node: OpenStepNode, in bytes: [UInt8]) -> String? {
        guard case .text(let range, let hasEscapes) = node.kind else { return nil }
        return hasEscapes ? OpenStepEscapes.decode(bytes[range]) : String(decoding: bytes[range], as: UTF8.self)
    }

    private static func propertyList(_ bytes: [UInt8], _ path: String) throws(ReadError) -> [String: String] {
        var values: [String: String] = [:]
        for entry in try PropertyListReader.read(bytes, path: path).entries {
            if case .string(let value) = entry.value { values[entry.key] = value }
        }
        return values
    }
}
