import LintelEvidence
import LintelModel
import LintelProject
import LintelTestSupport
import Testing

struct ConfigurationTests {
    static let rules = ["toolbar-with-tab-bar", "plist-key-obsolete"]

    @Test("Every member, in JSON5")
    func members() throws {
        let text = """
            { // of the app
              include: ["App", 'Kit/**/*.swift'], exclude: ["*.generated.swift"],
              rules: { "plist-key-obsolete": "off", 'toolbar-with-tab-bar': { severity: "error" } },
              edition: 22, deploymentTarget: "13.4", sdk: 18,
            }
            """
        let configuration = try Configuration(Array(text.utf8), file: ".lintel.json", knownRules: Self.rules)
        #expect(configuration.include.map(\.text) == ["App", "Kit/**/*.swift"])
        #expect(configuration.exclude.map(\.text) == ["*.generated.swift"])
        #expect(configuration.rules == ["plist-key-obsolete": .off, "toolbar-with-tab-bar": .error])
        #expect(configuration.edition == .twentyTwo)
        #expect(configuration.deploymentTarget == SystemVersion(13, 4))
        #expect(configuration.sdk == 18)
    }

    @Test(
        "What is wrong is named with its place, and the nearest name",
        arguments: [
            ("{\n  exlude: []\n}", 2, 3, "no member `exlude`", "exclude"),
            ("{ rules: {\n 'plist-key-obsolet': 'off' } }", 2, 2, "plist-key-obsolet", "plist-key-obsolete"),
            ("{ rules: { 'plist-key-obsolete': 'of' } }", 1, 34, "`of` is not known", "off"),
            ("{ rules: { 'plist-key-obsolete': { level: 'off' } } }", 1, 36, "no member `level`", "severity"),
            ("{ rules: { 'plist-key-obsolete': {} } }", 1, 34, "lacks `severity`", "severity"),
            ("{ include: 'App' }", 1, 12, "a list expected", "a list"), ("{ edition: 16 }", 1, 12, "`16` is not known", "15"),
            ("{ sdk: 'new' }", 1, 8, "cannot be read", "13"), ("{ sdk: true }", 1, 8, "a version expected", "version"),
            ("{", 1, 2, "ends", "JSON5"),
        ])
    func refusals(text: String, line: Int, column: Int, words: String, help: String) {
        let error = #expect(throws: DescriptionError.self) {
            try Configuration(Array(text.utf8), file: ".lintel.json", knownRules: Self.rules)
        }
        #expect(error?.place.range?.start.line == line)
        #expect(error?.place.range?.start.column == column)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(error?.help?.contains(help) == true, "\(error?.help ?? "")")
    }

    @Test(
        "Patterns",
        arguments: [
            ("App", "App/A.swift", true), ("App", "Old/App/A.swift", true), ("App", "Apple/A.swift", false),
            ("/App", "Old/App/A.swift", false),
            ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/In/A.swift", false), ("App/**/*.swift", "App/In/Deep/A.swift", true),
            ("App/**/*.swift", "App/A.swift", true), ("**/Old", "a/b/Old/c.m", true), ("*.g.swift", "a/b/x.g.swift", true),
            ("?.swift", "a/A.swift", true), ("?.swift", "a/AB.swift", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
            ("App/", "App", true),
        ])
    func patterns(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }

    @Test("The nearest configuration upwards holds, a folder's own lies over it, and bad ones are reported")
    func chain() throws {
        let project = try TemporaryProject([
            ".lintel.json": "{ edition: 7 }",
            "work/.lintel.json":
                "{ exclude: ['Old'], rules: { 'plist-key-obsolete': 'error', 'toolbar-with-tab-bar': 'off' }, edition: 26 }",
            "work/App/.lintel.json": "{ rules: { 'plist-key-obsolete': 'off' }, include: ['*.plist'] }",
            "work/Bad/.lintel.json": "{ a: 1 }",
        ])
        let source = ConfigurationSource(root: project.path + "/work", knownRules: Self.rules)
        #expect(source.common.edition == .twentySix)
        #expect(source.choice(of: "plist-key-obsolete", in: "Info.plist") == .error)
        #expect(source.choice(of: "plist-key-obsolete", in: "App/Info.plist") == .off)
        #expect(source.choice(of: "toolbar-with-tab-bar", in: "App/In/A.swift") == .off)
        #expect(source.leavesOut("Old"))
        #expect(source.leavesOut("App/Old"))
        #expect(source.leavesOut("App/A.swift"))
        #expect(!source.leavesOut("App/In"))
        #expect(!source.leavesOut("App/Info.plist"))
        #expect(source.problems.isEmpty)
        #expect(source.choice(of: "plist-key-obsolete", in: "Bad/Info.plist") == .error)
        #expect(source.problems.map(\.place.file) == ["Bad/.lintel.json"])
    }
}
