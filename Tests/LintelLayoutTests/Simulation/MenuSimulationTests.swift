import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Menus of described screens under fingers.
@MainActor
@Suite struct MenuSimulationTests {
    private static func run(system: SystemVersion = 18, _ items: [BarItem]) throws -> ScreenSimulation {
        ScreenSimulationTests.run(
            try ScreenSimulationTests.screen(system: system) { $0.toolbar = Toolbar(items: items) })
    }

    private static let sort = BarMenu.Element("Sort", children: [BarMenu.Element("Name")])
    private static let menu = BarMenu([BarMenu.Element("Copy"), BarMenu.Element("Paste", isEnabled: false), sort])

    private static func tap(_ simulation: ScreenSimulation, item text: String) throws {
        let placed = simulation.placed()
        let items = (placed.toolbar?.items ?? []) + (placed.navigationBar?.items ?? [])
        let box = try #require(items.first { $0.text == text }?.frame, "no item \(text)")
        ScreenSimulationTests.tap(simulation, box.center.x, box.center.y)
    }

    private static func tap(_ simulation: ScreenSimulation, row text: String) throws {
        let box = try #require(simulation.placed().menu?.row(text)?.frame, "no row \(text)")
        ScreenSimulationTests.tap(simulation, box.center.x, box.center.y)
    }

    private static func lines(_ simulation: ScreenSimulation) -> [String] {
        simulation.trace.filter { [.menu, .action].contains($0.subject) }.map { "\($0.subject.rawValue): \($0.new)" }
    }

    @Test("TB-58: a tap opens, a row is chosen and the menu closes", arguments: [18 as SystemVersion, 26])
    func chooses(system: SystemVersion) throws {
        let simulation = try Self.run(system: system, [.menu(.title("More"), Self.menu)])
        try Self.tap(simulation, item: "More")
        #expect(simulation.screen.openMenu != nil)
        try Self.tap(simulation, row: "Paste")
        #expect(simulation.screen.openMenu != nil)
        try Self.tap(simulation, row: "Copy")
        #expect(simulation.screen.openMenu == nil && simulation.placed().menu == nil)
        #expect(Self.lines(simulation) == ["menu: open: More", "action: Copy", "menu: closed"])
        #expect(simulation.trace.first { $0.subject == .menu }?.cause == ["a tap on the toolbar: the item has no action (TB-58)"])
    }

    @Test("TB-58: a tap beside an open menu closes it and does nothing else")
    func outside() throws {
        let simulation = try Self.run([.menu(.title("More"), Self.menu), .flexibleSpace, .title("Flag")])
        try Self.tap(simulation, item: "More")
        try Self.tap(simulation, item: "Flag")
        #expect(Self.lines(simulation) == ["menu: open: More", "menu: closed"])
        try Self.tap(simulation, item: "Flag")
        #expect(Self.lines(simulation).last == "action: Flag")
    }

    @Test("TB-58: with an action a tap runs it, and a long press opens the menu")
    func longPress() throws {
        var item = BarItem.title("New")
        item.menu = Self.menu
        let simulation = try Self.run([item])
        try Self.tap(simulation, item: "New")
        #expect(Self.lines(simulation) == ["action: New"])
        let point = try #require(simulation.placed().toolbar?.items.first?.frame.center)
        simulation.handle(.touch(Touch(.began, at: point)))
        #expect(simulation.nextChange == simulation.time + BarMenu.holdDuration)
        simulation.advance(to: simulation.time + 0.6)
        #expect(simulation.screen.openMenu != nil)
        // The finger that opened it leaves without a word.
        simulation.handle(.touch(Touch(.ended, at: point)))
        #expect(simulation.screen.openMenu != nil)
        try Self.tap(simulation, row: "Copy")
        #expect(Self.lines(simulation) == ["action: New", "menu: open: New", "action: Copy", "menu: closed"])
    }

