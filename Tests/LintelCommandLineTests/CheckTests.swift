import Foundation
import LintelRunning
import Testing

@testable import LintelCommandLine

/// What `check` answers, whole runs on small projects: words, places and exit status (cli.md).
@Suite struct CheckTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <navigationController toolbarHidden="NO" id="nav" sceneMemberID="viewController">
                            <toolbar key="toolbar" id="bar"/>
                            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
                        </navigationController>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects>
                        <viewController storyboardIdentifier="List" id="list" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="view"/>
                            <toolbarItems>
                                <barButtonItem title="Item" id="item"/>
                            </toolbarItems>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private static func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["App/Main.storyboard": Array(storyboard.utf8)])
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        return folder
    }

    @Test func tellsWhereAndHowToGoOn() throws {
        let transcript = Transcript(["check", "TMP"], in: try Self.project())
        #expect(transcript.status == 1 && transcript.diagnostics.isEmpty)
        #expect(
            transcript.output.hasPrefix(
                """
                warning[item-placeholder-title]: “Item” is the editor's default title: the button says nothing of its action
                  --> TMP/App/Main.storyboard:17:47
                17 | <barButtonItem title="Item" id="item"/>
                   |                       ^^^^
                   = help: name the action

                1 warning found in 1 file

                """), "\(transcript.output)")
    }

    @Test(arguments: [("error", 0), ("warning", 1), ("advice", 1)])
    func failsOnTheAskedSeverity(severity: String, status: Int32) throws {
        #expect(Transcript(["check", "--fail-on", severity, "TMP"], in: try Self.project()).status == status)
    }

    /// Code that shows the bar again may lie beside a list that is named alone; a folder is read whole.
    @Test(arguments: [("TMP/App/Info.plist", Int32(0), 1), ("TMP/App", 1, 0), ("TMP", 1, 0)])
    func aLooseListIsNoApp(path: String, status: Int32, cannotTell: Int) throws {
        let list = """
            <plist version="1.0"><dict><key>CFBundleName</key><string>App</string>
            <key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><false/></dict></plist>
            """
        let transcript = Transcript(["check", "--format", "json", path], in: try Self.project(["App/Info.plist": list]))
        let report = try #require(try transcript.json() as? [String: Any])
        let silent = (report["summary"] as? [String: Any])?["cannotTell"] as? [String: Int]
        #expect(transcript.status == status)
        #expect(silent?["status-bar-hidden-for-good", default: 0] == cannotTell)
    }

    /// A path that was named and cannot be read is in the report too, not only among the diagnostics.
    @Test func namedAndMissingIsListed() throws {
        let transcript = Transcript(["check", "--format", "json", "TMP/App", "TMP/none"], in: try Self.project())
        let report = try #require(try transcript.json() as? [String: Any])
        let unreadable = report["unreadable"] as? [[String: Any]]
        #expect(unreadable?.map { $0["file"] as? String } == ["TMP/none"])
        #expect((report["summary"] as? [String: Any])?["unreadable"] as? Int == 1)
        #expect(transcript.status == 2)
    }

    @Test(arguments: [
        ("/desk/App/A.swift", "App/A.swift"), ("/link/App", "App"), ("/desk", "."), ("/deskside/A.swift", "/deskside/A.swift"),
        ("App/A.swift", "App/A.swift"), ("../A.swift", "../A.swift"),
    ])
    func printsPathsFromTheWorkingDirectory(named: String, printed: String) {
        #expect(WorkingFolder.relative(named, to: ["/desk", "/link"]) == printed)
    }

    /// Crowded titles: the first of them is the finding's own place, and is not told again.
    @Test func ownPlaceIsNoReason() throws {
        let items = ["Today", "Route", "Costs", "Share"].map { "<barButtonItem title=\"\($0)\" id=\"\($0)\"/>" }
        let crowded = Self.storyboard.replacingOccurrences(
            of: "<barButtonItem title=\"Item\" id=\"item\"/>", with: items.joined(separator: "\n"))
        let folder = try Self.project(["App/Main.storyboard": crowded])
        let transcript = Transcript(["check", "--format", "json", "--rule", "toolbar-text-crowded", "TMP"], in: folder)
        let findings = (try transcript.json() as? [String: Any])?["findings"] as? [[String: Any]]
        let finding = try #require(findings?.first)
        let because = try #require(finding["because"] as? [[String: Any]])
        #expect(finding["line"] as? Int == 17)
        #expect(because.compactMap { $0["line"] as? Int } == [18, 19, 20])
    }

    @Test func asksOnlyTheNamedRule() throws {
        let transcript = Transcript(["check", "--rule", "plist-key-obsolete", "TMP"], in: try Self.project())
        #expect(transcript.output == "nothing found in 1 file\n" && transcript.status == 0)
    }

    @Test func takesPathsFromAList() throws {
        let folder = try Self.project()
        try folder.write(Array("\(folder.path)/App/Main.storyboard\r\n\n".utf8), to: "list.txt")
        #expect(Transcript(["check", "--files-from", "TMP/list.txt"], in: folder).output.hasSuffix("1 warning found in 1 file\n"))
    }

    @Test func allowedFindingsAreCounted() throws {
        let text = Self.storyboard.replacingOccurrences(
            of: "<toolbarItems>", with: "<toolbarItems><!-- lintel:allow item-placeholder-title shown nowhere -->")
        let folder = try TemporaryFolder(["Main.storyboard": Array(text.utf8)])
        let transcript = Transcript(["check", "TMP"], in: folder)
        #expect(transcript.output == "nothing found in 1 file; 1 finding suppressed\n" && transcript.status == 0)
    }

    /// cli.md, `check --format json`: every member, and a fingerprint that outlives new lines above.
    @Test func jsonHasTheContractsShape() throws {
        func finding(_ folder: TemporaryFolder) throws -> [String: Any] {
            let transcript = Transcript(["check", "--format", "json", "TMP"], in: folder)
            let value = try #require(try transcript.json() as? [String: Any])
            #expect(value["schemaVersion"] as? Int == 1)
            #expect((value["tool"] as? [String: Any])?["name"] as? String == "lintel")
            let summary = try #require(value["summary"] as? [String: Any])
            let counts = ["files", "errors", "warnings", "advice", "suppressed", "unreadable"].map { summary[$0] as? Int }
            #expect(counts == [1, 0, 1, 0, 0, 0])
            #expect(summary["cannotTell"] is [String: Any] && (value["unreadable"] as? [Any])?.isEmpty == true)
            return try #require((value["findings"] as? [[String: Any]])?.first)
        }
        let folder = try Self.project()
        let first = try finding(folder)
        let members = """
            rule severity message file line column endLine endColumn objectID rect unit because fix basis fingerprint
            """.split(separator: " ").map(String.init)
        #expect(Set(members).isSubset(of: first.keys))
        #expect(first["line"] as? Int == 17 && first["column"] as? Int == 47 && first["endColumn"] as? Int == 51)
        #expect(first["objectID"] as? String == "item")
        try folder.write(
            Array(Self.storyboard.replacingOccurrences(of: "<scenes>", with: "<!-- new -->\n\n<scenes>").utf8), to: "App/Main.storyboard")
        let moved = try finding(folder)
        #expect(moved["line"] as? Int == 19)
        #expect(moved["fingerprint"] as? String == first["fingerprint"] as? String)
    }

    /// The finding about a screen carries its picture, and the page asks for nothing from elsewhere.
    @Test func htmlHoldsThePicture() throws {
        let folder = try Self.project()
        let transcript = Transcript(["check", "--format", "html", "-o", "TMP/report.html", "TMP/App"], in: folder)
        #expect(transcript.status == 1 && transcript.output.isEmpty)
        let page = String(decoding: try folder.bytes("report.html"), as: UTF8.self)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("background-image:url(data:image/png;base64,iVBORw0KGgo"))
        #expect(page.contains("<i style=\"left:"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
    }

    @Test func runsAreIdentical() throws {
        let folder = try Self.project(["Other.storyboard": Self.storyboard])
        for format in ["text", "json", "html", "sarif"] {
            let arguments = ["check", "--format", format, "TMP"]
            #expect(Transcript(arguments, in: folder).output == Transcript(arguments, in: folder).output)
        }
    }

    // MARK: Bad input

    private static let conflict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        <<<<<<< HEAD
        <key>UIStatusBarHidden</key><true/>
        =======
        <key>UIStatusBarHidden</key><false/>
        >>>>>>> branch
        </dict>
        </plist>
        """

    /// Bytes of a file, and what is said of it: listed as unreadable inside a folder, refused when it is named.
    @Test(arguments: [
        ("Cut.storyboard", Array(storyboard.utf8.prefix(700)), "the file ends inside"),
        ("Empty.storyboard", [], "the file is empty"),
        ("Binary.storyboard", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x01, 0x02], "binary data"),
        ("Text.xib", Array("hello".utf8), "this is not an XML file"),
        ("Other.storyboard", Array("<html></html>".utf8), "this is not an interface file"),
        ("Info.plist", Array(conflict.utf8), "unresolved merge conflict"),
        ("Cut.plist", Array("<?xml version=\"1.0\"?><plist><dict><key>UIStatus".utf8), "the file ends"),
        (
            "Entities.storyboard",
            Array("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>".utf8),
            "a document type with declarations of its own is not read"
        ),
    ])
    func badFilesAreListedInAFolderAndRefusedByName(name: String, bytes: [UInt8], message: String) throws {
        let folder = try Self.project()
        try folder.write(bytes, to: "App/\(name)")
        let whole = Transcript(["check", "--format", "json", "TMP"], in: folder)
        let value = try #require(try whole.json() as? [String: Any])
        let unreadable = try #require(value["unreadable"] as? [[String: Any]])
        #expect(unreadable.map { $0["file"] as? String } == ["TMP/App/\(name)"])
        #expect((unreadable.first?["message"] as? String)?.contains(message) == true, "\(unreadable)")
        #expect((value["findings"] as? [Any])?.count == 1, "the rest is checked all the same")
        #expect(whole.status == 1)
        let named = Transcript(["check", "TMP/App/\(name)"], in: folder)
        #expect(named.status == 2)
        #expect(named.diagnostics.hasPrefix("error: ") && named.diagnostics.contains("--> TMP/App/\(name)"), "\(named.diagnostics)")
        let rendered = Transcript(["render", "TMP/App/\(name)", "-o", "TMP/out"], in: folder)
        #expect(rendered.status == 2 && rendered.diagnostics.hasPrefix("error: "))
        #expect(try folder.contents() == ["App"], "nothing is half written")
    }

    @Test func hundredMegabytesAreRefusedUnread() throws {
        let folder = try Self.project()
        let path = folder.path + "/App/Large.storyboard"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 100_000_000)
        try file.close()
        let transcript = Transcript(["check", "TMP"], in: folder)
        #expect(transcript.output.contains("unreadable: 100000000 bytes are more than is read of such a file"))
        #expect(transcript.status == 1)
        #expect(Transcript(["measure", "TMP/App/Large.storyboard"], in: folder).status == 2)
    }

    @Test(arguments: [
        (["check", "TMP/none"], "error: no such file\n  --> TMP/none:1:1\n"),
        (["check", "TMP/notes.txt"], "error: this is not a kind of file that is checked\n  --> TMP/notes.txt:1:1\n"),
        (
            ["check", "TMP/empty"],
            "error: nothing to look at in TMP/empty\n"
                + "  help: name a folder with storyboards, xibs, property lists, asset catalogues, Swift or Objective-C sources\n"
        ),
        (["check", "--files-from", "TMP/none"], "error: no such file\n  --> TMP/none:1:1\n"),
        (["measure", "TMP/none.screen.json"], "error: no such file\n  --> TMP/none.screen.json\n"),
        (
            ["measure", "TMP/empty"],
            "error: TMP/empty is a folder, of which one scene can be shown\n  help: say --scene ID, or name a storyboard\n"
        ),
        (
            ["measure", "TMP/App/Main.storyboard", "--scene", "Lits"],
            "error: scene `Lits` is not in TMP/App/Main.storyboard\n  help: nearest: List; scenes: nav, List\n"
        ),
    ])
    func pathsThatLeadNowhere(arguments: [String], words: String) throws {
        let folder = try Self.project(["notes.txt": "none", "empty/readme.md": "none"])
        let transcript = Transcript(arguments, in: folder)
        #expect(transcript.diagnostics == words)
        #expect(transcript.output.isEmpty && transcript.status == 2)
    }

    /// One bad name among good ones: the good ones are told, and the status says that not all could be done.
    @Test func oneMissingPathDoesNotHideTheOthers() throws {
        let transcript = Transcript(["check", "TMP/App", "TMP/none"], in: try Self.project())
        #expect(transcript.output.contains("item-placeholder-title"))
        #expect(transcript.diagnostics.contains("TMP/none") && transcript.status == 2)
    }
}
