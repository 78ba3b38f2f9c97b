import LintelModel
import Testing

@Suite("Test vectors: style (behaviour.md, section 15.1)")
struct StyleVectors {
    static func black(_ controller: inout Controller) { controller.isNavigationBarBlack = true }
    static func barHidden(_ controller: inout Controller) { controller.isNavigationBarHidden = true }

    static func forwarding(_ controller: inout Controller) { controller.childForStyle = .current }

    /// A second window over one whose root asks for light text (TV-14 and its kin).
    static func second(_ change: (inout Window) -> Void = { _ in }) -> ControllerTree {
        var window = Window("overlay", root: .plain, level: 1, frame: Rect(x: 0, y: 0, width: 390, height: 844))
        change(&window)
        return ControllerTree(windows: [Window("main", root: .light), window])
    }

    static func tabs(_ selected: Int) -> ControllerTree {
        var tabs = Controller("Tabs", .tabBar, children: [.navigation(.plain, change: black), .dark])
        tabs.selected = selected
        return ControllerTree(tabs)
    }

    static func darkInterface(_ controller: Controller) -> Controller {
        var controller = controller
        controller.appearance = .dark
        return controller
    }

    static func extended(_ child: Controller) -> Controller {
        .navigation(child) { $0.style = Controller.StyleOverride(.lightContent, isInExtension: true) }
    }

    static let firm: [Vector] = [
        Vector(id: "TV-01", tree: ControllerTree(.light), style: .lightContent),
        Vector(
            id: "TV-02", tree: ControllerTree(.dark, keys: .off(["UIStatusBarStyle": .text("UIStatusBarStyleLightContent")])),
            style: .lightContent, notAsked: "Dark"),
        Vector(id: "TV-04", system: 15, tree: ControllerTree(.navigation(.light)), style: .darkContent, notAsked: "Light overrides"),
        Vector(id: "TV-05", system: 15, tree: ControllerTree(.navigation(.light, change: barHidden)), style: .lightContent),
        Vector(id: "TV-06 SDK 26", system: 26, sdk: 26, tree: ControllerTree(.navigation(.dark, change: black)), style: .lightContent),
        Vector(
            id: "TV-06 SDK 27 on 26", system: 26, sdk: 27, tree: ControllerTree(.navigation(.dark, change: black)), style: .lightContent),
        Vector(id: "TV-07 before", tree: ControllerTree(.navigation(.light, change: forwarding)), style: .lightContent),
        Vector(id: "TV-07 after the push", tree: ControllerTree(.navigation(.light, .dark, change: forwarding)), style: .darkContent),
        Vector(id: "TV-08 first", tree: tabs(0), style: .lightContent),
        Vector(id: "TV-08 second", tree: tabs(1), style: .darkContent),
        Vector(id: "TV-09", system: 15, tree: ControllerTree(Controller("Pages", .page, children: [.light])), style: .darkContent),
        Vector(id: "TV-10", tree: ControllerTree(Controller.dark.presenting(.light, .fullScreen)), style: .lightContent),
        Vector(id: "TV-10 dismissed", tree: ControllerTree(.dark), style: .darkContent),
        Vector(id: "TV-11 off", tree: ControllerTree(Controller.dark.presenting(.light, .overFullScreen)), style: .darkContent),
        Vector(
            id: "TV-11 on", tree: ControllerTree(Controller.dark.presenting(.light, .overFullScreen, captures: true)), style: .lightContent),
        Vector(
            id: "TV-12 iPad", device: "iPad Air 2", tree: ControllerTree(Controller.dark.presenting(.light, .pageSheet)),
            style: .darkContent),
        // The flag as it stood at presentation is what a tree holds.
        Vector(id: "TV-13", tree: ControllerTree(Controller.dark.presenting(.light, .overFullScreen)), style: .darkContent),
        Vector(id: "TV-14", system: 15, tree: second(), style: .darkContent, isHidden: false),
        Vector(id: "TV-15", system: 15, tree: second { $0.isHidden = true }, style: .lightContent),
        Vector(id: "TV-16", system: 15, tree: second { $0.kind = .keyboard }, style: .lightContent),
        Vector(id: "TV-17", system: 12, tree: ControllerTree(.plain), style: .darkContent),
        Vector(
            id: "TV-18", system: 15,
            tree: {
                var tree = ControllerTree(.plain)
                tree.windows[0].appearance = .dark
                return tree
            }(), style: .lightContent),
        Vector(id: "TV-19", system: 15, tree: ControllerTree(.navigation(darkInterface(.plain))), style: .darkContent),
        Vector(id: "TV-21", system: 17, tree: ControllerTree(.dark), style: .darkContent),
        Vector(
            id: "TV-23 before", system: 15, tree: ControllerTree(Controller("Hosting", .hosting, style: .lightContent)),
            style: .lightContent),
        Vector(
            id: "TV-23", system: 15,
            tree: ControllerTree(
                Controller("Hosting", .hosting, style: .lightContent).presenting(Controller("Cover", .hosting), .fullScreen)),
            style: .darkContent),
        Vector(id: "TV-24 13.3", system: SystemVersion(13, 3), tree: ControllerTree(extended(.plain)), style: .lightContent),
        Vector(id: "TV-24 13.4", system: SystemVersion(13, 4), tree: ControllerTree(extended(.plain)), style: .darkContent),
        Vector(
            id: "TV-25", device: "iPad Air 2",
            tree: ControllerTree(
                Controller.dark.presenting(Controller("Popover").presenting(.light, .fullScreen), .popover)), style: .darkContent),
        Vector(
            id: "TV-26", system: 15, tree: second { $0.frame = Rect(x: 0, y: 0, width: 390, height: 100) }, style: .lightContent),
        Vector(
            id: "TV-28", tree: ControllerTree(Controller("Tabs", .tabBar, style: .lightContent, children: [.dark])), style: .darkContent,
            notAsked: "Tabs overrides"),
        Vector(
            id: "TV-29 on 9", system: 9, device: "iPhone 6s", tree: ControllerTree(Controller.plain.presenting(.light, .custom)),
            style: .lightContent),
        Vector(
            id: "TV-29 on 10", system: 10, device: "iPhone 6s", tree: ControllerTree(Controller.plain.presenting(.light, .custom)),
            style: .darkContent),
    ]

