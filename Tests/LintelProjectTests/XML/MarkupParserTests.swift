import LintelEvidence
import Testing

@testable import LintelProject

@Suite struct MarkupParserTests {
    /// An element as text: name, attributes, text, children.
    private static func tree(_ element: MarkupElement) -> String {
        let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
        let text = element.text.isEmpty ? "" : " '\(element.text)'"
        let children = element.children.isEmpty ? "" : " [" + element.children.map(tree).joined(separator: ", ") + "]"
        return element.name + attributes + text + children
    }

    @Test(
        "well-formed text",
        arguments: [
            ("<a/>", "a"),
            ("<?xml version=\"1.0\"?><!-- before --><a><b/></a><!-- after -->\n", "a [b]"),
            ("\u{FEFF}<a x='1' y=\"&lt;&amp;&quot;&#65;&#x1F600;\"/>", "a x=1 y=<&\"A😀"),
            ("<a>one<b/>two &gt;<!-- no --> three</a>", "a 'onetwo > three' [b]"),
            ("<a><![CDATA[<b/> & ]]></a>", "a '<b/> & '"),
            ("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist/>", "plist"),
            ("<a\n  b = \"line\none\"\n></a >", "a b=line one"),
            ("<ns:a ns:b=\"ü\"/>", "ns:a ns:b=ü"),
        ])
    func wellFormed(text: String, expected: String) throws {
        let document = try MarkupParser.parse(Array(text.utf8), file: "a.xml")
        #expect(Self.tree(document.root) == expected)
    }

    @Test(
        "what is refused, and where",
        arguments: [
            ("", "the file is empty: restore it, or leave it out", 1, 1),
            (" \n ", "the file is empty: restore it, or leave it out", 1, 1),
            ("\u{0}\u{1}\u{2}", "the file holds binary data, not text", 1, 1),
            ("bplist text", "this is not an XML file", 1, 1),
            ("<a>\n  <b>\n", "the file ends inside <b>: save it again in Xcode, or leave it out", 2, 3),
            ("<a>\n  <b c=\"d", "the file ends inside <b>: save it again in Xcode, or leave it out", 2, 3),
            ("<a><!-- ", "the file ends inside a comment: save it again in Xcode, or leave it out", 1, 4),
            ("<a>\n<<<<<<< HEAD\n<b/>", "unresolved merge conflict: resolve it first", 2, 1),
            ("<a/>\n>>>>>>> branch\n", "unresolved merge conflict: resolve it first", 2, 1),
            ("<a>\n</b>", "</a> (opened in line 1) expected, found </b>", 2, 1),
            ("<a b=\"1\" b=\"2\"/>", "another attribute expected, found a second b", 1, 10),
            ("<a b=c/>", "a quotation mark expected, found 'c'", 1, 6),
            ("<a>&nope;</a>", "one of XML's own entities expected, found &nope", 1, 4),
            ("<a/><b/>", "the end of the file expected, found more text", 1, 5),
            (
                "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
                "a document type with declarations of its own is not read", 1, 14
            ),
            ("<!DOCTYPE a SYSTEM \"a.dtd\" [\n<!ENTITY % x \"y\">]><a/>", "a document type with declarations of its own is not read", 2, 1),
        ])
    func refused(text: String, message: String, line: Int, column: Int) {
        let error = #expect(throws: ReadError.self) { try MarkupParser.parse(Array(text.utf8), file: "a.xml") }
        #expect(error?.message == message)
        #expect(error?.position == TextPosition(line: line, column: column))
    }

    @Test func deepNestingIsRefusedWithoutRecursion() {
        let text = String(repeating: "<a>", count: 100_000)
        let error = #expect(throws: ReadError.self) { try MarkupParser.parse(Array(text.utf8), file: "a.xml") }
        #expect(error?.message == "nested more than 400 deep")
    }

    /// Whatever a file is cut off at, reading ends with an error that has a place in the file.
    @Test func everyCutEndsInAnError() throws {
        let text = "<?xml version=\"1.0\"?>\n<a b=\"c\">\n  <!-- d --><e><![CDATA[f]]>&amp;</e>\n</a>"
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count {
            let error = #expect(throws: ReadError.self) { try MarkupParser.parse(Array(bytes.prefix(length)), file: "a.xml") }
            #expect((1...4).contains(error?.position.line ?? 0), "cut at \(length)")
        }
    }

    @Test func columnsCountBytesAndLinesEndInEveryManner() throws {
        let document = try MarkupParser.parse(Array("<ä>\r\n<b/>\r <c d=\"é\" e=\"f\"/>\n</ä>".utf8), file: "a.xml")
        let places = document.root.children.map { document.lines.position($0.tag.lowerBound) }
        #expect(places == [TextPosition(line: 2, column: 1), TextPosition(line: 3, column: 2)])
        let value = try #require(document.root.children[1].attribute("e")?.valueRange)
        #expect(document.lines.position(value.lowerBound) == TextPosition(line: 3, column: 15))
    }

    @Test("UTF-16 with a mark", arguments: [true, false])
    func utf16(isLittle: Bool) throws {
        let units = Array("<a b=\"ü\"/>".utf16)
        let bytes = ([0xFEFF] + units).flatMap { unit -> [UInt8] in
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 0xFF)
            return isLittle ? [low, high] : [high, low]
        }
        #expect(try MarkupParser.parse(bytes, file: "a.xml").root["b"] == "ü")
    }
}