    @Test("TB-58: a submenu opens over its row, its title leads back")
    func submenu() throws {
        let simulation = try Self.run([.menu(.title("More"), Self.menu)])
        try Self.tap(simulation, item: "More")
        try Self.tap(simulation, row: "Sort")
        #expect(simulation.placed().menu?.panels.count == 2)
        let back = try #require(simulation.placed().menu?.panels.last?.parts.first { $0.kind == .back }?.frame.center)
        ScreenSimulationTests.tap(simulation, back.x, back.y)
        #expect(simulation.placed().menu?.panels.count == 1)
        try Self.tap(simulation, row: "Sort")
        try Self.tap(simulation, row: "Name")
        #expect(
            Self.lines(simulation) == [
                "menu: open: More", "menu: open: Sort", "menu: open", "menu: open: Sort", "action: Name", "menu: closed",
            ])
    }

    @Test("GL-43, TB-75: the overflow menus of composed toolbars and of system 27 open by a tap", arguments: [18 as SystemVersion, 26, 27])
    func overflow(system: SystemVersion) throws {
        let names = ["Archive", "Move", "Reply", "Flag", "Delete", "Print", "Mark"]
        var screen = try ScreenSimulationTests.screen(system: system)
        let icon = Icon.symbol("trash")
        screen.toolbar = Toolbar(items: [])
        screen.toolbar?.actions = names.map { ToolbarAction(title: $0, icon: icon) }
        let composed = ScreenSimulationTests.run(screen)
        try Self.tap(composed, item: "More")
        try Self.tap(composed, row: "Mark")
        #expect(Self.lines(composed) == ["menu: open: More", "action: Mark", "menu: closed"])
        guard system == 27 else { return }
        let given = try Self.run(system: 27, names.map { .titled($0, icon) })
        try Self.tap(given, item: "More")
        try Self.tap(given, row: "Mark")
        #expect(Self.lines(given) == ["menu: open: More", "action: Mark", "menu: closed"])
    }

    @Test("rows that do not fit move under the finger and by the wheel, and end at their ends; that is no tap", arguments: [true, false])
    func scrolling(isAtTop: Bool) throws {
        let names = (1...40).map { "Row \($0)" }
        let simulation = try Self.run([
            .menu(.title("More"), BarMenu(names.map { BarMenu.Element($0) }, order: isAtTop ? .fixed : .automatic))
        ])
        try Self.tap(simulation, item: "More")
        func first() -> Double? { simulation.placed().menu?.row("Row 3")?.frame.minY }
        let before = try #require(first())
        // Content comes down where rows begin at their lower end.
        let way = isAtTop ? -60.0 : 60
        simulation.handle(.touch(Touch(.began, at: Point(x: 150, y: 400))))
        simulation.handle(.touch(Touch(.moved, at: Point(x: 150, y: 400 + way))))
        simulation.handle(.touch(Touch(.ended, at: Point(x: 150, y: 400 + way))))
        let moved = try #require(first())
        #expect(abs(moved - before - way) < 0.01)
        #expect(simulation.screen.openMenu != nil && !Self.lines(simulation).contains { $0.hasPrefix("action") })
        simulation.handle(.wheel(at: Point(x: 150, y: 400), dy: way))
        #expect(first() == before)
        simulation.handle(.wheel(at: Point(x: 150, y: 400), dy: way < 0 ? 9000 : -9000))
        #expect(simulation.placed().menu?.row("Row 40") != nil && first() == nil)
        try Self.tap(simulation, row: "Row 40")
        #expect(Self.lines(simulation).contains("action: Row 40"))
    }

    @Test("TB-58: turning the device closes a menu, the wheel does not reach what is below")
    func surroundings() throws {
        let simulation = try Self.run([.menu(.title("More"), Self.menu)])
        try Self.tap(simulation, item: "More")
        let before = simulation.screen.content.scroll
        simulation.handle(.wheel(at: Point(x: 200, y: 300), dy: 100))
        simulation.handle(.appearance(.dark))
        #expect(simulation.screen.content.scroll == before && simulation.screen.openMenu != nil)
        simulation.handle(.orientation(.landscape))
        #expect(simulation.screen.openMenu == nil)
    }
}