    /// Vectors marked † in the specification: they rest on one report or an inference.
    static let unsure: [Vector] = [
        Vector(
            id: "TV-03",
            tree: ControllerTree(.light, keys: StatusBarKeys(file: ["UIViewControllerBasedStatusBarAppearance": .text("NO")])),
            style: .lightContent),
        Vector(id: "TV-06 SDK 27 on 27", system: 27, sdk: 27, tree: ControllerTree(.navigation(.dark, change: black)), style: .automatic),
        Vector(
            id: "TV-10 while being dismissed", tree: ControllerTree(Controller.dark.presenting(.light, .fullScreen, dismissing: true)),
            style: .darkContent),
        Vector(id: "TV-12 iPhone", tree: ControllerTree(Controller.dark.presenting(.dark, .pageSheet)), style: .lightContent),
        Vector(id: "TV-27", system: 15, tree: second { $0.root = nil }, style: .darkContent, isHidden: false),
    ]

    @Test("firm", arguments: firm)
    func holds(vector: Vector) throws { try vector.check() }

    @Test("marked †", arguments: unsure)
    func holdsForNow(vector: Vector) throws { try vector.check() }

    @Test("TV-20 †: the adaptive default over a picture, and back, with hysteresis")
    func adaptive() throws {
        let answer = try screen("iPhone 15", system: 17) { $0.controllers = ControllerTree(.plain) }.resolved().statusBar
        #expect(answer.style == .automatic)
        #expect(AutomaticStyle.style(luminance: 0) == .lightContent)
        #expect(AutomaticStyle.style(luminance: 1, previous: .lightContent) == .darkContent)
        #expect(AutomaticStyle.style(luminance: 0.52, previous: .lightContent) == .lightContent)
        #expect(AutomaticStyle.style(luminance: 0.48, previous: .darkContent) == .darkContent)
    }

    @Test("TV-22, SB-44, SB-45: UIKit asks again by itself, or only when told")
    func update() throws {
        func answer(_ new: Controller, after old: Controller, requested: Bool = false) -> StatusBar.Style {
            let traits = Traits(system: 15)
            let size = Size(width: 390, height: 844)
            let shown = ControllerTree(old).resolved(deviceClass: .notch, screen: size, traits: traits)
            return ControllerTree(new).resolved(
                after: ControllerTree(old), showing: shown, updateRequested: requested, deviceClass: .notch, screen: size, traits: traits
            ).style
        }
        func container(_ index: Int) -> Controller {
            var container = Controller("Container", children: [.light, .dark])
            container.childForStyle = .child(index)
            return container
        }
        #expect(answer(container(1), after: container(0)) == .lightContent)
        #expect(answer(container(1), after: container(0), requested: true) == .darkContent)
        let stack = Controller.navigation(.light, change: Self.forwarding)
        #expect(answer(.navigation(.light, .dark, change: Self.forwarding), after: stack) == .darkContent)
        #expect(answer(Controller("Root", style: .darkContent), after: Controller("Root", style: .lightContent)) == .lightContent)
    }
}
