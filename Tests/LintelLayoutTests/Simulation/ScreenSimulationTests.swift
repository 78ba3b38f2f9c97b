@testable import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// A plain screen that runs: what fingers, keyboard and circumstances do to it, and what its trace says.
@MainActor
@Suite struct ScreenSimulationTests {
    static func screen(_ name: String = "iPhone 15", system: SystemVersion = 16, _ change: (inout Screen) -> Void = { _ in }) throws
        -> Screen
    {
        var screen = Screen(device: try #require(DeviceCatalogue.device(named: name)), traits: Traits(system: system))
        screen.content = Content(.list(rows: 60))
        screen.navigationBar = NavigationBar(title: "Inbox")
        screen.toolbar = Toolbar(items: [BarItem(.title("Archive")), BarItem(.flexibleSpace), BarItem(.title("Flag"))])
        change(&screen)
        return screen
    }

    static func run(_ screen: Screen) -> ScreenSimulation { ScreenSimulation(showing: screen, environment: PlainEnvironment().layout) }

    static func tap(_ simulation: ScreenSimulation, _ x: Double, _ y: Double) {
        simulation.handle(.touch(Touch(.began, at: Point(x: x, y: y))))
        simulation.advance(to: simulation.time + 0.05)
        simulation.handle(.touch(Touch(.ended, at: Point(x: x, y: y))))
    }

    /// A finger that goes up or down evenly; positive distances move content up.
    static func drag(_ simulation: ScreenSimulation, by distance: Double, in seconds: Double, lets: Bool = true) {
        let start = simulation.time
        simulation.handle(.touch(Touch(.began, at: Point(x: 200, y: 500))))
        for step in 1...10 {
            simulation.advance(to: start + seconds * Double(step) / 10)
            simulation.handle(.touch(Touch(.moved, at: Point(x: 200, y: 500 - distance * Double(step) / 10))))
        }
        if lets { simulation.handle(.touch(Touch(.ended, at: Point(x: 200, y: 500 - distance)))) }
    }

    /// Top of the first row, from the text of the placed content.
    static func firstSeparator(_ simulation: ScreenSimulation) -> Double? {
        simulation.placed().content.compactMap { item -> Double? in
            guard case .text(let run) = item, run.text.hasPrefix("Row ") else { return nil }
            return run.origin.y - 44 * Double((Int(run.text.dropFirst(4)) ?? 1) - 1)
        }.first
    }

    static func changes(_ simulation: ScreenSimulation, _ subject: Decision.Subject) -> [String] {
        simulation.trace.filter { $0.subject == subject }.map { $0.old.map { old in "\(old) → " } ?? "" + $0.new }
    }

    @Test("content follows the finger by whole pixels, with a large title and without", arguments: [false, true])
    func followsFinger(hasLargeTitle: Bool) throws {
        let simulation = Self.run(try Self.screen { $0.navigationBar?.prefersLargeTitle = hasLargeTitle })
        let before = try #require(Self.firstSeparator(simulation))
        for distance in [20.0, 45, 52, 60, 200] {
            simulation.handle(.touch(Touch(.began, at: Point(x: 200, y: 600))))
            simulation.handle(.touch(Touch(.moved, at: Point(x: 200, y: 600 - distance))))
            let after = try #require(Self.firstSeparator(simulation))
            #expect(abs(before - after - distance) < 0.34, "\(distance)")
            // Back where it was, slowly, so that nothing glides.
            simulation.handle(.touch(Touch(.moved, at: Point(x: 200, y: 600))))
            simulation.advance(to: simulation.time + 1)
            simulation.handle(.touch(Touch(.ended, at: Point(x: 200, y: 600))))
        }
        #expect(Self.firstSeparator(simulation) == before)
    }

    @Test("SB-93, TB-13: bars change their appearance as content passes beneath, and back at its ends")
    func appearancesFollowTheContent() throws {
        let simulation = Self.run(try Self.screen())
        #expect(simulation.placed().resolution.navigationBar?.slot == .scrollEdge)
        #expect(simulation.placed().resolution.toolbar?.bar.slot == .standard)
        Self.drag(simulation, by: 300, in: 0.1)
        #expect(simulation.nextChange == simulation.time)
        simulation.advance(to: 10)
        #expect(simulation.nextChange == nil)
        #expect(simulation.placed().resolution.navigationBar?.slot == .standard)
        Self.drag(simulation, by: 3000, in: 0.3)
        simulation.advance(to: 20)
        #expect(simulation.screen.content.scroll.fraction == 1)
        #expect(simulation.placed().resolution.toolbar?.bar.slot == .scrollEdge)
        #expect(
            simulation.trace.filter { $0.subject == .navigationBarAppearance }.map(\.new) == [
                "scrollEdge, transparent", "standard, systemChromeMaterial",
            ])
        #expect(
            simulation.trace.filter { $0.subject == .toolbarAppearance }.map(\.new) == [
                "standard, systemChromeMaterial", "scrollEdge, transparent",
            ])
    }

    @Test("SB-86: a tap in the status band brings the content to its top")
    func tapsScrollToTop() throws {
        let simulation = Self.run(try Self.screen { $0.content.scroll = .middle })
        Self.tap(simulation, 200, 20)
        let half = simulation.screen.content.scroll.fraction
        simulation.advance(to: simulation.time + 0.2)
        #expect(simulation.screen.content.scroll.fraction < half)
        simulation.advance(to: simulation.time + 1)
        #expect(simulation.screen.content.scroll.fraction == 0)
    }

    @Test("SB-75: one tap fades all bars of full-screen media, the next brings them back; a tap on the way turns them round")
    func tapsFadeMedia() throws {
        let simulation = Self.run(
            try Self.screen {
                $0.content = Content(.gradient([.systemBackground, .systemOrange]), kind: .fullScreenMedia)
            })
        Self.tap(simulation, 200, 400)
        simulation.advance(to: simulation.time + StatusBarTransition.defaultDuration / 2)
        #expect(abs(simulation.placed().resolution.mediaHiddenShare - 0.5) < 0.01)
        Self.tap(simulation, 200, 400)
        let turned = simulation.placed().resolution.mediaHiddenShare
        #expect(turned > 0.4 && turned < 0.9)
        simulation.advance(to: simulation.time + 1)
        #expect(simulation.placed().resolution.mediaHiddenShare == 0)
        Self.tap(simulation, 200, 400)
        simulation.advance(to: simulation.time + 1)
        #expect(simulation.placed().statusBar == nil && simulation.placed().toolbar == nil)
        #expect(simulation.nextChange == nil)
        #expect(
            simulation.trace.filter { $0.subject == .statusBarVisibility }.map(\.new) == ["shown", "hidden", "shown", "hidden"])
    }

    @Test("TB-39: the toolbar leaves while the keyboard is up and returns after")
    func keyboardTakesTheToolbar() throws {
        let simulation = Self.run(try Self.screen())
        simulation.handle(.keyboard(isUp: true))
        simulation.advance(to: 1)
        #expect(simulation.placed().toolbar == nil && simulation.placed().keyboard != nil)
        simulation.handle(.keyboard(isUp: false))
        simulation.advance(to: 2)
        #expect(simulation.placed().toolbar != nil && simulation.placed().keyboard == nil)
        let decisions = simulation.trace.filter { $0.subject == .toolbarVisibility }
        #expect(decisions.map(\.new) == ["shown", "hidden", "shown"])
        #expect(decisions[1].cause.first == "the keyboard comes up")
        #expect(decisions[1].cause.last?.contains("TB-39") == true)
    }

    @Test("a keyboard comes up from the lower edge in a quarter of a second, turns round where it is, and rests exactly in its place")
    func keyboardMoves() throws {
        let simulation = Self.run(try Self.screen())
        var top: Double? { simulation.placed().keyboard?.frame.minY }
        simulation.handle(.keyboard(isUp: true))
        #expect(top == 852)
        let rest = try #require(Self.run(try Self.screen { $0.isKeyboardUp = true }).placed().keyboard?.frame.minY)
        var tops: [Double] = []
        for step in 1...10 {
            simulation.advance(to: ScreenTransition.keyboardDuration * Double(step) / 10)
            tops.append(try #require(top))
        }
        #expect(tops == tops.sorted(by: >) && Set(tops).count > 8)
        #expect(tops.last == rest && simulation.nextChange == nil)

        simulation.handle(.keyboard(isUp: false))
        simulation.advance(to: simulation.time + ScreenTransition.keyboardDuration / 4)
        let turned = try #require(top)
        simulation.handle(.keyboard(isUp: true))
        #expect(top == turned && turned > rest && turned < 852)
        simulation.advance(to: simulation.time + ScreenTransition.keyboardDuration)
        #expect(top == rest)
    }

    @Test("TB-37: bars that a tap takes away slide out in hideShowBarDuration, and touches mean where they will be")
    func barsSlide() throws {
        let simulation = Self.run(try Self.screen { $0.barHiding = [.onTap] })
        let bars = simulation.placed()
        let top = try #require(bars.toolbar?.frame.minY)
        Self.tap(simulation, 200, 400)
        simulation.advance(to: simulation.time + BarTransition.hideShowBarDuration / 2)
        let moving = simulation.placed()
        let away = try #require(moving.toolbar?.frame.minY)
        #expect(away > top && away < 852)
        #expect(try #require(moving.navigationBar?.frame.minY) < #require(bars.navigationBar?.frame.minY))
        #expect(simulation.placedAtRest().toolbar == nil)
        Self.tap(simulation, 200, 400)
        let turned = try #require(simulation.placed().toolbar?.frame.minY)
        #expect(turned > top && turned < 852)
        Self.tap(simulation, 200, 400)
        simulation.advance(to: simulation.time + BarTransition.hideShowBarDuration)
        #expect(simulation.placed().toolbar == nil && simulation.placed().navigationBar == nil && simulation.nextChange == nil)
    }

    @Test("items are told by their titles and labels, pictures without them by the file's name")
    func itemsAreTold() throws {
        let simulation = Self.run(
            try Self.screen {
                let file = BarItem.Content.icon(.file("/folder/pin.png", size: nil))
                $0.toolbar = Toolbar(items: [BarItem(.title("Archive")), BarItem(file), BarItem(file, label: "Pin")])
            })
        #expect(Self.changes(simulation, .toolbarItems) == ["Archive, pin.png, Pin"])
    }

    @Test("a screen that turns has its bars in their new places at once")
    func turningMovesNothing() throws {
        let simulation = Self.run(try Self.screen { $0.barHiding = [.whenVerticallyCompact] })
        simulation.handle(.orientation(.landscape))
        #expect(simulation.placed().toolbar == nil && simulation.nextChange == nil)
    }

    @Test("NA-04: activity shows after a second of work and stays 170 ms longer")
    func activityWaits() throws {
        let simulation = Self.run(try Self.screen("iPhone 8"))
        simulation.handle(.networkActivity(true))
        #expect(simulation.nextChange == 1)
        simulation.advance(to: 0.99)
        #expect(!simulation.screen.status.showsNetworkActivity)
        simulation.advance(to: 1.01)
        #expect(simulation.screen.status.showsNetworkActivity)
        simulation.handle(.networkActivity(false))
        simulation.advance(to: 1.15)
        #expect(simulation.screen.status.showsNetworkActivity)
        simulation.advance(to: 1.2)
        #expect(!simulation.screen.status.showsNetworkActivity && simulation.nextChange == nil)
    }

    @Test(
        "circumstances change what is placed",
        arguments: [
            (InputEvent.orientation(.landscape), "screen 852 × 393"), (.appearance(.dark), "screen 393 × 852"),
            (.device(DeviceCatalogue.device(named: "iPad (10th generation)") ?? DeviceCatalogue.all[0]), "screen 820 × 1180"),
        ])
    func circumstances(event: InputEvent, line: String) throws {
        let simulation = Self.run(try Self.screen())
        let before = simulation.placed()
        simulation.handle(event)
        #expect(simulation.placed() != before)
        #expect(simulation.placed().tree.hasPrefix(line))
    }

    @Test func tapsOnItemsAreTold() throws {
        let simulation = Self.run(try Self.screen())
        let item = try #require(simulation.placed().toolbar?.items.first { $0.text == "Archive" })
        Self.tap(simulation, item.frame.midX, item.frame.midY)
        #expect(simulation.trace.last?.subject == .action && simulation.trace.last?.new == "Archive")
    }

    @Test("however often the time is asked for, the trace is the same")
    func replayIsExact() throws {
        func trace(step: Double) throws -> [Decision] {
            let simulation = Self.run(try Self.screen { $0.navigationBar?.prefersLargeTitle = true })
            Self.drag(simulation, by: 200, in: 0.1)
            for time in stride(from: 0.2, through: 6, by: step) { simulation.advance(to: time) }
            Self.tap(simulation, 200, 20)
            for time in stride(from: 6.2, through: 9, by: step) { simulation.advance(to: time) }
            simulation.advance(to: 9)
            return simulation.trace
        }
        let fine = try trace(step: 1.0 / 60)
        #expect(fine.count > 10)
        #expect(try trace(step: 0.5).map(\.new) == fine.map(\.new))
        #expect(try trace(step: 1.0 / 60) == fine)
    }
}
