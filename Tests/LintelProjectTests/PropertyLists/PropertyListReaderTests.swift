import Foundation
import LintelEvidence
import LintelProject
import Testing

struct PropertyListReaderTests {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleIdentifier</key>
        	<string>org.example.$(NAME)</string>
        	<!-- <key>Commented</key><true/> -->
        	<key>UIStatusBarHidden</key> <true/>
        	<key>UIStatusBarHidden~ipad</key>
        	<false/>
        	<key>Numbers</key>
        	<array><integer>3</integer><integer>0x10</integer><real>1.5</real></array>
        	<key>Look</key>
        	<dict>
        		<key>Date</key><date>2026-01-09T09:41:00Z</date>
        		<key>Data</key><data>aGVsbG8=</data>
        		<key>Text</key><string>a &lt; b &amp;amp; c</string>
        		<key>Empty</key><string></string>
        	</dict>
        </dict>
        </plist>
        """

    @Test("An XML list gives every type of value, in order, with places of key and value")
    func valuesAndPlaces() throws {
        let list = try PropertyListReader.read(Array(Self.xml.utf8), path: "App/Info.plist")
        #expect(list.format == .xml)
        #expect(list.describesBundle)
        #expect(
            list.entries.map { "\($0.key)\($0.device.map { "~\($0)" } ?? "") \($0.place.text) \($0.valuePlace.text)" } == [
                "CFBundleIdentifier 5:2-5:31 6:2-6:38", "UIStatusBarHidden 8:2-8:30 8:31-8:38", "UIStatusBarHidden~pad 9:2-9:35 10:2-10:10",
                "Numbers 11:2-11:20 12:2-12:76", "Look 13:2-13:17 14:2-19:9",
            ])
        #expect(list.entry("Numbers")?.value == .array([.integer(3), .integer(16), .real(1.5)]))
        let look = try #require(list.entry("Look")?.value)
        #expect(look["Date"] == .date("2026-01-09T09:41:00Z"))
        #expect(look["Data"] == .data(byteCount: 5))
        #expect(look["Text"] == .string("a < b &amp; c"))
        #expect(look["Empty"] == .string(""))
    }

    @Test("SB-36: the suffixed key wins on its device", arguments: [(nil, true), (DeviceFamily.phone, true), (.pad, false)])
    func suffix(device: DeviceFamily?, hidden: Bool) throws {
        let list = try PropertyListReader.read(Array(Self.xml.utf8), path: "Info.plist")
        #expect(list.entry("UIStatusBarHidden", on: device)?.value.truth == hidden)
    }

    @Test("A binary list keeps Booleans apart from numbers")
    func binary() throws {
        let members: [String: Any] = [
            "B": true, "I": 1, "R": 0.5, "S": "x", "L": ["y"], "D": ["k": false], "UIStatusBarHidden~iphone": false,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: members, format: .binary, options: 0)
        let list = try PropertyListReader.read(Array(data), path: "Info.plist")
        #expect(list.format == .binary)
        #expect(list.entries.map(\.key) == ["B", "D", "I", "L", "R", "S", "UIStatusBarHidden"])
        #expect(list.entry("B")?.value == .boolean(true))
        #expect(list.entry("I")?.value == .integer(1))
        #expect(list.entry("R")?.value == .real(0.5))
        #expect(list.entry("L")?.value == .array([.string("y")]))
        #expect(list.entry("D")?.value == .dictionary(["k": .boolean(false)]))
        #expect(list.entry("UIStatusBarHidden", on: .phone)?.value.truth == false)
        #expect(list.entry("UIStatusBarHidden") == nil)
        #expect(list.entry("B")?.place == Place(file: "Info.plist"))
    }

    @Test("An old list in brace syntax has texts where XML has Booleans (SB-38)")
    func openStep() throws {
        let text = "// old\n{\n  UIStatusBarHidden = YES;\n  \"Long key\" = (a, \"b\\n\\\"c\\\"\", <0f 1e>, );\n  Look = { A = 'x' }\n}\n"
        let list = try PropertyListReader.read(Array(text.utf8), path: "Info.plist")
        #expect(list.format == .openStep)
        #expect(list.entry("UIStatusBarHidden")?.value == .string("YES"))
        #expect(list.entry("UIStatusBarHidden")?.value.truth == nil)
        #expect(list.entry("UIStatusBarHidden")?.place.text == "3:3-3:20")
        #expect(list.entry("UIStatusBarHidden")?.valuePlace.text == "3:23-3:26")
        #expect(list.entry("Long key")?.value == .array([.string("a"), .string("b\n\"c\""), .data(byteCount: 2)]))
        #expect(list.entry("Look")?.value["A"] == .string("x"))
    }

    @Test(
        "A list that cannot be read says why, and in which line",
        arguments: [
            ("", 1, "empty"), ("\n \n", 1, "empty"), ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n</plist>", 1, "empty"),
            ("<plist>\n<dict>\n<<<<<<< HEAD\n<key>A</key>\n=======\n>>>>>>> b\n</dict></plist>", 3, "merge conflict"),
            ("<plist>\n<dict>\n<key>A</key>\n<true/>\n", 2, "ends inside <dict>"),
            ("<plist>\n<dict>\n<key>A</key>\n<tr", 4, "ends inside <tr>"),
            ("<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>", 3, "value for A"),
            ("<plist>\n<dict>\n<true/>\n</dict>\n</plist>", 3, "<key> expected"),
            ("<plist>\n<dict>\n<key>A</key>\n<bool/>\n</dict>\n</plist>", 4, "found <bool>"),
            ("<!DOCTYPE plist [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<plist><dict/></plist>", 2, "declarations of its own"),
            ("<html>\n</html>", 1, "not a property list"), ("just words", 1, "not a property list"),
            ("bplist00\u{1}\u{2}\u{3}", 1, "binary"),
            ("\u{0}\u{1}\u{0}", 1, "binary data"), ("{ a = b;\n c = ", 2, "file ends where a value is expected"),
            ("{ a = b;\n c d }", 2, "`=` expected, found `d`"), ("{ a = (b,\n \"c", 2, "ends inside a quoted text"),
            ("{ a = b; /* no end", 1, "ends inside a comment"), (String(repeating: "(", count: 5000), 1, "nested more than"),
        ])
    func refusals(text: String, line: Int, words: String) {
        let error = #expect(throws: ReadError.self) { try PropertyListReader.read(Array(text.utf8), path: "Info.plist") }
        #expect(error?.position.line == line)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("UTF-8 and UTF-16 marks and line ends of other systems do no harm")
    func encodings() throws {
        let text = Self.xml.replacingOccurrences(of: "\n", with: "\r\n")
        for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + Array(text.data(using: .utf16LittleEndian) ?? Data())] {
            let list = try PropertyListReader.read(bytes, path: "Info.plist")
            #expect(list.entry("UIStatusBarHidden")?.place.text == "8:2-8:30")
        }
    }
}

extension Place {
    /// `line:column-line:column`, for tables.
    var text: String {
        range.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? "-"
    }
}
