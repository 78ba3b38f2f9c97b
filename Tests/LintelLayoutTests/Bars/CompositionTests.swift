import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Bars composed from actions (seeds T5 to T7). A character of a title is 8.5 wide here, an icon 24; 393 pt hold 361 between the margins.
@Suite struct CompositionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var device = "iPhone 15"
        var system: SystemVersion = 18
        var actions: [ToolbarAction]
        /// Toolbar, navigation bar and menu in a line; `_` is a fixed space, `~` a flexible one.
        var expected: String
        /// Ids that the reasons name.
        var ids: [String]
        var change: @Sendable (inout Screen) -> Void = { _ in }

        init(
            _ name: String, on device: String = "iPhone 15", system: SystemVersion = 18, _ actions: [ToolbarAction], _ expected: String,
            ids: [String], change: @escaping @Sendable (inout Screen) -> Void = { _ in }
        ) {
            testDescription = name
            self.device = device
            self.system = system
            self.actions = actions
            self.expected = expected
            self.ids = ids
            self.change = change
        }
    }

    private static let picture = Icon.file("icon.svg", size: nil)

    private static func action(_ title: String, shorter: [String] = [], icon: Bool = true) -> ToolbarAction {
        var action = ToolbarAction(title: title, icon: icon ? picture : nil)
        action.shorterTitles = shorter
        return action
    }

    private static func actions(_ titles: String..., icon: Bool = true) -> [ToolbarAction] { titles.map { action($0, icon: icon) } }

    private static func changed(_ action: ToolbarAction, _ change: (inout ToolbarAction) -> Void) -> ToolbarAction {
        var action = action
        change(&action)
        return action
    }

    private static let pad = "iPad Air (5th generation)"
    private static let small = "iPhone SE (1st generation)"
    private static func withBar(_ screen: inout Screen) { screen.navigationBar = NavigationBar(title: "Notes") }

    static let cases: [Case] = [
        Case(
            "T6: Calendar's three short titles with fixed spaces", actions("Today", "Calendars", "Inbox"),
            "Today _ ~ Calendars _ ~ Inbox", ids: ["T6", "GL-25"]),
        Case("T7: four are icons", actions("A", "B", "C", "D"), "[A] ~ [B] ~ [C] ~ [D]", ids: ["T7", "GL-26"]),
        Case(
            "GL-23: six crowd a phone: four and a menu, the trailing ones go", actions("A", "B", "C", "D", "E", "F"),
            "[A] ~ [B] ~ [C] ~ [D] ~ [More] | menu E F", ids: ["GL-23"]),
        Case(
            "TB-61: what is rarely needed goes first",
            actions("A", "B", "C", "D", "E").map { action in changed(action) { $0.frequency = $0.title == "B" ? .rare : .ordinary } }
                + actions("F"),
            "[A] ~ [C] ~ [D] ~ [E] ~ [More] | menu B F", ids: ["GL-23"]),
        Case(
            "GL-26: without an icon into the menu", actions("A", "B", "C") + actions("Print", icon: false),
            "[A] ~ [B] ~ [C] ~ [More] | menu Print", ids: ["GL-26", "GL-38"]),
        // 153 + 144.5 + 127.5 and two gaps of 40 are 505 of 288; "Hinweise" for the first saves 85, the short forms of all leave 34 + 80 + ….
        Case(
            "TB-75: the widest title is shortened first, as often as needed", on: small,
            [
                action("Benachrichtigungen", shorter: ["Hinweise"]), action("Einstellungen", shorter: ["Optionen"]), action("Teilen"),
            ], "Hinweise _ ~ Optionen _ ~ Teilen", ids: ["T6", "TB-75"]),
        Case(
            "T7: icons where not even the shortest titles fit", on: small,
            [action("Benachrichtigungen", shorter: ["Benachrichtigung"]), action("Einstellungen"), action("Kalenderübersicht")],
            "[Benachrichtigungen] ~ [Einstellungen] ~ [Kalenderübersicht]", ids: ["TB-75", "T7"]),
        Case(
            "GL-43: titles without icons go into the menu", on: small,
            actions("Benachrichtigungen", "Einstellungen", "Kalenderübersicht", icon: false),
            "Benachrichtigungen _ ~ [More] | menu Einstellungen Kalenderübersicht", ids: ["TB-75", "GL-43"]),
        Case(
            "forms that are asked for stay, whatever the count",
            [changed(action("A")) { $0.form = .icon }, action("B")] + [changed(action("C")) { $0.place = .menu }],
            "[A] _ ~ B _ ~ [More] | menu C",
            ids: ["T6", "asked for"]),
        Case(
            "a title among icons when asked for", actions("A", "B", "C") + [changed(action("Send")) { $0.form = .title }],
            "[A] ~ [B] ~ [C] _ ~ Send", ids: ["T7", "asked for"]),
        Case(
            "GL-41, GL-75: Cancel leads, what confirms ends, one is emphasised",
            [
                changed(action("Save")) { $0.role = .confirm }, action("Rename"), changed(action("Cancel")) { $0.role = .cancel },
            ], "Cancel _ ~ Rename _ ~ Save!", ids: ["GL-41", "GL-75"]),
        Case(
            "T5: on an iPad what is frequent goes to the top", on: pad,
            [changed(action("Share")) { $0.frequency = .frequent }, action("Sort"), changed(action("Undo")) { $0.frequency = .frequent }],
            "Sort | top [Share] [Undo]", ids: ["T5", "GL-24", "TB-01"], change: withBar),
        Case(
            "T5: all of them where none is marked", on: pad, actions("A", "B") + [changed(action("C")) { $0.frequency = .rare }],
            "C | top [A] [B]",
            ids: ["T5"], change: withBar),
        Case("GL-20: a window as narrow as a phone", on: pad, actions("A", "B"), "A _ ~ B", ids: ["GL-20"]) {
            withBar(&$0)
            $0.windowWidth = 320
        },
        Case("an iPad without a navigation bar", on: pad, actions("A", "B"), "A _ ~ B", ids: ["GL-24"]),
        Case(
            "T5: as many as there is room for beside the title", on: "iPad mini (6th generation)",
            (1...14).map { action(String(repeating: "m", count: 12) + "\($0)", icon: false) },
            "", ids: ["GL-47"], change: withBar),
        Case(
            "overrides go against the class too", [changed(action("A")) { $0.place = .navigationBar }, action("B")], "B | top [A]",
            ids: ["asked for"], change: withBar),
        Case(
            "TB-77: on glass icons share a capsule but the last", on: "iPhone 16e", system: 26, actions("A", "B", "C", "D"),
            "[A] [B] [C] ~ [D]",
            ids: ["T7"]),
        Case("TB-59: at accessibility sizes a long press shows titles large", actions("Today"), "Today", ids: ["TB-74", "TB-59"]) {
            $0.traits.textSize = .accessibilityLarge
        },
    ]

    @Test(arguments: cases)
    func composes(_ given: Case) {
        let composition = Self.compose(given)
        if !given.expected.isEmpty { #expect(Self.line(composition) == given.expected, "\(composition.reasons)") }
        for id in given.ids { #expect(composition.reasons.contains { $0.contains(id) }, "\(id): \(composition.reasons)") }
    }

    private static func compose(_ given: Case) -> ToolbarComposition {
        guard let device = DeviceCatalogue.device(named: given.device) else { preconditionFailure("no device named \(given.device)") }
        var screen = Screen(device: device, traits: Traits(system: given.system))
        given.change(&screen)
        screen.toolbar = Toolbar(items: [])
        screen.toolbar?.actions = given.actions
        return ScreenLayout(environment: PlainEnvironment(files: BarStage.files).layout).composition(of: given.actions, on: screen)
    }

    private static func line(_ composition: ToolbarComposition) -> String {
        var parts = [composition.toolbarItems.map(shown).joined(separator: " ")]
        if !composition.navigationItems.isEmpty { parts.append("top " + composition.navigationItems.map(shown).joined(separator: " ")) }
        if !composition.overflow.isEmpty { parts.append("menu " + composition.overflow.map(\.title).joined(separator: " ")) }
        return parts.joined(separator: " | ")
    }

    private static func shown(_ item: BarItem) -> String {
        let mark = item.style == .plain ? "" : "!"
        return switch item.content {
        case .title(let title): title + mark
        case .icon: "[\(item.label ?? "")]" + mark
        case .flexibleSpace: "~"
        case .fixedSpace: "_"
        case .system, .segmented, .view: "?"
        }
    }

    @Test(
        "whatever is composed fits: on every width, in every era, for one to eight actions",
        arguments: DeviceCatalogue.onePerWidth.map(\.name))
    func fits(device: String) {
        let words = [
            "Benachrichtigungen", "Einstellungen", "Teilen", "Kalenderübersicht", "Löschen", "Drucken", "Verschieben", "Umbenennen",
        ]
        for count in 1...words.count {
            for system in [SystemVersion(18), 26] {
                let placed = BarStage(device: device, system: system).place {
                    Self.withBar(&$0)
                    $0.toolbar = Toolbar(items: [])
                    $0.toolbar?.actions = words.prefix(count).map { Self.action($0) }
                }
                #expect(BarFit(placed).misfits.isEmpty, "\(count) on \(system)")
                #expect(!placed.screen.composition.isEmpty && placed.screen.toolbar?.actions.isEmpty ?? true)
                let shown = (placed.toolbar?.items ?? []) + (placed.navigationBar?.items ?? [])
                #expect(shown.contains { $0.id == "icon" || $0.id == "title" })
            }
        }
    }

    @Test("T5: what the navigation bar cannot hold stays below, and the title stays whole")
    func padRoom() throws {
        let titles = (1...14).map { String(repeating: "m", count: 12) + "\($0)" }
        let placed = BarStage(device: "iPad mini (6th generation)").place {
            Self.withBar(&$0)
            $0.toolbar = Toolbar(items: [])
            $0.toolbar?.actions = titles.map { Self.action($0, icon: false) }
        }
        let top = try #require(placed.navigationBar).items.compactMap(\.text)
        #expect(top.contains("Notes") && !top.contains { $0.contains("…") })
        #expect(top.count > 2 && top.count < 8)
        #expect(BarFit(placed).misfits.isEmpty)
    }

    @Test("an identifier comes back, the menu holds red and disabled rows")
    func details() throws {
        var delete = ToolbarAction(title: "Delete", icon: Self.picture, role: .destructive, frequency: .rare)
        delete.isEnabled = false
        delete.place = .menu
        var share = Self.action("Share")
        share.identifier = "share"
        let composition = Self.compose(Case("", [share, delete], "", ids: []))
        #expect(composition.toolbarItems.first?.identifier == "share")
        let menu = try #require(composition.toolbarItems.last?.menu)
        #expect(menu.elements == [BarMenu.Element("Delete", icon: Self.picture, isEnabled: false, isDestructive: true)])
    }
}
