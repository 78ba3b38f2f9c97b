import LintelModel
import Testing

@Suite("From files to who decides about the status bar (behaviour.md, sections 2.1 to 2.5)")
struct StatusBarDecisionTests {
    private static let feedSays = "Feed overrides preferredStatusBarStyle: lightContent (App/Feed.swift:2)"
    private static let explicit = "lightContent is explicit, nothing overrides it (SB-34)"
    private static let followsLight = "default follows the light interface style on system 15 (SB-32)"

    /// A plain root and what else is in the app.
    private static func plain(_ list: String..., code: String = "", scene: String = SampleApp.feed()) -> [String: String] {
        [
            "App/Info.plist": SampleApp.list(list.joined(separator: "\n")),
            "App/Main.storyboard": SampleApp.storyboard([scene], initial: "feed"),
            "App/Feed.swift": SampleApp.swift("Feed", "UIViewController", code),
        ]
    }

    private static func shown(_ name: String = "Feed", at line: Int = 4) -> String {
        "\(name) (App/Main.storyboard:\(line)) does not hide the bar by default (SB-42)"
    }

    static let lists: [DecisionCase] = [
        DecisionCase(
            id: "SB-42: nobody says anything", files: plain(), system: 18, style: .automatic, isHidden: false,
            decidedBy: [
                shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)",
                "default follows the content under the bar on system 18 (SB-32)",
            ]),
        DecisionCase(
            id: "SB-34: the root asks for light text", files: plain(code: SampleApp.light), style: .lightContent, isHidden: false,
            decidedBy: [shown(), feedSays, explicit]),
        DecisionCase(
            id: "PF-01, SB-41: the same root in an app whose list takes its say away",
            files: plain(SampleApp.controlOff, code: SampleApp.light), style: .darkContent, isHidden: false,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden, which is absent, governs run time too (SB-41)",
                "UIStatusBarStyle, which is absent, is the one style (SB-41)", followsLight,
            ]),
        DecisionCase(
            id: "SB-35: the list's style and visibility",
            files: plain(
                SampleApp.controlOff, "<key>UIStatusBarHidden</key><true/>",
                "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"), style: .lightContent, isHidden: true,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden (App/Info.plist:5) governs run time too (SB-41)",
                "UIStatusBarStyle (App/Info.plist:6) is the one style (SB-41)", explicit,
            ]),
        DecisionCase(
            id: "SB-35: with controllers in charge the list's values are for the launch only",
            files: plain("<key>UIStatusBarHidden</key><true/>"), style: .darkContent, isHidden: false,
            decidedBy: [shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)", followsLight]),
        DecisionCase(
            id: "SB-38: the string NO switches nothing off",
            files: plain("<key>UIViewControllerBasedStatusBarAppearance</key><string>NO</string>", code: SampleApp.light),
            style: .lightContent, isHidden: false,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance (App/Info.plist:4) leaves the say to the controllers (SB-35, SB-38)", shown(),
                feedSays, explicit,
            ]),
        DecisionCase(
            id: "SB-36: a key for the pad, on the phone", files: plain(SampleApp.controlOff, "<key>UIStatusBarHidden~ipad</key><true/>"),
            style: .darkContent, isHidden: false,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden, which is absent, governs run time too (SB-41)",
                "UIStatusBarStyle, which is absent, is the one style (SB-41)", followsLight,
            ]),
        DecisionCase(
            id: "SB-36: a key for the pad, there", files: plain(SampleApp.controlOff, "<key>UIStatusBarHidden~ipad</key><true/>"),
            device: "iPad Air 2", style: .darkContent, isHidden: true,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden (App/Info.plist:5) governs run time too (SB-41)",
                "UIStatusBarStyle, which is absent, is the one style (SB-41)", followsLight,
            ]),
        DecisionCase(
            id: "SB-37: a build setting over the file's key",
            files: plain(SampleApp.controlOff, "<key>UIStatusBarHidden</key><false/>").merging(
                ["App.xcodeproj/project.pbxproj": project(settings: "INFOPLIST_KEY_UIStatusBarHidden = YES; ")]) { $1 },
            style: .darkContent, isHidden: true,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden (App.xcodeproj/project.pbxproj:7) governs run time too (SB-41)",
                "UIStatusBarStyle, which is absent, is the one style (SB-41)", followsLight,
            ]),
        DecisionCase(
            id: "SB-35, SB-60: an app that is always dark", files: plain("<key>UIUserInterfaceStyle</key><string>Dark</string>"),
            style: .lightContent, isHidden: false,
            decidedBy: [
                shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)",
                "default follows the dark interface style on system 15 (SB-32)",
            ]),
        DecisionCase(
            id: "no list was found: nothing is certain", files: plain().filter { $0.key != "App/Info.plist" }, style: nil, isHidden: nil,
            decidedBy: [
                "cannot tell: no property list of the app was found",
                "cannot tell: no storyboard leads from the app's first screen to Feed (App/Main.storyboard:4); where it fills the screen:",
                shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)", followsLight,
            ]),
    ]

    private static func project(settings: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P0; objects = {
        F0 = {isa = PBXFileReference; path = App/Main.storyboard; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = App/Feed.swift; sourceTree = SOURCE_ROOT; };
        B0 = {isa = PBXBuildFile; fileRef = F0; }; B1 = {isa = PBXBuildFile; fileRef = F1; };
        G0 = {isa = PBXGroup; children = (F0, F1); sourceTree = "<group>"; };
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings)
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; }; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
        R0 = {isa = PBXResourcesBuildPhase; files = (B0); }; S0 = {isa = PBXSourcesBuildPhase; files = (B1); };
        T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L0; buildPhases = (R0, S0);
        productType = "com.apple.product-type.application"; };
        P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T0); };
        }; }

        """
    }

    static let setters: [DecisionCase] = [
        DecisionCase(
            id: "SB-39: told at launch",
            files: plain(SampleApp.controlOff).merging(["App/AppDelegate.swift": delegate("application.statusBarStyle = .lightContent")]) {
                $1
            }, style: .lightContent, isHidden: false,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "UIStatusBarHidden, which is absent, governs run time too (SB-41)",
                "UIApplication was told the style (App/AppDelegate.swift:3) (SB-39)", explicit,
            ]),
        DecisionCase(
            id: "PF-02, SB-39: told in vain while controllers decide",
            files: plain().merging(["App/AppDelegate.swift": delegate("application.statusBarStyle = .lightContent")]) { $1 },
            style: .darkContent, isHidden: false,
            decidedBy: [shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)", followsLight]),
        DecisionCase(
            id: "SB-39: told by a screen, at some time",
            files: plain(
                SampleApp.controlOff,
                code: "    func open() { UIApplication.shared.setStatusBarHidden(true, with: .fade) }"), style: .darkContent, isHidden: nil,
            decidedBy: [
                "UIViewControllerBasedStatusBarAppearance is NO (App/Info.plist:4): no controller is asked (SB-41)",
                "cannot tell: the app hides and shows the bar while it runs (App/Feed.swift:2)",
                "UIStatusBarStyle, which is absent, is the one style (SB-41)", followsLight,
            ]),
    ]

    private static func delegate(_ statement: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                \(statement)
                return true
            }
        }

        """
    }

    @Test("property lists and setters", arguments: lists + setters)
    func listsDecide(example: DecisionCase) throws { try example.check() }

    // MARK: Classes

    static let classes: [DecisionCase] = [
        DecisionCase(
            id: "SB-42: hidden by the root", files: plain(code: SampleApp.hides), style: .darkContent, isHidden: true,
            decidedBy: [
                "Feed overrides prefersStatusBarHidden: true (App/Feed.swift:2)", "Feed (App/Main.storyboard:4) answers default (SB-42)",
                followsLight,
            ]),
        DecisionCase(
            id: "SB-42: inherited from a class in another file",
            files: plain().merging([
                "App/Feed.swift": SampleApp.swift("Feed", "Base"),
                "App/Base.swift": SampleApp.swift("Base", "UIViewController", SampleApp.light),
            ]) { $1 }, style: .lightContent, isHidden: false,
            decidedBy: [shown(), "Feed overrides preferredStatusBarStyle: lightContent (App/Base.swift:2)", explicit]),
        DecisionCase(
            id: "SB-42: the look-alike whose base class says nothing",
            files: plain().merging(["App/Feed.swift": SampleApp.swift("Feed", "Base"), "App/Base.swift": SampleApp.swift("Base")]) { $1 },
            style: .darkContent, isHidden: false,
            decidedBy: [shown(), "Feed (App/Main.storyboard:4) answers default (SB-42)", followsLight]),
        DecisionCase(
            id: "SB-42: Objective-C",
            files: plain().filter { $0.key != "App/Feed.swift" }.merging([
                "App/Feed.h": "@interface Feed : UIViewController\n@end\n",
                "App/Feed.m":
                    "@implementation Feed\n- (UIStatusBarStyle)preferredStatusBarStyle {\n  return UIStatusBarStyleLightContent;\n}\n@end\n",
            ]) { $1 }, style: .lightContent, isHidden: false,
            decidedBy: [shown(), "Feed overrides preferredStatusBarStyle: lightContent (App/Feed.m:3)", explicit]),
        DecisionCase(
            id: "unknown beats wrong: a theme is asked",
            files: plain(code: "    override var preferredStatusBarStyle: UIStatusBarStyle { Theme.current.barStyle }"), style: nil,
            isHidden: false,
            decidedBy: [
                shown(), "cannot tell: Feed answers `Theme.current.barStyle`, which only running tells (App/Feed.swift:2)",
                "for want of an answer, " + followsLight,
            ]),
        DecisionCase(
            id: "unknown beats wrong: one of two",
            files: plain(code: "    override var prefersStatusBarHidden: Bool { isBusy ? true : false }"),
            style: .darkContent, isHidden: nil,
            decidedBy: [
                "cannot tell: Feed answers true or false, which only running tells (App/Feed.swift:2)",
                "Feed (App/Main.storyboard:4) answers default (SB-42)", followsLight,
            ]),
        DecisionCase(
            id: "a class of no known source",
            files: plain().merging(["App/Feed.swift": SampleApp.swift("Feed", "FormViewController")]) { $1 }, style: nil, isHidden: nil,
            decidedBy: [
                "cannot tell: Feed comes from FormViewController, whose prefersStatusBarHidden was not read",
                "cannot tell: Feed comes from FormViewController, whose preferredStatusBarStyle was not read",
                "for want of an answer, " + followsLight,
            ]),
        DecisionCase(
            id: "SB-30: the obsolete black style is light",
            files: plain(code: "    override func preferredStatusBarStyle() -> UIStatusBarStyle { return .BlackOpaque }"),
            style: .lightContent, isHidden: false, decidedBy: [shown(), feedSays, explicit]),
        versioned(system: 12, style: .lightContent, line: 4, said: "lightContent"),
        versioned(system: 13, style: .darkContent, line: 3, said: "darkContent"),
    ]

    private static func versioned(system: SystemVersion, style: StatusBar.Style, line: Int, said: String) -> DecisionCase {
        let code = """
                override var preferredStatusBarStyle: UIStatusBarStyle {
                    if #available(iOS 13, *) { return .darkContent }
                    return .lightContent
                }
            """
        return DecisionCase(
            id: "the answer of system \(system)", files: plain(code: code), system: system, style: style, isHidden: false,
            decidedBy: [
                shown(), "Feed overrides preferredStatusBarStyle: \(said) (App/Feed.swift:\(line))",
                "\(said) is explicit, nothing overrides it (SB-34)",
            ])
    }

    @Test("what classes say", arguments: classes)
    func classesAnswer(example: DecisionCase) throws { try example.check() }

    @Test("SB-21: a phone with notch on its side, whoever is not known")
    func landscape() throws {
        try DecisionCase(
            id: "SB-21", files: Self.plain(code: "    override var prefersStatusBarHidden: Bool { isBusy }"), orientation: .landscape,
            style: .darkContent, isHidden: true,
            decidedBy: [
                "cannot tell: Feed answers `isBusy`, which only running tells (App/Feed.swift:2)",
                "Feed (App/Main.storyboard:4) answers default (SB-42)", Self.followsLight,
                "hidden: a phone with notch has no status bar in landscape (SB-21)",
            ]
        ).check()
    }
}
