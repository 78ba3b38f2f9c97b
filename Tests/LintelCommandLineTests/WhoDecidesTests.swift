import Foundation
import Testing

@testable import LintelCommandLine

/// Who decides about the status bar of a project's screens, by `check --explain-status-bar` and by `measure FOLDER --scene`.
@Suite struct WhoDecidesTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>\
        <segue destination="feed" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="feed" customClass="Feed" sceneMemberID="viewController">\
        <view key="view" id="v"/><connections><segue destination="more" kind="show" id="p"/></connections></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="more" title="More" sceneMemberID="viewController">\
        <view key="view" id="w"/></viewController></objects></scene>
        </scenes>
        </document>
        """

    private static let feed = """
        class Feed: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        """

    /// `control`: whether the list takes the controllers' say away.
    private static func project(isOff: Bool = false) throws -> TemporaryFolder {
        let off = "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            \(isOff ? off : "")
            <key>CFBundleIdentifier</key><string>org.example.app</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
            </dict></plist>
            """
        return try TemporaryFolder([
            "App/Info.plist": Array(list.utf8), "App/Main.storyboard": Array(storyboard.utf8), "App/Feed.swift": Array(feed.utf8),
        ])
    }

    @Test func tellsEveryScreenAndGroupsEqualAnswers() throws {
        let transcript = Transcript(["check", "--explain-status-bar", "--rule", "toolbar-with-tab-bar", "TMP"], in: try Self.project())
        #expect(transcript.status == 0 && transcript.diagnostics.isEmpty)
        #expect(
            transcript.output == """
                status bar: hidden, light or dark text by the content under it (iPhone 15)
                  --> TMP/App/Main.storyboard:5 Feed
                  = UINavigationController (TMP/App/Main.storyboard:4) forwards to its top controller (SB-49)
                  = Feed overrides prefersStatusBarHidden: true (TMP/App/Feed.swift:3)
                  = UINavigationController (TMP/App/Main.storyboard:4) answers while its bar shows (SB-49)
                  = UINavigationController (TMP/App/Main.storyboard:4) answers default (SB-42)
                  = default follows the content under the bar on system 18 (SB-32)

                status bar: shown, light or dark text by the content under it (iPhone 15)
                  --> TMP/App/Main.storyboard:6 UIViewController
                  = UINavigationController (TMP/App/Main.storyboard:4) forwards to its top controller (SB-49)
                  = UIViewController (TMP/App/Main.storyboard:6) does not hide the bar by default (SB-42)
                  = UINavigationController (TMP/App/Main.storyboard:4) answers while its bar shows (SB-49)
                  = UINavigationController (TMP/App/Main.storyboard:4) answers default (SB-42)
                  = default follows the content under the bar on system 18 (SB-32)

                nothing found in 3 files

                """, "\(transcript.output)")
    }

    @Test("PF-01: with control off all screens have one answer")
    func oneAnswerForAll() throws {
        let transcript = Transcript(
            ["check", "--explain-status-bar", "--rule", "toolbar-with-tab-bar", "TMP"], in: try Self.project(isOff: true))
        #expect(
            transcript.output == """
                status bar: shown, light or dark text by the content under it (iPhone 15)
                  --> TMP/App/Main.storyboard:5 Feed
                  --> TMP/App/Main.storyboard:6 UIViewController
                  = UIViewControllerBasedStatusBarAppearance is NO (TMP/App/Info.plist:3): no controller is asked (SB-41)
                  = UIStatusBarHidden, which is absent, governs run time too (SB-41)
                  = UIStatusBarStyle, which is absent, is the one style (SB-41)
                  = default follows the content under the bar on system 18 (SB-32)

                nothing found in 3 files

                """, "\(transcript.output)")
    }

    @Test("JSON has them only where asked", arguments: [true, false])
    func json(isAsked: Bool) throws {
        let flag = isAsked ? ["--explain-status-bar"] : []
        let transcript = Transcript(["check", "--format", "json"] + flag + ["TMP"], in: try Self.project())
        let object = try #require(try transcript.json() as? [String: Any])
        let explanations = object["explanations"] as? [[String: Any]]
        guard isAsked else {
            #expect(explanations == nil)
            return
        }
        #expect(explanations?.count == 2)
        let feed = try #require(explanations?.first)
        #expect(feed["scene"] as? String == "feed" && feed["name"] as? String == "Feed" && feed["line"] as? Int == 5)
        #expect(feed["hidden"] as? Bool == true && feed["style"] as? String == "automatic" && feed["animation"] as? String == "fade")
        #expect((feed["decidedBy"] as? [String])?.count == 5)
    }

    @Test("SB-37, SB-49: measure of a project's scene", arguments: [(false, true), (true, false)])
    func measure(isOff: Bool, isHidden: Bool) throws {
        let folder = try Self.project(isOff: isOff)
        let transcript = Transcript(["measure", "TMP", "--scene", "Feed", "--system", "15", "--format", "json"], in: folder)
        #expect(transcript.status == 0, "\(transcript.diagnostics)")
        let bar = try #require((try transcript.json() as? [String: Any])?["statusBar"] as? [String: Any])
        #expect(bar["hidden"] as? Bool == isHidden)
        #expect(bar["style"] as? String == "darkContent")
        let steps = try #require(bar["decidedBy"] as? [String])
        #expect(
            steps.contains(
                isOff
                    ? "UIViewControllerBasedStatusBarAppearance is NO (TMP/App/Info.plist:3): no controller is asked (SB-41)"
                    : "Feed overrides prefersStatusBarHidden: true (TMP/App/Feed.swift:3)"), "\(steps)")
    }
}
