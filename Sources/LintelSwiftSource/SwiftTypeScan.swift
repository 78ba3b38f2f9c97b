import LintelEvidence

/// Finds `class A: B` and its relatives without parsing: a class may stand in a file that never mentions a bar, and still be the
/// ancestor of one that does.
struct SwiftTypeScan {
    private let path: String
    private let bytes: [UInt8]
    private let lines: LineTable

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineTable(bytes)
    }

    private static let kinds: [String: TypeEvidence.Kind] = [
        "class": .class, "struct": .struct, "enum": .enum, "actor": .actor, "protocol": .protocol, "extension": .extension,
    ]
    /// After `class`, these make a member of it.
    private static let memberWords: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

    var file: SourceFile {
        var file = SourceFile(path: path, language: .swift, isScannedOnly: true)
        var words = SwiftWords(bytes)
        while let word = words.next(ofInterest: true) {
            if word.text == "import", let module = words.next() {
                file.imports.append(module.text)
            } else if let kind = Self.kinds[word.text] {
                if let type = type(kind, &words) { file.types.append(type) }
            } else if word.text.hasSuffix("Controller") {
                file.mentions.insert(word.text)
            }
        }
        return file
    }

    private func type(_ kind: TypeEvidence.Kind, _ words: inout SwiftWords) -> TypeEvidence? {
        guard var name = words.next(), !Self.memberWords.contains(name.text) else { return nil }
        while words.skip("."), let inner = words.next() { name = inner }
        words.skipGenerics()
        var supertypes: [String] = []
        if words.skip(":") {
            repeat {
                guard var supertype = words.next() else { break }
                while words.skip("."), let inner = words.next() { supertype = inner }
                words.skipGenerics()
                supertypes.append(supertype.text)
            } while words.skip(",") || words.skip("&")
        }
        let range = lines.range(name.start, name.start + name.text.utf8.count)
        return TypeEvidence(
            name: name.text, kind: kind, supertypes: supertypes, place: Place(file: path, range: range),
            lines: range.start.line...range.start.line)
    }
}

/// The words of Swift source, comments and strings skipped.
private struct SwiftWords {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next word, anything else skipped; nil at the end.
    ///
    /// - Parameter ofInterest: whether words that begin no declaration and name no controller are passed over too: most are.
    mutating func next(ofInterest: Bool = false) -> (text: String, start: Int)? {
        while index < bytes.count {
            if skipSilence() { continue }
            guard Self.isWordByte(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
            let word = bytes[start..<index]
            if ofInterest, !Self.isOfInterest(word) { continue }
            // A member named `class` or `extension` follows a dot.
            if start > 0, bytes[start - 1] == UInt8(ascii: "."), word.first.map(Self.isLowercase) == true { continue }
            return (String(decoding: word, as: UTF8.self), start)
        }
        return nil
    }

    /// Goes over one punctuation mark if it comes next.
    mutating func skip(_ mark: Character) -> Bool {
        while index < bytes.count, bytes[index] <= 0x20 || skipSilence() {
            if index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        }
        guard index < bytes.count, bytes[index] == mark.asciiValue else { return false }
        index += 1
        return true
    }

    mutating func skipGenerics() {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return }
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") { depth += 1 }
            if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
            index += 1
            if depth == 0 || bytes[index - 1] == UInt8(ascii: "{") { return }
        }
    }

    /// Goes over a comment or a string that starts here.
    private mutating func skipSilence() -> Bool {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\"") {
            skipString()
            return true
        }
        guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "*"):
            index += 2
            while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) { index += 1 }
            index = min(index + 1, bytes.count)
        default: return false
        }
        return true
    }

    private mutating func skipString() {
        let quote = UInt8(ascii: "\"")
        let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
        index += isLong ? 3 : 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            index += 1
            if !isLong, byte == quote || byte == UInt8(ascii: "\n") { return }
            if isLong, byte == quote, index + 1 < bytes.count, bytes[index] == quote, bytes[index + 1] == quote {
                index += 2
                return
            }
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte >= 0x80
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    private static let longestKeyword = "extension".utf8.count
    private static let controllerEnding = Array("Controller".utf8)

    private static func isOfInterest(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        switch first {
        case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "s"):
            return word.count <= longestKeyword
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return word.count >= controllerEnding.count && word.suffix(controllerEnding.count).elementsEqual(controllerEnding)
        default: return false
        }
    }
}
