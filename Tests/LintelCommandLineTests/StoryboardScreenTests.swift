import Testing

@testable import LintelCommandLine

/// Storyboards as screens: which scenes are shown, under which names.
@Suite struct StoryboardScreenTests {
    private static func storyboard(controllers: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>\(controllers)</scenes></document>
            """.utf8)
    }

    private static func scene(_ id: String, _ inside: String, attributes: String = "") -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v-\(id)"/>\(inside)</viewController></objects></scene>
        """
    }

    private static let bars = "<navigationItem key=\"navigationItem\" title=\"Trips\" id=\"n\"/>"

    @Test func everySceneWithBarsIsOnePicture() throws {
        let text = Self.storyboard(
            controllers: Self.scene("one", Self.bars, attributes: "storyboardIdentifier=\"Trips\"") + Self.scene("two", "")
                + Self.scene("three", Self.bars.replacing("id=\"n\"", with: "id=\"m\""), attributes: "customClass=\"MapController\""))
        let folder = try TemporaryFolder(["Main.storyboard": text])
        let transcript = Transcript(["render", "TMP/Main.storyboard", "-o", "TMP/out"], in: folder)
        #expect(transcript.status == 0)
        #expect(try folder.contents("out") == ["Main-MapController-iPhone-15.png", "Main-Trips-iPhone-15.png"])
    }

    @Test(arguments: ["two", "Plain", "PlainController"])
    func aNamedSceneIsShownWithoutBarsToo(name: String) throws {
        let attributes = "storyboardIdentifier=\"Plain\" customClass=\"PlainController\""
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(controllers: Self.scene("two", "", attributes: attributes))])
        for target in ["TMP/Main.storyboard", "TMP"] {
            let transcript = Transcript(["measure", target, "--scene", name, "--format", "json"], in: folder)
            let value = try transcript.json() as? [String: Any]
            #expect(value?["scene"] as? String == "two", "\(target) \(transcript.diagnostics)")
        }
    }

    @Test func aStoryboardWithoutBarsIsNothingToLookAt() throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(controllers: Self.scene("two", ""))])
        let transcript = Transcript(["measure", "TMP/Main.storyboard"], in: folder)
        #expect(transcript.status == 2)
        #expect(
            transcript.diagnostics
                == "note: no scene of TMP/Main.storyboard has bars\n  help: --scene ID shows one all the same\n"
                + "error: there is no screen with bars to show\n")
    }

    /// Icons come from the catalogue of the project around the storyboard.
    @Test func picturesOfTheProjectAreFound() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="stamp" id="i"/></navigationItem>
            """
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": Array("// !$*UTF8*$!\n{}\n".utf8),
            "App/Base.lproj/Main.storyboard": Self.storyboard(controllers: Self.scene("one", item)),
            "App/Assets.xcassets/stamp.imageset/Contents.json": Array(
                "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"stamp.svg\"}]}".utf8),
            "App/Assets.xcassets/stamp.imageset/stamp.svg": Array(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"24\" height=\"24\"/></svg>".utf8),
        ])
        let transcript = Transcript(["measure", "TMP/App/Base.lproj/Main.storyboard", "--format", "json"], in: folder)
        #expect(transcript.diagnostics.isEmpty)
        let bar = (try transcript.json() as? [String: Any])?["navigationBar"] as? [String: Any]
        let icon = (bar?["items"] as? [[String: Any]])?.first
        #expect(icon?["kind"] as? String == "icon" && icon?["missing"] == nil)
        #expect((icon?["ink"] as? [String: Double])?["width"] == 24)
    }
}
