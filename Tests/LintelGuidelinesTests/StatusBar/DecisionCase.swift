import LintelEvidence
import LintelGuidelines
import LintelModel
import Testing

/// A small app, a scene of its storyboard, and who decides about the status bar there.
/// Without other word: iPhone 12 upright with system and SDK 15, where `default` is dark text on the light interface (SB-32).
struct DecisionCase: Sendable, CustomTestStringConvertible {
    var id: String
    /// By path. `App/Main.storyboard` is the main one.
    var files: [String: String]
    var scene = "feed"
    var device = "iPhone 12"
    var system: SystemVersion = 15
    var sdk: SystemVersion?
    var orientation = Orientation.portrait
    /// Nil where files do not tell.
    var style: StatusBar.Style?
    var isHidden: Bool?
    /// All lines, in order.
    var decidedBy: [String]

    var testDescription: String { id }

    func check() throws {
        let evidence = try SampleProject(texts: files).evidence()
        #expect(evidence.unreadable.map(\.message) == [], "unreadable samples prove nothing")
        let device = try #require(DeviceCatalogue.device(named: device))
        var traits = Traits(system: system)
        traits.sdk = sdk ?? system
        traits.orientation = orientation
        let file = try #require(evidence.interfaces.first { $0.scene(scene) != nil })
        let tree = StatusBarDecisions(evidence).tree(of: try #require(file.scene(scene)), in: file, on: device, traits)
        let size = Screen(device: device, traits: traits).size
        let answer = tree.resolved(deviceClass: device.deviceClass, screen: size, traits: traits)
        #expect((answer.unknown.contains(.style) ? nil : answer.style) == style, "\(answer.decidedBy)")
        #expect((answer.unknown.contains(.hidden) ? nil : answer.isHidden) == isHidden, "\(answer.decidedBy)")
        #expect(answer.decidedBy == decidedBy)
    }
}

/// Files of sample apps. Every scene of a storyboard stands on a line of its own, the first one on line 4; a list's first key on line 4.
enum SampleApp {
    static func storyboard(_ scenes: [String], initial: String) -> String {
        let rows = scenes.enumerated().map { "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            initialViewController="\(initial)">
            <scenes>
            \(rows.joined(separator: "\n"))
            </scenes>
            </document>

            """
    }

    /// A list of an app with a main storyboard, its own keys before those every app has.
    static func list(_ keys: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        \(keys.map { $0 + "\n" }.joined())<key>CFBundleIdentifier</key><string>org.example.app</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>

        """
    }

    static let controlOff = "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"

    static func feed(_ attributes: String = "", _ inner: String = "") -> String {
        "<viewController id=\"feed\" customClass=\"Feed\" \(attributes)>\(inner)</viewController>"
    }

    /// A stack with the feed as its root.
    static func stack(_ attributes: String = "", bar: String = "") -> String {
        """
        <navigationController id="stack" \(attributes)><navigationBar key="navigationBar" \(bar) id="bar"/><connections>\
        <segue destination="feed" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """
    }

    /// A class with its superclass on line 1 and a body from line 2 on.
    static func swift(_ name: String, _ parent: String = "UIViewController", _ body: String = "") -> String {
        "class \(name): \(parent) {\n\(body)\n}\n"
    }

    static let light = "    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"
    static let hides = "    override var prefersStatusBarHidden: Bool { true }"
}
