import LintelModel
import Testing

@Suite("Containers and presentations in files (behaviour.md, sections 2.2 and 2.3)")
struct ContainmentDecisionTests {
    private static let feedSays = "Feed overrides preferredStatusBarStyle: lightContent (App/Feed.swift:2)"
    private static let explicit = "lightContent is explicit, nothing overrides it (SB-34)"
    private static let followsLight = "default follows the light interface style on system 15 (SB-32)"
    private static let shown = "Feed (App/Main.storyboard:5) does not hide the bar by default (SB-42)"
    private static let forwards = "UINavigationController (App/Main.storyboard:4) forwards to its top controller (SB-49)"
    private static let answers = "UINavigationController (App/Main.storyboard:4) answers while its bar shows (SB-49)"

    /// A container on line 4 around the feed on line 5, which asks for light text.
    private static func app(_ container: String, initial: String, feed: String = SampleApp.feed(), _ more: [String: String] = [:])
        -> [String: String]
    {
        [
            "App/Info.plist": SampleApp.list(), "App/Main.storyboard": SampleApp.storyboard([container, feed], initial: initial),
            "App/Feed.swift": SampleApp.swift("Feed", "UIViewController", SampleApp.light),
        ].merging(more) { $1 }
    }

    private static func container(_ element: String, _ relationship: String, customClass: String = "") -> String {
        """
        <\(element) id="outer" \(customClass.isEmpty ? "" : "customClass=\"\(customClass)\"")><connections><segue destination="feed" \
        kind="relationship" relationship="\(relationship)" id="r"/></connections></\(element)>
        """
    }

