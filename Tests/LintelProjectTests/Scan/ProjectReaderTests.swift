import Foundation
import LintelEvidence
import LintelProject
import LintelTestSupport
import Testing

struct ProjectReaderTests {
    static let list = "<plist><dict><key>CFBundleIdentifier</key><string>x</string></dict></plist>"

    /// Swift files come back as they are, with their size as the only fact.
    static func reader(_ project: TemporaryProject) -> ProjectReader {
        ProjectReader(root: project.path) { path, bytes in
            SourceFile(path: path, language: .swift, imports: ["\(bytes.count)"])
        }
    }

    @Test("Third-party code, products, hidden folders and other kinds of files are passed by")
    func skippedFolders() throws {
        let project = try TemporaryProject([
            "App/B.swift": "b", "App/A.swift": "a", "App/Info.plist": Self.list, "Pods/P.swift": "", "ios/Carthage/C.swift": "",
            ".build/D.swift": "", "vendor/E.swift": "", "ThirdParty/F.swift": "", "X.xcframework/G.swift": "", "node_modules/H.swift": "",
            "App/Podsy/I.swift": "", "App/notes.txt": "x", "App/data.plist": "<plist><array/></plist>", "Package.swift": "",
        ])
        let evidence = Self.reader(project).read(["."]).evidence
        #expect(evidence.sources.map(\.path) == ["App/A.swift", "App/B.swift", "App/Podsy/I.swift"])
        #expect(evidence.propertyLists.map(\.path) == ["App/Info.plist"])
        #expect(evidence.packageFolders == [""])
        #expect(evidence.fileCount == 5)
    }

    @Test("A skipped folder is read when it is named; files and folders named twice are read once")
    func namedPaths() throws {
        let project = try TemporaryProject(["Pods/P.swift": "", "Pods/Q/Info.plist": Self.list])
        let evidence = Self.reader(project).read(["Pods", "./Pods/Q/../P.swift"]).evidence
        #expect(evidence.sources.map(\.path) == ["Pods/P.swift"])
        #expect(evidence.propertyLists.count == 1)
    }

    @Test("Links that lead in circles end, and a linked file keeps the path it lies at")
    func links() throws {
        let project = try TemporaryProject(["z/real/A.swift": "", "b/B.swift": ""])
        try project.link("b/up", to: "..")
        try project.link("a", to: "z/real")
        try project.link("z/real/self", to: ".")
        try project.link("b/gone", to: "nowhere")
        let evidence = Self.reader(project).read(["."]).evidence
        #expect(evidence.sources.map(\.path) == ["b/B.swift", "z/real/A.swift"])
    }

    @Test("A file of 100 MB is listed as unreadable without being read, and the rest goes on")
    func largeFile() throws {
        let project = try TemporaryProject(["App/A.swift": "a"])
        for name in ["Big.swift", "Big.storyboard", "Big.plist", "Big.xcodeproj/project.pbxproj"] {
            try project.writeHole(of: 100 << 20, to: "App/\(name)")
        }
        let scan = Self.reader(project).read(["."])
        #expect(scan.evidence.sources.map(\.path) == ["App/A.swift"])
        #expect(scan.evidence.unreadable.count == 4)
        #expect(scan.evidence.unreadable.allSatisfy { $0.message.contains("104857600 bytes") })
        #expect(scan.refused.isEmpty)
    }

    @Test("Broken files inside a folder are listed with line and reason; named ones are refused")
    func unreadableFiles() throws {
        let project = try TemporaryProject([
            "App/Info.plist": "<plist><dict>\n<<<<<<< HEAD\n", "App/Main.storyboard": "", "App/A.swift": "",
        ])
        let inFolder = Self.reader(project).read(["App"])
        #expect(inFolder.evidence.unreadable.map { "\($0.place.file):\($0.place.line)" } == ["App/Info.plist:2", "App/Main.storyboard:1"])
        #expect(inFolder.refused.isEmpty)
        let named = Self.reader(project).read(["App/Info.plist", "App/A.swift", "gone", "App/notes.txt"])
        #expect(named.refused.map(\.place.file).sorted() == ["App/Info.plist", "App/notes.txt", "gone"])
    }

    @Test("A folder without anything to look at can be told")
    func emptyScan() throws {
        let project = try TemporaryProject(["docs/readme.md": "x"])
        #expect(Self.reader(project).read(["."]).isEmpty)
    }

    @Test("A configuration leaves out files and whole folders")
    func leavingOut() throws {
        let project = try TemporaryProject(["App/A.swift": "", "App/Generated/B.swift": ""])
        var reader = Self.reader(project)
        reader.leavesOut = { $0 == "App/Generated" }
        #expect(reader.read(["."]).evidence.sources.map(\.path) == ["App/A.swift"])
    }

    @Test("Evidence and order are the same with one thread and with many")
    func determinism() throws {
        let files = (0..<300).map { ("App/\($0 * 7919 % 300).swift", String(repeating: "x", count: $0)) }
        let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: files))
        var reader = Self.reader(project)
        reader.threads = 1
        let single = reader.read(["."]).evidence
        reader.threads = 8
        #expect(reader.read(["."]).evidence == single)
        #expect(single.sources.map(\.path) == files.map(\.0).sorted())
    }

    @Test("Files of no target and of other systems are left out; those of no project are kept")
    func foreignFiles() throws {
        let project = try TemporaryProject([
            "ios/App.xcodeproj/project.pbxproj": XcodeProjectReaderTests.project, "ios/App/Main.swift": "// lintel:allow a x",
            "ios/App/Old.swift": "// lintel:allow b x", "Tools/T.swift": "", "ios/Package/Package.swift": "", "ios/Package/P.swift": "",
        ])
        let evidence = Self.reader(project).read(["."]).evidence
        #expect(evidence.sources.map(\.path) == ["Tools/T.swift", "ios/App/Main.swift", "ios/Package/P.swift"])
        #expect(evidence.suppressions.map(\.rule) == ["a"])
    }

    static let moved = """
        // !$*UTF8*$!
        {objects = {
        A1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; path = ../../../../Users/me/code/App/Views/Far.swift; sourceTree = "<group>"; };
        A3 = {isa = PBXFileReference; path = Views/Gone.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = A1; }; B2 = {isa = PBXBuildFile; fileRef = A2; }; B3 = {isa = PBXBuildFile; fileRef = A3; };
        G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (A1, A2, A3, ); path = MyApp; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, ); name = App; productType = "com.apple.product-type.application"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = MyApp/Info.plist; }; name = Release; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
        }; rootObject = R; }
        """

    @Test("Files are found that the project names in other letters, or through a home folder; copies that agree no better are not")
    func movedFiles() throws {
        let project = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": Self.moved, "Myapp/Info.plist": Self.list, "Myapp/Main.swift": "", "Myapp/Views/Far.swift": "",
            "Old/Main.swift": "", "Old/Far.swift": "", "One/Gone.swift": "", "Two/Gone.swift": "",
        ])
        let evidence = Self.reader(project).read(["."]).evidence
        #expect(evidence.sources.map(\.path) == ["Myapp/Main.swift", "Myapp/Views/Far.swift"])
        #expect(evidence.targets.flatMap(\.configurations).map(\.infoPlist) == ["Myapp/Info.plist"])
        #expect(evidence.effectiveLists(governing: "Myapp/Views/Far.swift").map(\.file) == ["Myapp/Info.plist"])
    }
}
