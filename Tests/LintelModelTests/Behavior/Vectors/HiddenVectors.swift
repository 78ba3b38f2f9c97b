import LintelModel
import Testing

@Suite("Test vectors: hidden (behaviour.md, section 15.2)")
struct HiddenVectors {
    static let hides = Controller("Hides", isHidden: true)
    static let shows = Controller("Shows", isHidden: false)
    static let hiddenKey: [String: StatusBarKeys.Value] = ["UIStatusBarHidden": .boolean(true)]
    static let hiddenOnPads: [String: StatusBarKeys.Value] = ["UIStatusBarHidden~ipad": .boolean(true)]

    static func told(_ isHidden: Bool, keys: StatusBarKeys) -> ControllerTree {
        ControllerTree(keys: keys, application: ControllerTree.Application(isHidden: isHidden), windows: [Window(root: .plain)])
    }

    static let firm: [Vector] = [
        Vector(id: "TV-30 upright", device: "iPhone 8", tree: ControllerTree(.plain), isHidden: false),
        Vector(id: "TV-30 on its side", device: "iPhone 8", orientation: .landscape, tree: ControllerTree(.plain), isHidden: true),
        Vector(id: "TV-31 home button", device: "iPhone 8", orientation: .landscape, tree: ControllerTree(shows), isHidden: false),
        Vector(id: "TV-31 notch", orientation: .landscape, tree: ControllerTree(shows), isHidden: true),
        Vector(id: "TV-32", device: "iPad Air 2", orientation: .landscape, tree: ControllerTree(.plain), isHidden: false),
        Vector(id: "TV-33", tree: ControllerTree(.navigation(hides)), isHidden: true),
        Vector(
            id: "TV-34", device: "iPad Air 2", tree: ControllerTree(Controller("Split", .split, children: [hides, .plain])), isHidden: false
        ),
        Vector(id: "TV-35", tree: ControllerTree(.plain, keys: .off(hiddenKey)), isHidden: true),
        Vector(id: "TV-35 setter", tree: told(false, keys: .off(hiddenKey)), isHidden: false),
        Vector(id: "TV-36 launch", tree: ControllerTree(keys: StatusBarKeys(file: hiddenKey)), isHidden: true),
        Vector(id: "TV-36 after", tree: ControllerTree(shows, keys: StatusBarKeys(file: hiddenKey)), isHidden: false),
        Vector(id: "TV-37 iPhone", tree: ControllerTree(.plain, keys: .off(hiddenOnPads)), isHidden: false),
        Vector(id: "TV-37 iPad", device: "iPad Air 2", tree: ControllerTree(.plain, keys: .off(hiddenOnPads)), isHidden: true),
        Vector(
            id: "TV-43", device: "iPad Air 2",
            tree: ControllerTree(
                .plain, keys: .off(hiddenOnPads, buildSettings: ["UIStatusBarHidden": .boolean(false)], isGenerated: true)),
            isHidden: true),
        Vector(
            id: "TV-44 generated",
            tree: ControllerTree(
                .plain,
                keys: .off(
                    ["UIStatusBarHidden": .boolean(false)], buildSettings: ["UIStatusBarHidden": .boolean(true)], isGenerated: true)),
            isHidden: true),
        Vector(
            id: "TV-44 not generated",
            tree: ControllerTree(
                .plain, keys: .off(["UIStatusBarHidden": .boolean(false)], buildSettings: ["UIStatusBarHidden": .boolean(true)])),
            isHidden: false),
        Vector(id: "SB-39: setters do nothing while controllers decide", tree: told(true, keys: StatusBarKeys()), isHidden: false),
        Vector(id: "SB-52", tree: ControllerTree(Controller("Tabs", .tabBar, children: [hides])), isHidden: true),
        Vector(id: "SB-54", tree: ControllerTree(Controller("Pages", .page, children: [hides])), isHidden: false),
    ]

    /// Vectors marked † in the specification.
    static let unsure: [Vector] = [
        Vector(id: "TV-31 island", device: "iPhone 15", orientation: .landscape, tree: ControllerTree(shows), isHidden: true),
        Vector(id: "TV-45", orientation: .landscape, tree: told(false, keys: .off()), isHidden: true),
    ]

    @Test("firm", arguments: firm)
    func holds(vector: Vector) throws { try vector.check() }

    @Test("marked †", arguments: unsure)
    func holdsForNow(vector: Vector) throws { try vector.check() }

    @Test("SB-53: split controllers forward the style from 17 on", arguments: [(16, StatusBar.Style.darkContent), (17, .lightContent)])
    func split(system: Int, style: StatusBar.Style) throws {
        try Vector(
            id: "SB-53", system: SystemVersion(system), device: "iPad Pro (11-inch)",
            tree: ControllerTree(Controller("Split", .split, children: [.light, .dark])), style: style
        ).check()
    }

    @Test("SB-43, SB-70: the animation comes from the controller that decides hidden")
    func animation() throws {
        var top = Self.hides
        top.animation = .slide
        let answer = try screen("iPhone 12") { $0.controllers = ControllerTree(.navigation(top)) }.resolved().statusBar
        #expect(answer.animation == .slide)
    }

    @Test(
        "SB-46: whose context a presentation has",
        arguments: [
            (Presentation.Style.fullScreen, false, StatusBar.Style.lightContent), (.currentContext, true, .darkContent),
            (.overFullScreen, false, .darkContent),
        ])
    func context(style: Presentation.Style, defines: Bool, expected: StatusBar.Style) throws {
        var middle = Controller("Middle", children: [Controller.plain.presenting(.light, style, captures: style == .currentContext)])
        middle.definesPresentationContext = defines
        // The root does not forward: only a presentation with the root as its context can take the bar.
        try Vector(id: "SB-46", tree: ControllerTree(Controller("Root", style: .darkContent, children: [middle])), style: expected).check()
    }
}
