import LintelEvidence
import LintelModel
import Testing

@testable import LintelProject

/// cli.md, screen description: every member, and what is said of wrong ones.
@Suite struct ScreenDescriptionTests {
    private static func screen(_ text: String) throws -> Screen {
        try ScreenDescription(text.utf8, file: "A.screen.json").screen()
    }

    @Test func anEmptyDescriptionIsThePlainScreen() throws {
        let screen = try Self.screen("{}")
        #expect(screen.device.name == "iPhone 15")
        #expect(screen.traits == Traits())
        #expect(screen.status == .marketing(for: screen.device))
        #expect(screen.navigationBar == nil && screen.toolbar == nil && screen.tabBar == nil)
    }

    @Test func readsTheContractsSample() throws {
        let screen = try Self.screen(
            """
            {
              device: "iPhone 14", orientation: "landscape", appearance: "dark", system: "17.4", sdk: "16", locale: "de_DE",
              status: { preset: "marketing", batteryLevel: 80 },
              statusBar: { style: "automatic", hidden: false, background: { blur: "systemMaterial" } },
              navigationBar: { title: "Inbox", largeTitle: true, leading: [{ system: "edit" }], trailing: [{ icon: "plus", label: "Add" }] },
              toolbar: { items: ["flexibleSpace", { fixedSpace: 16 }, { title: "Edit", style: "done", enabled: false }], hidden: true },
              tabBar: { items: [{ title: "Alarm", icon: "alarm", badge: "3" }, { title: "Timer" }], selected: 1 },
              content: { list: 30, scroll: "middle" },
              keyboard: true,
            }
            """)
        #expect(screen.device.name == "iPhone 14")
        #expect(screen.traits.orientation == .landscape && screen.traits.appearance == .dark)
        #expect(screen.traits.system == SystemVersion(17, 4) && screen.traits.sdk == 16)
        #expect(screen.traits.locale == "de_DE")
        #expect(screen.status.battery?.level == 80)
        #expect(screen.statusBar == StatusBar(style: .automatic, isHidden: false, background: .blur(.systemMaterial)))
        #expect(screen.navigationBar?.title == "Inbox" && screen.navigationBar?.prefersLargeTitle == true)
        #expect(screen.navigationBar?.leading == [.system(.edit)])
        #expect(screen.navigationBar?.trailing == [BarItem(.icon(.symbol("plus")), label: "Add")])
        var edit = BarItem(.title("Edit"), style: .done)
        edit.isEnabled = false
        #expect(screen.toolbar?.items == [.flexibleSpace, .fixedSpace(16), edit] && screen.toolbar?.isHidden == true)
        #expect(screen.tabBar?.items.map(\.badge) == ["3", nil] && screen.tabBar?.selected == 1)
        #expect(screen.content == Content(.list(rows: 30), scroll: .middle) && screen.isKeyboardUp)
    }

