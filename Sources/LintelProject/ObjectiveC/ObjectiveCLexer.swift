internal import LintelEvidence

/// Takes Objective-C source apart into tokens.
struct ObjectiveCLexer {
    private(set) var tokens: [ObjectiveCToken] = []
    /// Each token's `#if` conditions; the first entry is empty.
    private(set) var conditions: [[SourceCondition]] = [[]]
    private(set) var modules: [String] = []

    private let bytes: [UInt8]
    private var index = 0
    private var branches = ObjectiveCBranches()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6)
        while index < bytes.count { step() }
        tokens.append(ObjectiveCToken(kind: .end, start: bytes.count, end: bytes.count, condition: 0))
    }

    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case _ where byte <= 0x20: index += 1
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "#"): readDirective()
        case UInt8(ascii: "\""): readString(from: index + 1)
        case UInt8(ascii: "'"): readCharacter()
        case UInt8(ascii: "@") where next == UInt8(ascii: "\""): readString(from: index + 2)
        case UInt8(ascii: "@") where Self.isWordStart(next): readWord()
        case _ where Self.isWordStart(byte): readWord()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        default: readMark(byte)
        }
    }

    private var next: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    private mutating func add(_ kind: ObjectiveCToken.Kind, _ start: Int, _ end: Int) {
        tokens.append(ObjectiveCToken(kind: kind, start: start, end: end, condition: conditions.count - 1))
    }

    static func isWordStart(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
            || byte == UInt8(ascii: "$")
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        isWordStart(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func readWord() {
        let start = index
        index += 1
        while index < bytes.count, Self.isWordPart(bytes[index]) { index += 1 }
        add(.word, start, index)
    }

    private mutating func readNumber() {
        let start = index
        while index < bytes.count, Self.isWordPart(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        add(.number, start, index)
    }

    private mutating func readString(from start: Int) {
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != .lineFeed {
            index += bytes[index] == .backslash ? 2 : 1
        }
        add(.string, start, min(index, bytes.count))
        index += 1
    }

    private mutating func readCharacter() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != .singleQuote, bytes[index] != .lineFeed {
            index += bytes[index] == .backslash ? 2 : 1
        }
        index += 1
        add(.number, start, min(index, bytes.count))
    }

    private mutating func readMark(_ byte: UInt8) {
        let pair = (byte, next)
        let isLong =
            switch pair {
            case (UInt8(ascii: "-"), UInt8(ascii: ">")): true
            case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: "=")),
                (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "+"), UInt8(ascii: "=")), (UInt8(ascii: "-"), UInt8(ascii: "=")),
                (UInt8(ascii: "|"), UInt8(ascii: "=")), (UInt8(ascii: "&"), UInt8(ascii: "=")), (UInt8(ascii: "*"), UInt8(ascii: "=")),
                (UInt8(ascii: "/"), UInt8(ascii: "=")):
                true
            case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")), (UInt8(ascii: "+"), UInt8(ascii: "+")),
                (UInt8(ascii: "-"), UInt8(ascii: "-")):
                true
            default: false
            }
        add(.mark(byte, isLong: isLong), index, index + (isLong ? 2 : 1))
        index += isLong ? 2 : 1
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn { index += 1 }
    }

    private mutating func skipComment() {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) { index += 1 }
        index += 1
    }

    // MARK: Directives

    /// A directive reaches to the end of its line, or further where a backslash says so.
    private mutating func readDirective() {
        let start = index
        while index < bytes.count, bytes[index] != .lineFeed {
            if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                skipComment()
            } else {
                index += bytes[index] == .backslash ? 2 : 1
            }
        }
        let line = String(decoding: bytes[(start + 1)..<min(index, bytes.count)], as: UTF8.self)
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
        guard let word = words.first else { return }
        let rest = words.dropFirst().joined().split(separator: "//", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        switch word {
        case "import", "include": readImport(rest)
        case "if": branches.open(rest, at: tokens.count)
        case "ifdef": branches.open("defined(" + rest + ")", at: tokens.count)
        case "ifndef": branches.open("!defined(" + rest + ")", at: tokens.count)
        case "elif": branches.turn(rest, at: tokens.count)
        case "else": branches.turn(nil, at: tokens.count)
        case "endif": tokens = branches.close(tokens)
        default: return
        }
        conditions.append(branches.conditions)
    }

    /// `<UIKit/UIKit.h>` names a module; a file of the project does not.
    private mutating func readImport(_ name: String) {
        guard name.hasPrefix("<"), let slash = name.firstIndex(of: "/") else { return }
        modules.append(String(name[name.index(after: name.startIndex)..<slash]))
    }
}
