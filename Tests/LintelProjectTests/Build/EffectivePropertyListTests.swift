import LintelEvidence
import Testing

struct EffectivePropertyListTests {
    static let list = "App/Info.plist"

    static func entry(_ key: String, _ value: PropertyValue, file: String = list, line: Int = 1) -> PropertyListEntry {
        let start = TextPosition(line: line, column: 1)
        let place = Place(file: file, range: TextRange(start: start, end: start))
        return PropertyListEntry(writtenKey: key, value: value, place: place, valuePlace: place)
    }

    static func evidence(file: [PropertyListEntry], settings: [String: String], infoPlist: String? = list) -> ProjectEvidence {
        var evidence = ProjectEvidence()
        evidence.propertyLists = [PropertyListFile(path: list, format: .xml, entries: file)]
        evidence.targets = [target(settings: settings, infoPlist: infoPlist)]
        return evidence
    }

    static func target(_ name: String = "App", settings: [String: String], infoPlist: String?) -> BuildTarget {
        let project = Place(file: "App.xcodeproj/project.pbxproj")
        let built = settings.map { ($0.key, BuildSetting(name: $0.key, value: $0.value, place: project)) }
        let configuration = BuildConfiguration(
            name: "Release", settings: Dictionary(uniqueKeysWithValues: built), infoPlist: infoPlist)
        return BuildTarget(name: name, product: .application, place: project, configurations: [configuration])
    }

    @Test(
        "SB-36, SB-37: what an app finds for UIStatusBarHidden on phone and pad",
        arguments: [
            // file, settings, on the phone, on the pad
            ([("UIStatusBarHidden", true)], [:], true, true),
            ([("UIStatusBarHidden", false), ("UIStatusBarHidden~ipad", true)], [:], false, true),
            ([("UIStatusBarHidden~ipod", true)], [:], true, nil),
            ([("UIStatusBarHidden", false)], ["INFOPLIST_KEY_UIStatusBarHidden": "YES"], false, false),
            ([("UIStatusBarHidden", false)], ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIStatusBarHidden": "YES"], true, true),
            (
                [("UIStatusBarHidden~ipad", false)], ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIStatusBarHidden": "YES"], true,
                false
            ),
            ([], ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIStatusBarHidden": "$(HIDES)", "HIDES": "YES"], true, true),
            ([], [:], nil, nil),
        ] as [([(String, Bool)], [String: String], Bool?, Bool?)])
    func hidden(file: [(String, Bool)], settings: [String: String], phone: Bool?, pad: Bool?) throws {
        let evidence = Self.evidence(file: file.map { Self.entry($0.0, .boolean($0.1)) }, settings: settings)
        let list = try #require(evidence.effectiveLists(of: evidence.targets[0]).first)
        #expect(list.entry("UIStatusBarHidden", on: .phone)?.value.truth == phone)
        #expect(list.entry("UIStatusBarHidden", on: .pad)?.value.truth == pad)
    }

    @Test("An orientation setting for one device becomes the suffixed key")
    func orientation() throws {
        let settings = ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "a b"]
        let evidence = Self.evidence(file: [], settings: settings, infoPlist: nil)
        let list = try #require(evidence.effectiveLists(of: evidence.targets[0]).first)
        #expect(list.entry("UISupportedInterfaceOrientations", on: .pad)?.value.text == "a b")
        #expect(list.entry("UISupportedInterfaceOrientations", on: .phone) == nil)
    }

    @Test("Nothing is known of a list whose name cannot be resolved, or that was not found")
    func unknownLists() {
        let unresolved = Self.evidence(file: [], settings: ["INFOPLIST_FILE": "$(X)/Info.plist"], infoPlist: nil)
        #expect(unresolved.effectiveLists(of: unresolved.targets[0]).isEmpty)
        let absent = Self.evidence(file: [], settings: [:], infoPlist: "Other/Info.plist")
        #expect(absent.effectiveLists(of: absent.targets[0]).isEmpty)
    }

    @Test(
        "References in both bracket styles, nested, with operators, endless or unknown",
        arguments: [
            ("$(A)/${B}.plist", "x/y.plist"), ("plain $ text", "plain $ text"), ("$(A:lower)", "x"), ("$(NEST)", "x-x"),
            ("$($(WHICH))", "y"),
            ("$(LOOP)", nil), ("$(NONE)", nil), ("$(A", nil), ("", ""),
        ] as [(String, String?)])
    func variables(text: String, result: String?) {
        let values = ["A": "x", "B": "y", "NEST": "$(A)-${A}", "WHICH": "B", "LOOP": "$(LOOP)"]
        #expect(BuildVariables.expand(text) { values[$0] } == result)
    }

    @Test("A file's lists are its targets', those of the apps that use its framework, else the nearest upwards (projects.md, section 1)")
    func governing() {
        var evidence = ProjectEvidence()
        let bundle = Self.entry("CFBundleIdentifier", .string("x"))
        evidence.propertyLists = ["App/Info.plist", "Pad/Info.plist", "Else/Support/Info.plist", "Else/Other/Data.plist"].map {
            PropertyListFile(path: $0, format: .xml, entries: $0.hasSuffix("Data.plist") ? [] : [bundle])
        }
        var app = Self.target("App", settings: [:], infoPlist: "App/Info.plist")
        app.files = TargetFiles(listed: ["App/A.swift", "Both.swift"])
        app.dependencies = ["Inner"]
        var pad = Self.target("Pad", settings: [:], infoPlist: "Pad/Info.plist")
        pad.files = TargetFiles(listed: ["Both.swift"])
        var inner = Self.target("Inner", settings: [:], infoPlist: nil)
        inner.product = .framework
        inner.dependencies = ["Kit"]
        var kit = inner
        kit.name = "Kit"
        kit.files = TargetFiles(listed: ["Kit/K.swift"])
        evidence.targets = [app, pad, inner, kit]
        evidence.packageFolders = ["Else"]
        let lists = { (path: String) in evidence.effectiveLists(governing: path).compactMap(\.file) }
        #expect(lists("App/A.swift") == ["App/Info.plist"])
        #expect(lists("Both.swift") == ["App/Info.plist", "Pad/Info.plist"])
        #expect(lists("Kit/K.swift") == ["App/Info.plist"])
        #expect(lists("Old.swift") == [])
        #expect(lists("Else/Sources/Deep/E.swift") == ["Else/Support/Info.plist"])
    }
}
