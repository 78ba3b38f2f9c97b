import LintelEvidence
import Testing

@testable import LintelProject

/// The text as a reader of https://spec.json5.org must take it, and what is wrong with others.
@Suite struct JSON5Tests {
    @Test(arguments: [
        ("null", "null"), ("true", "true"), (" false ", "false"), ("\u{FEFF}1", "1.0"),
        ("'it\\'s'", "it's"), ("\"a\\u00e9\\x41\\n\"", "aéA\n"), ("'\\uD83D\\uDE00'", "😀"), ("'one\\\ntwo'", "onetwo"), ("'\\q'", "q"),
        ("0x1F", "31.0"), (".5", "0.5"), ("5.", "5.0"), ("+3", "3.0"), ("-2e3", "-2000.0"), ("-Infinity", "-inf"), ("-0x10", "-16.0"),
        ("[]", "[]"), ("[1,2,]", "[1.0 2.0]"), ("[1 /* two */, // three\n 2]", "[1.0 2.0]"),
        ("{}", "{}"), ("{a: 1, 'b c': [true], \"d\": {},}", "{a=1.0 b c=[true] d={}}"), ("{$_ä1: null}", "{$_ä1=null}"),
    ])
    func reads(text: String, tree: String) throws {
        #expect(Self.tree(try JSON5(text.utf8)) == tree)
    }

    @Test(arguments: [
        ("", 1, 1, "the text ends where a value is expected"),
        ("{", 1, 2, "the text ends where a member's name or `}` is expected"),
        ("[1 2]", 1, 4, "`,` or `]` expected, found `2`"),
        ("{a 1}", 1, 4, "`:` expected, found `1`"),
        ("{\n  a: 1\n  b: 2\n}", 3, 3, "`,` or `}` expected, found `b`"),
        ("{a: 1, a: 2}", 1, 8, "`a` is given twice, first in line 1"),
        ("{é: 1, é: 2}", 1, 9, "`é` is given twice, first in line 1"),
        ("'open", 1, 1, "text without closing quote"),
        ("'two\nlines'", 1, 1, "text without closing quote"),
        ("1 /* never", 1, 3, "comment without `*/`"),
        ("\"\\u12G4\"", 1, 2, "unknown escape `\\u12G4`"),
        ("'\\1'", 1, 2, "unknown escape `\\1`"),
        ("012", 1, 1, "`012` is no number"),
        ("1.2.3", 1, 1, "`1.2.3` is no number"),
        ("0xZ", 1, 1, "`0xZ` is no number"),
        ("[treu]", 1, 2, "a value expected, found `treu`"),
        ("{1a: 2}", 1, 2, "a member's name or `}` expected, found `1a`"),
        ("{} {}", 1, 4, "the end expected, found `{`"),
    ])
    func refuses(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: JSON5Error.self) { try JSON5(text.utf8) }
        #expect(error?.message == message)
        #expect(error?.position == TextPosition(line: line, column: column))
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(throws: JSON5Error(.notUTF8, at: .start)) { try JSON5([0x22, 0xFF, 0x22]) }
    }

    @Test func refusesDepthBeforeTheStackEnds() {
        let error = #expect(throws: JSON5Error.self) { try JSON5(String(repeating: "[", count: 100_000).utf8) }
        #expect(error?.reason == .tooDeep)
    }

    @Test func knowsWhereValuesStand() throws {
        guard case .object(let members) = try JSON5("{\n  a: 1,\n  'b':\n    [2]\n}".utf8).value else {
            Issue.record("an object was written")
            return
        }
        #expect(members.map(\.keyPosition) == [TextPosition(line: 2, column: 3), TextPosition(line: 3, column: 3)])
        #expect(members.map(\.value.position) == [TextPosition(line: 2, column: 6), TextPosition(line: 4, column: 5)])
    }

    private static func tree(_ node: JSON5) -> String {
        switch node.value {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): text
        case .array(let nodes): "[" + nodes.map(tree).joined(separator: " ") + "]"
        case .object(let members): "{" + members.map { "\($0.key)=\(tree($0.value))" }.joined(separator: " ") + "}"
        }
    }
}