    @Test("TB-58: menus of items, and the one that stands open")
    func readsMenus() throws {
        let screen = try Self.screen(
            """
            { toolbar: { items: [
                { title: 'More', menu: ['Copy', { title: 'Sort', subtitle: 'Name', menu: ['Name'] },
                    { section: [{ title: 'Delete', destructive: true, enabled: false, state: 'mixed', hidden: true, keepsMenuOpen: true }] }] },
                { title: 'New', primaryAction: true, menu: { title: 'Note', order: 'fixed', rows: ['Folder'] } } ] },
              openMenu: { toolbar: 'More', submenu: [1] } }
            """)
        var delete = BarMenu.Element("Delete", isEnabled: false, isDestructive: true, state: .mixed)
        delete.isHidden = true
        delete.keepsMenuOpen = true
        let sort = BarMenu.Element("Sort", subtitle: "Name", children: [BarMenu.Element("Name")])
        let items = try #require(screen.toolbar?.items)
        #expect(
            items.map(\.menu) == [
                BarMenu([BarMenu.Element("Copy"), sort, .section([delete])]),
                BarMenu(title: "Note", [BarMenu.Element("Folder")], order: .fixed),
            ])
        #expect(items.map(\.opensMenuOnTap) == [true, false])
        #expect(screen.openMenu == OpenMenu(.named(.toolbar, "More"), submenu: [1]))
        #expect(try Self.screen("{ openMenu: { navigationBar: 2 } }").openMenu == OpenMenu(.item(.navigationBar, 2)))
    }

    @Test(
        "TB-61: priorities by UIKit's names, standard where none is said",
        arguments: [
            ("", BarItem.VisibilityPriority.standard), (", visibilityPriority: 'low'", .low), (", visibilityPriority: 'high'", .high),
        ])
    func readsPriorities(member: String, priority: BarItem.VisibilityPriority) throws {
        let screen = try Self.screen("{ toolbar: { items: [{ title: 'Edit'\(member) }] } }")
        #expect(screen.toolbar?.items.map(\.visibilityPriority) == [priority])
    }

    @Test(
        "TB-60: shared backgrounds by UIKit's names and with its defaults",
        arguments: [("", true, false), (", sharesBackground: false", false, false), (", hidesSharedBackground: true", true, true)])
    func readsSharedBackgrounds(members: String, shares: Bool, hides: Bool) throws {
        let items = try Self.screen("{ toolbar: { items: [{ title: 'Edit'\(members) }] } }").toolbar?.items
        #expect(items?.map(\.sharesBackground) == [shares] && items?.map(\.hidesSharedBackground) == [hides])
    }

    @Test(arguments: [
        ("{ segmented: ['A', 'B'] }", BarItem.Content.segmented(["A", "B"])),
        ("{ view: { width: 40, height: 30 } }", .view(Size(width: 40, height: 30))),
        ("{ system: 'trash' }", .system(.trash)), ("{ system: 'flexibleSpace' }", .flexibleSpace), ("'flexibleSpace'", .flexibleSpace),
        ("{ fixedSpace: -8 }", .fixedSpace(-8)), ("{ icon: 'square.and.arrow.up' }", .icon(.symbol("square.and.arrow.up"))),
    ])
    func readsItems(text: String, content: BarItem.Content) throws {
        #expect(try Self.screen("{ toolbar: { items: [\(text)] } }").toolbar?.items.first?.content == content)
    }

    @Test(arguments: [
        ("{ color: '#FF000080' }", Content.Fill.color(DynamicColor(Color(255, 0, 0, alpha: 128.0 / 255)))),
        ("{ color: 'systemBlue' }", .color(.systemBlue)),
        ("{ color: { light: '#FFF', dark: '#000' } }", .color(DynamicColor(light: .white, dark: .black))),
        ("{ gradient: ['#000', '#FFF'] }", .gradient([DynamicColor(.black), DynamicColor(.white)])),
        ("{ scroll: 0.25 }", .color(.systemBackground)),
    ])
    func readsContent(text: String, fill: Content.Fill) throws {
        #expect(try Self.screen("{ content: \(text) }").content.fill == fill)
    }

    /// Seeds T5 to T7: what is composed is layout's to say.
    @Test func readsActions() throws {
        let text = """
            { toolbar: { actions: [
                { title: 'Share', icon: 'plus', shorter: ['Send'], frequency: 'frequent' },
                { title: 'Delete', role: 'destructive', show: 'title', place: 'menu', enabled: false },
            ] } }
            """
        var share = ToolbarAction(title: "Share", icon: .symbol("plus"), frequency: .frequent)
        share.shorterTitles = ["Send"]
        var delete = ToolbarAction(title: "Delete", role: .destructive)
        (delete.form, delete.place, delete.isEnabled) = (.title, .menu, false)
        let toolbar = try Self.screen(text).toolbar
        #expect(toolbar?.actions == [share, delete] && toolbar?.items == [])
        #expect(throws: DescriptionError.self) { try Self.screen("{ toolbar: { actions: [{ title: 'A', show: 'icon' }] } }") }
    }

    @Test func readsStatesAndLayers() throws {
        let text = """
            { navigationBar: { prompt: 'Choose' }, toolbar: {
                items: [{ icon: 'plus', selected: true, touch: 'held', rendering: 'original', landscapeIcon: 'minus', group: 'a' }],
                appearance: [{ blur: 'systemMaterial' }, { color: 'systemRed' }], progress: 0.5, maker: 'swiftUI' } }
            """
        let screen = try Self.screen(text)
        let item = try #require(screen.toolbar?.items.first)
        #expect(screen.navigationBar?.prompt == "Choose" && item.isSelected && item.touch == .held && item.group == "a")
        #expect(item.picture == BarPicture(rendering: .original, landscapeIcon: .symbol("minus")))
        #expect(screen.toolbar?.appearance.standard.background == .layers([.blur(.systemMaterial), .color(.systemRed)]))
        #expect(screen.toolbar?.progress == 0.5 && screen.toolbar?.maker == .swiftUI)
    }

    @Test(arguments: [
        ("{ divice: 'iPhone 15' }", 1, 3, "the screen has no member `divice`", "nearest: device;"),
        ("{ toolbar: { itmes: [] } }", 1, 14, "the toolbar has no member `itmes`", "nearest: items; members: items, actions, hidden"),
        ("{ status: { batteryLevl: 3 } }", 1, 13, "the status has no member `batteryLevl`", "nearest: batteryLevel;"),
        ("{ status: { batteryLevel: 140 } }", 1, 27, "140 is out of range", "allowed: 0 to 100; nearest: 100"),
        ("{ status: { wifiBars: 1.5 } }", 1, 23, "1.5 is out of range", "allowed: whole numbers 0 to 3; nearest: 2"),
        ("{ status: { preset: 'lively' } }", 1, 21, "`lively` is not known", "nearest: live"),
        ("{ appearance: 'drak' }", 1, 15, "`drak` is not known", "allowed: light, dark; nearest: dark"),
        ("{ device: 'iPhone 15 Por' }", 1, 11, "device `iPhone 15 Por` is not known", "nearest: iPhone 15 Pro"),
        ("{ device: 15 }", 1, 11, "a text expected, found a number", "write a text here"),
        ("{ keyboard: 'yes' }", 1, 13, "true or false expected, found a text", "write true or false here"),
        ("{\n  toolbar: {\n    items: [{ titel: 'A' }],\n  },\n}", 3, 15, "the item has no member `titel`", "nearest: title;"),
        (
            "{ toolbar: { items: [{ title: 'A', icon: 'plus' }] } }", 1, 22, "the item has `title` and `icon`, which exclude each other",
            "give one of"
        ),
        ("{ toolbar: { items: [{ label: 'A' }] } }", 1, 22, "the item says nothing of what it shows", "give one of"),
        ("{ toolbar: { items: ['space'] } }", 1, 22, "`space` is not known", "allowed: flexibleSpace, fixedSpace"),
        ("{ toolbar: { items: [], actions: [] } }", 1, 12, "the toolbar has `items` and `actions`", "give one of"),
        ("{ toolbar: { items: [{ system: 'trahs' }] } }", 1, 32, "`trahs` is not known", "nearest: trash"),
        ("{ toolbar: { items: [{ icon: 'no/such.svg' }] } }", 1, 30, "picture `no/such.svg` does not exist", "paths are relative"),
        ("{ statusBar: { background: { blur: 'thick' } } }", 1, 36, "`thick` is not known", "systemThickMaterial"),
        ("{ statusBar: { background: { gravity: 'top' } } }", 1, 28, "the background lacks `image`", "add `image`"),
        ("{ content: { image: 'no.png', gravity: 'upper' } }", 1, 21, "picture `no.png` does not exist", "paths are relative"),
        ("{ content: { gravity: 'upper' } }", 1, 23, "`upper` is not known", "topLeft"),
        ("{ content: { color: '#12' } }", 1, 21, "`#12` cannot be read", "#RRGGBB"),
        ("{ content: { color: '#000', list: 3 } }", 1, 12, "the content has `color` and `list`", "give one of"),
        (
            "{ tabBar: { selected: 2, items: [{ title: 'A' }, { title: 'B' }] } }", 1, 23, "2 is out of range",
            "allowed: 0 to 1; nearest: 1"
        ),
        ("{ statusBar: { style: 'light' } }", 1, 23, "`light` is not known", "nearest: lightContent"),
        ("{ toolbar: 3 }", 1, 12, "an object for the toolbar expected, found a number", "write an object"),
        ("[]", 1, 1, "an object for the screen expected, found a list", "write an object"),
        ("{ locale: '!' }", 1, 11, "`!` cannot be read", "a locale such as en_US"),
        ("{ device: 'iPhone 15'\n  appearance: 'dark' }", 2, 3, "`,` or `}` expected, found `appearance`", "JSON5"),
    ])
    func refuses(text: String, line: Int, column: Int, message: String, help: String) {
        let error = #expect(throws: DescriptionError.self) { try ScreenDescription(text.utf8, file: "A.screen.json") }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error?.help?.contains(help) == true, "\(error?.help ?? "")")
        #expect(error?.place.file == "A.screen.json")
        #expect(error?.place.range?.start == TextPosition(line: line, column: column))
    }

    @Test(arguments: ImageGravity.allCases)
    func readsGravity(gravity: ImageGravity) throws {
        // Any file that is there will do.
        let file = #filePath
        let picture = "{ gravity: '\(gravity.rawValue)', image: '\(file)' }"
        let text = "{ statusBar: { background: \(picture) }, content: \(picture) }"
        let screen = try Self.screen(text)
        #expect(screen.statusBar.background == .image(file, gravity: gravity))
        #expect(screen.content.fill == .image(file, gravity: gravity))
    }

    @Test func theAskedSettingsWin() throws {
        let description = try ScreenDescription("{ device: 'iPhone 14', appearance: 'dark', status: { time: '8:00' } }".utf8, file: "A")
        var asked = ScreenSettings()
        let device = try #require(DeviceCatalogue.device(named: "iPad Pro 11-inch (M4)"))
        asked.changes.set("device") { $0.device = device }
        asked.status.start = .preset(.lowBattery)
        let screen = description.screen(asked)
        #expect(screen.device == device && screen.traits.appearance == .dark)
        #expect(screen.status.time == .text("8:00") && screen.status.battery?.level == 9)
    }
}
