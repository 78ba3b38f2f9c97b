import LintelEvidence
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelProject

/// `.strings` and `.xcstrings`, and which of them a locale gets.
@Suite struct StringsTests {
    @Test(
        arguments: [
            ("\"a1b-c2.title\" = \"Heute\";", ["a1b-c2.title": "Heute"]),
            ("/* Class = \"UIBarButtonItem\"; title = \"Today\"; */\n\"x.title\" = \"Heute\";\n// end", ["x.title": "Heute"]),
            (#""k" = "a \"b\" \\ \n \U00e4";"#, ["k": "a \"b\" \\ \n ä"]), ("k = v;", ["k": "v"]), ("\"Done\";", ["Done": "Done"]),
            ("\"k\" = \"a;b//c\";\"l\"=\"m\";", ["k": "a;b//c", "l": "m"]), ("\"k\" = \"1\"; \"k\" = \"2\";", ["k": "2"]),
            ("\u{FEFF}k = ö;", nil),
            ("", [:]), ("/* nothing */", [:]), ("{ k = v; }", ["k": "v"]),
            ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>", ["k": "v"]),
        ] as [(String, [String: String]?)])
    func linesOfText(text: String, values: [String: String]?) throws {
        #expect((try? StringsReader.read(Array(text.utf8), path: "A.strings")) == values)
    }

    static let sample = "/* ä */ \"k\" = \"Zurück 🙂\";"

    @Test("UTF-16 of either order, with a mark and without, and UTF-8 with a mark", arguments: [true, false], [true, false])
    func encodings(isLittle: Bool, hasMark: Bool) throws {
        let units = (hasMark ? [0xFEFF] : []) + Array(Self.sample.utf16)
        let bytes = units.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isLittle ? pair.reversed() : pair
        }
        #expect(try StringsReader.read(bytes, path: "") == ["k": "Zurück 🙂"])
        #expect(try StringsReader.read([0xEF, 0xBB, 0xBF] + Array(Self.sample.utf8), path: "") == ["k": "Zurück 🙂"])
    }

    @Test(arguments: [
        ("\"k\" = \"v\"\n\"l\" = \"m\";", ReadError.unexpected(found: "`\"`", expected: "`;`", at: TextPosition(line: 2, column: 1))),
        ("\"k\" = \"v", .endsInside("a quoted text", from: TextPosition(line: 1, column: 7))),
        ("\n/* open", .endsInside("a comment", from: TextPosition(line: 2, column: 1))),
        ("\"k\" \"v\";", .unexpected(found: "`\"`", expected: "`=`", at: TextPosition(line: 1, column: 5))),
        ("k = v;\n<<<<<<< HEAD\n", .mergeConflict(line: 2)),
    ])
    func brokenFiles(text: String, error: ReadError) {
        #expect(throws: error) { try StringsReader.read(Array(text.utf8), path: "A.strings") }
    }

    @Test func bytesThatAreNoText() {
        #expect(throws: ReadError.notText) { try StringsReader.read([0x22, 0xFF, 0x22, 0x3D, 0x22], path: "") }
    }

    private static let catalogue = """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "x.title": { "comment": "c", "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Heute" } },
          "fr": { "variations": { "plural": { "other": { "stringUnit": { "value": "n" } } } } } } }, "y.title": {} } }
        """

    @Test func catalogues() throws {
        #expect(try StringCatalogReader.read(Array(Self.catalogue.utf8)) == ["de": ["x.title": "Heute"]])
        #expect(throws: ReadError.notA("a string catalogue", at: .start)) { try StringCatalogReader.read(Array("[]".utf8)) }
        let broken = #expect(throws: ReadError.self) { try StringCatalogReader.read(Array("{\n\"strings\": {".utf8)) }
        #expect(broken?.message.contains("string catalogue") == true && broken?.position.line == 2)
    }

    @Test(
        arguments: [
            ("de_DE", "de"), ("de_AT", "de-AT"), ("zh-Hans_CN", "zh-Hans"), ("pt_PT", "pt_PT"), ("pt_BR", nil), ("en_US", nil),
        ] as [(LocaleIdentifier, String?)])
    func languageOfALocale(locale: LocaleIdentifier, language: String?) {
        let tables = ["de": "de", "de-AT": "de-AT", "zh-Hans": "zh-Hans", "pt_PT": "pt_PT", "Base": "Base"]
        #expect(LanguageFallback.table(for: locale, in: tables) == language)
    }

    @Test("files beside a storyboard; a broken one is told of and the rest counts")
    func filesBesideAStoryboard() throws {
        let project = try TemporaryProject([
            "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "\"x.title\" = \"Heute\";",
            "App/de.lproj/Other.strings": "\"x.title\" = \"falsch\";", "App/it.lproj/Main.strings": "\"x.title\" = ",
            "App/mul.lproj/Main.xcstrings": Self.catalogue.replacing("\"de\"", with: "\"nl\""),
        ])
        let strings = InterfaceStrings(beside: project.path + "/App/Base.lproj/Main.storyboard")
        #expect(strings.languages == ["de", "nl"])
        #expect(strings.table(for: "de_CH") == ["x.title": "Heute"] && strings.table(for: "it").isEmpty)
        #expect(strings.unreadable.map(\.place.file.localizedSuffix) == ["it.lproj/Main.strings"])
    }

    @Test func textsOfADescription() throws {
        let text = """
            { navigationBar: { title: 'Today', trailing: [{ title: 'Edit' }] }, toolbar: { items: [{ segmented: ['Day', 'Today'] }] },
              strings: { de: { Today: 'Heute', Edit: 'Bearbeiten' } } }
            """
        func screen(_ locale: LocaleIdentifier) throws -> Screen {
            var asked = ScreenSettings()
            asked.changes.set("locale") { $0.traits.locale = locale }
            return try ScreenDescription(text.utf8, file: "A.screen.json").screen(asked)
        }
        let german = try screen("de_DE")
        #expect(german.navigationBar?.title == "Heute" && german.navigationBar?.trailing == [.title("Bearbeiten")])
        #expect(german.toolbar?.items.map(\.content) == [.segmented(["Day", "Heute"])])
        #expect(try screen("fr").navigationBar?.title == "Today")
    }
}

extension String {
    /// The last two parts of a path.
    fileprivate var localizedSuffix: String { split(separator: "/").suffix(2).joined(separator: "/") }
}