    static let stacks: [DecisionCase] = [
        DecisionCase(
            id: "PF-03, SB-49: the stack answers while its bar shows", files: app(SampleApp.stack(), initial: "stack"),
            style: .darkContent, isHidden: false,
            decidedBy: [
                forwards, shown, answers, "UINavigationController (App/Main.storyboard:4) answers default (SB-42)", followsLight,
            ]),
        DecisionCase(
            id: "SB-49: the same stack without its bar", files: app(SampleApp.stack("navigationBarHidden=\"YES\""), initial: "stack"),
            style: .lightContent, isHidden: false,
            decidedBy: [
                forwards, shown, "UINavigationController (App/Main.storyboard:4) forwards, its bar is hidden (SB-49)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "SB-49: code takes the bar away whenever the screen comes",
            files: app(
                SampleApp.stack(), initial: "stack",
                [
                    "App/Feed.swift": SampleApp.swift(
                        "Feed", "UIViewController",
                        SampleApp.light
                            + "\n    override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: false) }"
                    )
                ]), style: .lightContent, isHidden: false,
            decidedBy: [
                forwards, shown, "UINavigationController (App/Main.storyboard:4) forwards, its bar is hidden (SB-49)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "SB-49: code takes the bar away at some time",
            files: app(
                SampleApp.stack(), initial: "stack",
                [
                    "App/Feed.swift": SampleApp.swift(
                        "Feed", "UIViewController",
                        SampleApp.light + "\n    func read() { navigationController?.setNavigationBarHidden(true, animated: true) }")
                ]), style: nil, isHidden: false,
            decidedBy: [
                forwards, shown,
                "cannot tell: UINavigationController shows and hides its bar while it runs (App/Feed.swift:3)",
                "UINavigationController (App/Main.storyboard:4) answers default (SB-42)", "for want of an answer, " + followsLight,
            ]),
        DecisionCase(
            id: "SB-49: a black bar", files: app(SampleApp.stack(bar: "barStyle=\"black\""), initial: "stack"), style: .lightContent,
            isHidden: false,
            decidedBy: [
                forwards, shown, answers, "UINavigationController (App/Main.storyboard:4) has a black bar: lightContent (SB-49)", explicit,
            ]),
        DecisionCase(
            id: "SB-49: all bars black by the appearance proxy",
            files: app(
                SampleApp.stack(), initial: "stack",
                ["App/Look.swift": "func dress() {\n    UINavigationBar.appearance().barStyle = .black\n}\n"]), style: .lightContent,
            isHidden: false,
            decidedBy: [
                forwards, shown, answers, "UINavigationController (App/Main.storyboard:4) has a black bar: lightContent (SB-49)", explicit,
            ]),
        DecisionCase(
            id: "SB-50, PF-17: a black bar no longer counts", files: app(SampleApp.stack(bar: "barStyle=\"black\""), initial: "stack"),
            system: 27, style: .automatic, isHidden: false,
            decidedBy: [
                forwards, shown, answers,
                "UINavigationController (App/Main.storyboard:4) has a black bar, which SDK 27 on system 27 ignores (SB-50)",
                "default follows the content under the bar on system 27 (SB-32)",
            ]),
        DecisionCase(
            id: "SB-43: a subclass that forwards",
            files: app(SampleApp.stack("customClass=\"Stack\""), initial: "stack", ["App/Stack.swift": forwarding]), style: .lightContent,
            isHidden: false,
            decidedBy: [
                "Stack (App/Main.storyboard:4) forwards to its top controller (SB-49)", shown,
                "Stack overrides childForStatusBarStyle (App/Stack.swift:2) (SB-43)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "PF-04: the subclass exists, the scene is stock",
            files: app(SampleApp.stack(), initial: "stack", ["App/Stack.swift": forwarding]), style: .darkContent, isHidden: false,
            decidedBy: [
                forwards, shown, answers, "UINavigationController (App/Main.storyboard:4) answers default (SB-42)", followsLight,
            ]),
        extended(SystemVersion(13, 3), .lightContent),
        extended(SystemVersion(13, 4), .darkContent),
    ]

    private static let forwarding = SampleApp.swift(
        "Stack", "UINavigationController", "    override var childForStatusBarStyle: UIViewController? { topViewController }")

    private static func extended(_ system: SystemVersion, _ style: StatusBar.Style) -> DecisionCase {
        let isUsed = style == .lightContent
        return DecisionCase(
            id: "SB-51, PF-16: an extension's override on \(system)",
            files: app(
                SampleApp.stack(), initial: "stack",
                ["App/Ext.swift": "extension UINavigationController {\n\(SampleApp.light)\n}\n"]), system: system, style: style,
            isHidden: false,
            decidedBy: [
                forwards, shown, answers,
                isUsed
                    ? "UINavigationController overrides preferredStatusBarStyle: lightContent (App/Ext.swift:2)"
                    : "UINavigationController (App/Main.storyboard:4) answers default (SB-42)",
                isUsed ? explicit : "default follows the light interface style on system \(system) (SB-32)",
            ])
    }

    static let containers: [DecisionCase] = [
        DecisionCase(
            id: "SB-52: a tab", files: app(container("tabBarController", "viewControllers"), initial: "outer"), style: .lightContent,
            isHidden: false,
            decidedBy: [
                "UITabBarController (App/Main.storyboard:4) forwards to the selected tab (SB-52)", shown,
                "UITabBarController (App/Main.storyboard:4) forwards to the selected tab (SB-52)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "PF-18, SB-52: the tab bar controller's own answer is not asked for",
            files: app(
                container("tabBarController", "viewControllers", customClass: "Tabs"), initial: "outer",
                [
                    "App/Tabs.swift": SampleApp.swift(
                        "Tabs", "UITabBarController", "    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }")
                ]), style: .lightContent, isHidden: false,
            decidedBy: [
                "Tabs (App/Main.storyboard:4) forwards to the selected tab (SB-52)", shown,
                "Tabs (App/Main.storyboard:4) forwards to the selected tab (SB-52)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "SB-53: a split view on 16",
            files: app(container("splitViewController", "masterViewController"), initial: "outer"), device: "iPad Air 2", system: 16,
            style: .darkContent, isHidden: false,
            decidedBy: [
                "UISplitViewController (App/Main.storyboard:4) does not hide the bar by default (SB-42)",
                "UISplitViewController (App/Main.storyboard:4) answers default (SB-42)",
                "default follows the light interface style on system 16 (SB-32)",
            ]),
        DecisionCase(
            id: "SB-53: a split view on 17",
            files: app(container("splitViewController", "masterViewController"), initial: "outer"), device: "iPad Pro (11-inch)",
            system: 17, style: .lightContent, isHidden: false,
            decidedBy: [
                "UISplitViewController (App/Main.storyboard:4) does not hide the bar by default (SB-42)",
                "UISplitViewController (App/Main.storyboard:4) forwards to a part (SB-53)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "PF-06: a child of the app's own container",
            files: app(
                "<viewController id=\"outer\" customClass=\"Drawer\"><connections><segue destination=\"feed\" kind=\"embed\" id=\"e\"/></connections></viewController>",
                initial: "outer", ["App/Drawer.swift": SampleApp.swift("Drawer")]), style: .darkContent, isHidden: false,
            decidedBy: [
                "Drawer (App/Main.storyboard:4) does not hide the bar by default (SB-42)",
                "Drawer (App/Main.storyboard:4) answers default (SB-42)", followsLight,
            ]),
        DecisionCase(
            id: "SB-56: a player answers by itself", files: app("<avPlayerViewController id=\"player\"/>", initial: "player"),
            scene: "player", style: nil, isHidden: nil,
            decidedBy: [
                "cannot tell: avPlayerViewController answers by itself (SB-56)",
                "cannot tell: avPlayerViewController answers by itself (SB-56)",
                "for want of an answer, " + followsLight,
            ]),
    ]

    // MARK: Presentations

    private static func presenter(_ attributes: String) -> String {
        """
        <viewController id="home"><connections><segue destination="feed" kind="presentation" \(attributes) id="p"/></connections></viewController>
        """
    }

    private static let home = "UIViewController (App/Main.storyboard:4)"

    static let presentations: [DecisionCase] = [
        DecisionCase(
            id: "SB-46: full screen by the segue", files: app(presenter("modalPresentationStyle=\"fullScreen\""), initial: "home"),
            style: .lightContent, isHidden: false,
            decidedBy: [
                "Feed (App/Main.storyboard:5) presented full screen takes control (SB-46)", shown,
                "Feed (App/Main.storyboard:5) presented full screen takes control (SB-46)", feedSays, explicit,
            ]),
        DecisionCase(
            id: "SB-46: full screen by the scene",
            files: app(presenter(""), initial: "home", feed: SampleApp.feed("modalPresentationStyle=\"fullScreen\"")),
            style: .lightContent, isHidden: false,
            decidedBy: [
                "Feed (App/Main.storyboard:5) presented full screen takes control (SB-46)", shown,
                "Feed (App/Main.storyboard:5) presented full screen takes control (SB-46)", feedSays, explicit,
            ]),
        over(flag: "", .darkContent),
        over(flag: "\n    override func awakeFromNib() { modalPresentationCapturesStatusBarAppearance = true }", .lightContent),
        over(flag: "\n    override var modalPresentationCapturesStatusBarAppearance: Bool { get { true } set {} }", .lightContent),
        DecisionCase(
            id: "SB-46: a sheet on the pad takes no control", files: app(presenter(""), initial: "home"), device: "iPad Air 2",
            style: .darkContent, isHidden: false,
            decidedBy: [
                "Feed (App/Main.storyboard:5) presented as pageSheet without modalPresentationCapturesStatusBarAppearance takes no control (SB-46)",
                "\(home) does not hide the bar by default (SB-42)",
                "Feed (App/Main.storyboard:5) presented as pageSheet without modalPresentationCapturesStatusBarAppearance takes no control (SB-46)",
                "\(home) answers default (SB-42)", followsLight,
            ]),
        DecisionCase(
            id: "SB-46: a segue of the app's own class",
            files: app(
                "<viewController id=\"home\"><connections><segue destination=\"feed\" kind=\"custom\" customClass=\"Fold\" id=\"p\"/></connections></viewController>",
                initial: "home"), device: "iPad Air 2", style: nil, isHidden: nil,
            decidedBy: [
                "Feed (App/Main.storyboard:5) presented as pageSheet without modalPresentationCapturesStatusBarAppearance takes no control (SB-46)",
                "cannot tell: how Feed comes on screen is the app's own affair (App/Main.storyboard:4)",
                "\(home) does not hide the bar by default (SB-42)",
                "Feed (App/Main.storyboard:5) presented as pageSheet without modalPresentationCapturesStatusBarAppearance takes no control (SB-46)",
                "cannot tell: how Feed comes on screen is the app's own affair (App/Main.storyboard:4)",
                "\(home) answers default (SB-42)",
                "for want of an answer, " + followsLight,
            ]),
    ]

    private static func over(flag: String, _ style: StatusBar.Style) -> DecisionCase {
        let takes = style == .lightContent
        let step =
            "Feed (App/Main.storyboard:5) presented as overFullScreen with\(takes ? "" : "out") "
            + "modalPresentationCapturesStatusBarAppearance takes \(takes ? "" : "no ")control (SB-46)"
        return DecisionCase(
            id: "PF-08, SB-46: over full screen\(takes ? " with the flag" : "")",
            files: app(
                presenter("modalPresentationStyle=\"overFullScreen\""), initial: "home",
                ["App/Feed.swift": SampleApp.swift("Feed", "UIViewController", SampleApp.light + flag)]), style: style, isHidden: false,
            decidedBy: [
                step, takes ? shown : "\(home) does not hide the bar by default (SB-42)", step,
                takes ? feedSays : "\(home) answers default (SB-42)", takes ? explicit : followsLight,
            ])
    }

    @Test("stacks", arguments: stacks)
    func stacksDecide(example: DecisionCase) throws { try example.check() }

    @Test("other containers", arguments: containers)
    func containersDecide(example: DecisionCase) throws { try example.check() }

    @Test("presentations", arguments: presentations)
    func presentationsDecide(example: DecisionCase) throws { try example.check() }
}
