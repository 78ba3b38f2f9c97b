import LintelModel
import Testing

/// Statements of behaviour.md, section 2, that no test vector covers by itself.
@Suite("Style statements")
struct StyleStatementTests {
    @Test("SB-30: raw values of UIStatusBarStyle, obsolete names as light")
    func rawValues() {
        #expect(StatusBar.Style.default.uiKitRawValue == 0 && StatusBar.Style.lightContent.uiKitRawValue == 1)
        #expect(StatusBar.Style.darkContent.uiKitRawValue == 3 && StatusBar.Style.automatic.uiKitRawValue == nil)
        #expect(StatusBar.Style(uiKitRawValue: 2) == .lightContent && StatusBar.Style(uiKitRawValue: 4) == nil)
        for style in StatusBar.Style.allCases {
            if let value = style.uiKitRawValue { #expect(StatusBar.Style(uiKitRawValue: value) == style) }
        }
    }

    @Test(
        "SB-35: the property list's style as the app launches; default if absent or unknown",
        arguments: [
            ("UIStatusBarStyleDefault" as String?, StatusBar.Style.default), ("UIStatusBarStyleLightContent", .lightContent),
            ("UIStatusBarStyleDarkContent", .darkContent), ("UIStatusBarStyleBlackTranslucent", .lightContent),
            ("UIStatusBarStyleBlackOpaque", .lightContent), (nil, .default), ("LightContent", .default),
        ])
    func launchStyle(name: String?, style: StatusBar.Style) throws {
        var keys = StatusBarKeys()
        if let name { keys.file["UIStatusBarStyle"] = .text(name) }
        let tree = ControllerTree(keys: keys)
        // System 12 draws default as dark, so that the two can be told apart from light.
        let bar = try screen("iPhone X", system: 12) { $0.controllers = tree }.resolved().statusBar
        #expect(bar.style == (style == .lightContent ? .lightContent : .darkContent))
        #expect(!bar.isHidden, "UIStatusBarHidden is NO by default")
    }

    @Test("SB-35, SB-61: the launch screen follows the property list, the first screen its controller")
    func launch() throws {
        let keys = StatusBarKeys(file: ["UIStatusBarStyle": .text("UIStatusBarStyleLightContent"), "UIStatusBarHidden": .boolean(true)])
        func bar(_ tree: ControllerTree) throws -> StatusBarResolution {
            try screen("iPhone 12") { $0.controllers = tree }.resolved().statusBar
        }
        let atLaunch = try bar(ControllerTree(keys: keys))
        #expect(atLaunch.style == .lightContent && atLaunch.isHidden)
        // The key for control by controllers is YES by default, so from here on they decide: text would flash.
        let first = try bar(ControllerTree(.dark, keys: keys))
        #expect(first.style == .darkContent && !first.isHidden)
    }

    @Test("SB-40: what a status bar manager reports: style, hidden and frame")
    func manager() throws {
        for isHidden in [false, true] {
            let screen = try screen("iPhone 14") {
                $0.statusBar = StatusBar(style: .lightContent, isHidden: isHidden)
            }
            let resolution = screen.resolved()
            #expect(resolution.statusBar.style == .lightContent && resolution.statusBar.isHidden == isHidden)
            #expect((screen.barFrames(resolution).statusBar?.height ?? 0) == (isHidden ? 0 : 47))
        }
    }

    @Test("SB-41: control off freezes one style and lets UIStatusBarHidden govern run time; no controller is asked")
    func controlOff() throws {
        let keys = StatusBarKeys.off(["UIStatusBarStyle": .text("UIStatusBarStyleLightContent"), "UIStatusBarHidden": .boolean(true)])
        for root in [Controller.dark, Controller("Shows", isHidden: false)] {
            try Vector(id: "SB-41", tree: ControllerTree(root, keys: keys), style: .lightContent, isHidden: true, notAsked: root.name)
                .check()
        }
    }

    @Test("SB-42: what UIViewController answers by default, hidden in compact height from SDK 8 on")
    func defaults() throws {
        try Vector(id: "SB-42", system: 12, tree: ControllerTree(.plain), style: .darkContent, isHidden: false).check()
        try Vector(id: "SB-42", device: "iPhone 8", orientation: .landscape, tree: ControllerTree(.plain), isHidden: true).check()
        try Vector(
            id: "SB-42", system: 9, sdk: 7, device: "iPhone 6s", orientation: .landscape, tree: ControllerTree(.plain), isHidden: false
        )
        .check()
        let plain = Controller.plain
        #expect(plain.childForStyle == .inherited && plain.childForHidden == .inherited)
        #expect(!Presentation.Manner().capturesStatusBar)
    }

    static let control: [Vector] = [
        Vector(
            id: "SB-47 popover without the flag, adapted or not", tree: ControllerTree(Controller.dark.presenting(.light, .popover)),
            style: .darkContent),
        Vector(
            id: "SB-47 control is handed on link by link",
            tree: ControllerTree(Controller.dark.presenting(Controller("Popover").presenting(.light, .fullScreen), .popover)),
            style: .darkContent),
        Vector(
            id: "SB-47 and a link with control hands it on",
            tree: ControllerTree(Controller.dark.presenting(Controller("Cover").presenting(.light, .fullScreen), .fullScreen)),
            style: .lightContent),
        Vector(
            id: "SB-51 in an extension, before 13.4", system: SystemVersion(13, 3), tree: ControllerTree(extended), style: .lightContent),
        Vector(id: "SB-51 in an extension, from 13.4", system: SystemVersion(13, 4), tree: ControllerTree(extended), style: .darkContent),
        Vector(
            id: "SB-55 forwards to what SwiftUI embeds", tree: ControllerTree(Controller("Host", .hosting, children: [.light])),
            style: .lightContent),
        Vector(
            id: "SB-55 but not for hidden",
            tree: ControllerTree(Controller("Host", .hosting, children: [Controller("Hides", isHidden: true)])), isHidden: false),
        Vector(
            id: "SB-55 a subclass answers hidden itself", tree: ControllerTree(Controller("Host", .hosting, isHidden: true)), isHidden: true
        ),
        Vector(
            id: "SB-57 a banner changes nothing", system: 15, tree: windows { $0.frame = Rect(x: 0, y: 0, width: 390, height: 90) },
            style: .lightContent),
        Vector(
            id: "SB-57 a window as large as the screen resets the style", system: 15, tree: windows { _ in }, style: .darkContent,
            isHidden: false),
        Vector(id: "SB-57 the keyboard's window does not count", system: 15, tree: windows { $0.kind = .keyboard }, style: .lightContent),
        Vector(id: "SB-57 the higher level wins, not the later one", system: 15, tree: windows { $0.level = -1 }, style: .lightContent),
        Vector(
            id: "SB-57 before 10 a small window counts too", system: 9, device: "iPhone 6s", tree: windows { $0.frame = .zero },
            style: .darkContent),
        Vector(id: "SB-60 on the window", system: 15, tree: dark(window: .dark), style: .lightContent),
        Vector(id: "SB-60 on the controller asked", system: 15, tree: dark(root: .dark), style: .lightContent),
        Vector(id: "SB-60 on a controller that is not asked", system: 15, tree: dark(child: .dark), style: .darkContent),
    ]

    private static var extended: Controller {
        var navigation = Controller.navigation(.plain)
        navigation.style = Controller.StyleOverride(.lightContent, isInExtension: true)
        return navigation
    }

    /// A second window with a plain root over one whose root asks for light text.
    private static func windows(_ change: (inout Window) -> Void) -> ControllerTree {
        var second = Window("Second", root: .plain, level: 1)
        change(&second)
        return ControllerTree(windows: [Window(root: .light), second])
    }

    private static func dark(window: Appearance? = nil, root: Appearance? = nil, child: Appearance? = nil) -> ControllerTree {
        var top = Controller.plain
        top.appearance = child
        var navigation = Controller.navigation(top)
        navigation.appearance = root
        var only = Window(root: navigation)
        only.appearance = window
        return ControllerTree(windows: [only])
    }

    @Test("SB-47, SB-51, SB-55, SB-57, SB-60", arguments: control) func holds(vector: Vector) throws { try vector.check() }

    @Test("SB-76: hiding the status bar does not hide the home indicator", arguments: [true, false])
    func homeIndicator(isHidden: Bool) throws {
        let screen = try screen("iPhone 15") { $0.statusBar.isHidden = isHidden }
        #expect(screen.barFrames(screen.resolved()).homeIndicator != nil)
    }

    @Test("SB-94: with only the standard appearance styled, the band behind the bar has another colour at the scroll edge")
    func standardOnly() throws {
        let red = BarAppearance(background: .color(DynamicColor(Color(200, 0, 0))), shadow: nil)
        func background(_ slots: AppearanceSlots, _ scroll: Content.Scroll) throws -> BarBackground? {
            try screen("iPhone 12") {
                $0.navigationBar = NavigationBar(title: "Inbox", prefersLargeTitle: true)
                $0.navigationBar?.appearance = slots
                $0.content = Content(.list(rows: 50), scroll: scroll)
            }.resolved().navigationBar?.appearance.background
        }
        let only = AppearanceSlots(standard: red)
        #expect(try background(only, .middle) == red.background && background(only, .top) == BarBackground.none)
        let both = AppearanceSlots(standard: red, scrollEdge: red)
        #expect(try background(both, .middle) == red.background && background(both, .top) == red.background)
    }
}
