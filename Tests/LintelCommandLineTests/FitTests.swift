import Foundation
import LintelModel
import Testing

@testable import LintelCommandLine

/// `measure --fit`: a storyboard in two languages, of which one is too long for the narrowest phone.
@Suite struct FitTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"/>
        <toolbarItems><barButtonItem title="Load" id="i1"/><barButtonItem systemItem="flexibleSpace" id="f1"/>
        <barButtonItem title="Share" id="i2"/><barButtonItem systemItem="flexibleSpace" id="f2"/>
        <barButtonItem title="Delete" id="i3"/></toolbarItems>
        <navigationItem key="navigationItem" title="Trips" id="n"/></viewController></objects></scene></scenes></document>
        """
    private static let german = "\"i1.title\" = \"Herunterladen\";\n\"i2.title\" = \"Weitergeben\";\n\"i3.title\" = \"Löschen\";\n"

    private static func folder(_ strings: String = german) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Base.lproj/Main.storyboard": Array(storyboard.utf8),
            "de.lproj/Main.strings": [0xFF, 0xFE] + strings.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        ])
    }

    private static let target = "TMP/Base.lproj/Main.storyboard"

    @Test func germanIsTooLongForTheNarrowestPhone() throws {
        let transcript = try Transcript(["measure", "--fit", Self.target, "--text-size", "large"], in: Self.folder())
        #expect(transcript.status == 1 && transcript.diagnostics.isEmpty)
        let lines = transcript.output.split(separator: "\n")
        // Every width in two orientations and two languages.
        let all = DeviceCatalogue.onePerWidth.count * 4
        #expect(lines.count == 2 && lines.last == "does not fit on 1 of \(all) combinations")
        let line = try #require(lines.first)
        #expect(line.contains(", portrait, large, de: toolbar: “Herunterladen” is cut, ") && line.hasSuffix(" pt missing"))
        let device = try #require(DeviceCatalogue.device(named: String(line.prefix { $0 != "," })))
        #expect(device.display.points.width == 320)
    }

    @Test(arguments: [
        (["--locale", "en"], 0, "fits on 2 combinations\n"), (["--locale", "de", "--device", "iPhone 8"], 0, "fits on 2 combinations\n"),
        (["--orientation", "landscape"], 0, "fits on 2 combinations\n"),
    ])
    func fits(arguments: [String], status: Int32, output: String) throws {
        let device = arguments.contains("--device") ? [] : ["--device", "iPhone 5s"]
        let transcript = try Transcript(
            ["measure", "--fit", Self.target, "--text-size", "large"] + device + arguments, in: Self.folder())
        #expect(transcript.status == status && transcript.output == output, "\(transcript.output) \(transcript.diagnostics)")
    }

    @Test func asJSON() throws {
        let arguments = ["measure", "--fit", Self.target, "--format", "json", "--device", "iPhone 5s", "--locale", "de_DE"]
        let transcript = try Transcript(arguments + ["--orientation", "portrait"], in: Self.folder())
        let value = try #require(try transcript.json() as? [String: Any])
        let fit = try #require(value["fit"] as? [String: Any])
        // The usual text size and the largest: bars do not follow it (TB-74).
        #expect(value["schemaVersion"] as? Int == 1 && fit["combinations"] as? Int == 2)
        let failures = try #require(fit["failures"] as? [[String: Any]])
        #expect(failures.map { $0["textSize"] as? String } == ["large", "accessibilityExtraExtraExtraLarge"])
        let words = ["device", "orientation", "locale", "bar", "item", "reason", "objectID", "scene"].map { failures[0][$0] as? String }
        #expect(words == ["iPhone 5s", "portrait", "de_DE", "toolbar", "Herunterladen", "cut", "i1", "vc"])
        #expect((failures[0]["missing"] as? Double ?? 0) > 0)
    }

    @Test("a broken file is told of, once, and the storyboard's own texts stay")
    func brokenStrings() throws {
        let transcript = try Transcript(["measure", "--fit", Self.target, "--locale", "de"], in: Self.folder("\"i1.title\" = \"Heute"))
        #expect(transcript.status == 0)
        #expect(
            transcript.diagnostics
                == "note: the file ends inside a quoted text: save it again in Xcode, or leave it out\n  --> TMP/de.lproj/Main.strings:1:14\n"
        )
    }

    @Test func textsOfADescription() throws {
        let text = "{ toolbar: { items: [{ title: 'OK' }] }, strings: { fr: { OK: 'Un titre beaucoup trop long pour cette barre' } } }"
        let folder = try TemporaryFolder(["A.screen.json": Array(text.utf8)])
        let transcript = Transcript(
            ["measure", "--fit", "TMP/A.screen.json", "--device", "iPhone 5s", "--orientation", "portrait", "--text-size", "large"],
            in: folder)
        #expect(transcript.status == 1)
        let title = "Un titre beaucoup trop long pour cette barre"
        #expect(transcript.output.hasPrefix("iPhone 5s, portrait, large, fr: toolbar: “\(title)” is cut, "))
        #expect(transcript.output.hasSuffix("does not fit on 1 of 2 combinations\n"))
    }

    @Test func nothingToProveIsNoProof() {
        let transcript = Transcript(["measure", "--fit", "--device", "iPhone 15"])
        #expect(transcript.status == 2 && transcript.diagnostics.contains("there is no screen with bars to show"))
    }

    @Test("texts in another language are measured and drawn as well")
    func measureInGerman() throws {
        let transcript = try Transcript(
            ["measure", Self.target, "--locale", "de", "--format", "json"], in: Self.folder("\"n.title\" = \"Reisen\";"))
        let bar = (try transcript.json() as? [String: Any])?["navigationBar"] as? [String: Any]
        #expect((bar?["items"] as? [[String: Any]])?.first?["title"] as? String == "Reisen")
    }
}
