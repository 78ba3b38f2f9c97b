import LintelEvidence
import LintelGuidelines
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

    @Test("SB-62: the tint of the bar at launch has been without effect since iOS 7")
    func launchTint() throws {
        let entry = "<key>UIStatusBarTintParameters</key>\n<dict/>"
        #expect(try findings("plist-key-obsolete", [("App/Info.plist", Self.list(entry))]) == ["App/Info.plist"])
        #expect(try findings("plist-key-obsolete", [("App/Info.plist", Self.list(Self.light))]).isEmpty)
    }
}
