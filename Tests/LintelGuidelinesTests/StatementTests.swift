import LintelEvidence
import LintelGuidelines
import LintelModel
import LintelTestSupport
import Testing

/// Statements of behaviour.md that speak about what a checker may complain of.
@Suite struct StatementTests {
    private static func list(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        <key>CFBundleIdentifier</key>
        <string>org.example.app</string>
        \(entries)
        </dict>
        </plist>
        """
    }

    private static let controlOff = "<key>UIViewControllerBasedStatusBarAppearance</key>\n<false/>"
    private static let light = "<key>UIStatusBarStyle</key>\n<string>UIStatusBarStyleLightContent</string>"
    private static let override = """
        import UIKit
        final class Root: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        """

    private func findings(_ rule: String, _ files: [(String, String)]) throws -> [String] {
        let project = SampleProject(files: files.map { ($0.0, Array($0.1.utf8)) })
        return try project.findings(of: try #require(Guidelines.rule(rule))).map(\.place.file)
    }

    @Test("SB-63: control off is a recipe, not a fault; only what contradicts it is")
    func contradictionOnly() throws {
        let lists = [("App/Info.plist", Self.list(Self.controlOff + "\n" + Self.light))]
        let rule = "status-bar-override-disabled"
        #expect(try findings(rule, lists + [("App/Root.swift", "import UIKit\nfinal class Root: UIViewController {}\n")]).isEmpty)
        #expect(try findings(rule, lists + [("App/Root.swift", Self.override)]) == ["App/Root.swift"])
    }

    /// A storyboard whose toolbar holds one item.
    private static func storyboard(_ item: String) -> (String, String) {
        (
            "App/Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
            <subviews><toolbar id="bar"><items>\(item)</items></toolbar></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints><constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="p"/></constraints>
            </view></viewController></objects></scene></scenes></document>
            """
        )
    }

    @Test(
        "TB-62: icons are 24 points, at most 28, in edition 7 about 22; edition 26 says nothing",
        arguments: [
            (24, GuidelinesEdition.twentyTwo, false), (28, .twentyTwo, false), (32, .twentyTwo, true), (22, .seven, false),
            (28, .seven, true),
            (32, .twentySix, false),
        ])
    func iconSize(points: Int, edition: GuidelinesEdition, isFound: Bool) throws {
        let catalogue = """
            {"images": [{"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
            {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"}], "info": {"author": "xcode", "version": 1}}
            """
        let (path, text) = Self.storyboard("<barButtonItem title=\"Draw\" image=\"a\" id=\"i\"/>")
        let folder = "App/Assets.xcassets/a.imageset/"
        let project = SampleProject(files: [
            (path, Array(text.utf8)), (folder + "Contents.json", Array(catalogue.utf8)),
            (folder + "a@2x.png", PlainPNG.bytes(width: 2 * points, height: 2 * points)),
            (folder + "a@3x.png", PlainPNG.bytes(width: 3 * points, height: 3 * points)),
        ])
        var settings = RuleSettings()
        settings.edition = edition
        let findings = try project.findings(of: try #require(Guidelines.rule("toolbar-icon-size")), settings)
        #expect(findings.map(\.severity) == (isFound ? [.warning] : []))
    }

    @Test(
        "TB-93: a label comes from the title, a symbol, or a runtime attribute in either spelling",
        arguments: [
            ("image=\"a\" id=\"i\"/>", Severity?.some(.warning)), ("title=\"Draw\" image=\"a\" id=\"i\"/>", nil),
            ("image=\"pencil\" catalog=\"system\" id=\"i\"/>", .advice), ("systemItem=\"trash\" id=\"i\"/>", nil),
            (attributed("accessibilityLabel"), nil), (attributed("accLabelText"), nil), (attributed("tag"), .warning),
        ])
    func labels(item: String, severity: Severity?) throws {
        let (path, text) = Self.storyboard("<barButtonItem " + item)
        let project = SampleProject(texts: [path: text])
        let rule = try #require(Guidelines.rule("toolbar-icon-without-label"))
        #expect(try project.findings(of: rule).map(\.severity) == [severity].compactMap(\.self))
    }

    private static func attributed(_ keyPath: String) -> String {
        """
        image="a" id="i"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="Draw"/></userDefinedRuntimeAttributes></barButtonItem>
        """
    }

    @Test("SB-62: the tint of the bar at launch has been without effect since iOS 7")
    func launchTint() throws {
        let entry = "<key>UIStatusBarTintParameters</key>\n<dict/>"
        #expect(try findings("plist-key-obsolete", [("App/Info.plist", Self.list(entry))]) == ["App/Info.plist"])
        #expect(try findings("plist-key-obsolete", [("App/Info.plist", Self.list(Self.light))]).isEmpty)
    }
}
