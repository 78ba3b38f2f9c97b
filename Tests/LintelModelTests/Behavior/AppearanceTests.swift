import LintelModel
import Testing

@Suite("Appearance slots")
struct AppearanceTests {
    static let edge = BarAppearance(background: .color(.systemBackground), shadow: nil)
    static let low = BarAppearance(background: .blur(.systemThinMaterial), shadow: nil)
    static let lowEdge = BarAppearance(background: .blur(.systemThickMaterial), shadow: nil)

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var system: SystemVersion = 18
        var sdk: SystemVersion?
        var orientation = Orientation.portrait
        var scroll = Content.Scroll.middle
        var rows: Int? = 30
        var placement = Toolbar.Placement.managed
        var slots = AppearanceSlots()
        var slot: AppearanceSlot
        var appearance: BarAppearance
        var testDescription: String { id }
    }

    static let toolbars: [Case] = [
        Case(id: "TV-60", orientation: .landscape, scroll: .bottom, slot: .compactScrollEdge, appearance: .transparent),
        Case(id: "TV-61", orientation: .landscape, slots: AppearanceSlots(scrollEdge: edge), slot: .compact, appearance: .standard),
        Case(
            id: "TV-62", orientation: .landscape, scroll: .bottom, slots: AppearanceSlots(compact: low, scrollEdge: edge),
            slot: .compactScrollEdge, appearance: edge),
        Case(id: "TV-63", scroll: .bottom, slot: .scrollEdge, appearance: .transparent),
        Case(
            id: "TV-64", scroll: .bottom, placement: .standalone(.safeAreaBottom), slots: AppearanceSlots(scrollEdge: edge),
            slot: .standard,
            appearance: .standard),
        Case(id: "TV-65", scroll: .top, rows: nil, slot: .scrollEdge, appearance: .transparent),
        Case(
            id: "TV-68 edge set", scroll: .top, rows: nil, slots: AppearanceSlots(scrollEdge: edge), slot: .scrollEdge, appearance: edge),
        Case(
            id: "TV-68 edge nil", scroll: .top, rows: nil, slots: AppearanceSlots(standard: .opaque), slot: .scrollEdge,
            appearance: .transparent),
        Case(id: "TV-69", system: 15, sdk: 14, scroll: .top, rows: nil, slot: .standard, appearance: .standard),
        Case(id: "TB-10 system gate", system: 14, sdk: 15, scroll: .bottom, slot: .standard, appearance: .standard),
        Case(
            id: "TB-10 compact", orientation: .landscape, slots: AppearanceSlots(compact: low), slot: .compact, appearance: low),
        Case(
            id: "TB-10 compact at the edge without edge slots", orientation: .landscape, scroll: .bottom,
            slots: AppearanceSlots(compact: low), slot: .compactScrollEdge, appearance: low),
        Case(
            id: "TB-10 all four", orientation: .landscape, scroll: .bottom,
            slots: AppearanceSlots(compact: low, scrollEdge: edge, compactScrollEdge: lowEdge), slot: .compactScrollEdge,
            appearance: lowEdge
        ),
        Case(id: "TB-13 at the top", scroll: .top, slot: .standard, appearance: .standard),
        Case(id: "TB-13 content that fits", scroll: .top, rows: 3, slot: .scrollEdge, appearance: .transparent),
        Case(
            id: "TB-12 stand-alone, compact", orientation: .landscape, placement: .standalone(.safeAreaBottom),
            slots: AppearanceSlots(compact: low), slot: .compact, appearance: low),
    ]

    static func made(_ test: Case, _ change: (inout Screen) -> Void) throws -> ScreenResolution {
        try screen("iPhone 12", system: test.system, sdk: test.sdk, test.orientation) {
            $0.content = Content(test.rows.map { .list(rows: $0) } ?? .color(.systemBackground), scroll: test.scroll)
            change(&$0)
        }.resolved()
    }

    @Test("TB-10 to TB-13: toolbars", arguments: toolbars)
    func toolbar(test: Case) throws {
        let resolution = try Self.made(test) {
            $0.toolbar = Toolbar(items: [.system(.add)], placement: test.placement)
            $0.toolbar?.appearance = test.slots
        }
        let bar = try #require(resolution.toolbar?.bar)
        #expect(bar.slot == test.slot)
        #expect(bar.appearance == test.appearance)
        #expect(bar.decidedBy.count >= 3)
    }

    @Test(
        "SB-93: navigation bars",
        arguments: [
            Case(id: "at the top", scroll: .top, slot: .scrollEdge, appearance: .transparent),
            Case(id: "scrolled", scroll: .middle, slot: .standard, appearance: .standard),
            Case(id: "no scroll view", scroll: .top, rows: nil, slot: .scrollEdge, appearance: .transparent),
            Case(id: "plain bar before 15", system: 14, scroll: .top, slot: .standard, appearance: .standard),
            Case(id: "edge set", scroll: .top, slots: AppearanceSlots(scrollEdge: edge), slot: .scrollEdge, appearance: edge),
            Case(id: "compact", orientation: .landscape, slots: AppearanceSlots(compact: low), slot: .compact, appearance: low),
        ])
    func navigationBar(test: Case) throws {
        let resolution = try Self.made(test) {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.navigationBar?.appearance = test.slots
        }
        #expect(resolution.navigationBar?.slot == test.slot)
        #expect(resolution.navigationBar?.appearance == test.appearance)
    }

    @Test(
        "SB-93: large titles have a scroll edge from 13 on",
        arguments: [(12, AppearanceSlot.standard), (13, .scrollEdge), (14, .scrollEdge)])
    func largeTitle(system: Int, slot: AppearanceSlot) throws {
        let resolution = try screen("iPhone X", system: SystemVersion(system)) {
            $0.navigationBar = NavigationBar(title: "Inbox", prefersLargeTitle: true)
            $0.content = Content(.list(rows: 30))
        }.resolved()
        #expect(resolution.isLargeTitleExpanded)
        #expect(resolution.navigationBar?.slot == slot)
    }

    @Test(
        "tab bars have their edge at the bottom",
        arguments: [
            (Content.Scroll.top, 18, AppearanceSlot.standard), (.bottom, 18, .scrollEdge), (.bottom, 14, .standard),
        ])
    func tabBar(scroll: Content.Scroll, system: Int, slot: AppearanceSlot) throws {
        let resolution = try screen("iPhone 12", system: SystemVersion(system)) {
            $0.tabBar = TabBar(items: [TabBar.Item(title: "Alarm")])
            $0.content = Content(.list(rows: 30), scroll: scroll)
        }.resolved()
        #expect(resolution.tabBar?.slot == slot)
    }

    @Test(
        "TB-20: glass needs system and SDK 26, and no opting out that still counts",
        arguments: [
            (26, 26, false, true), (26, 18, false, false), (18, 26, false, false), (26, 26, true, false), (27, 27, true, true),
        ])
    func glass(system: Int, sdk: Int, optsOut: Bool, isGlass: Bool) throws {
        let resolution = try screen("iPhone 17", system: SystemVersion(system), sdk: SystemVersion(sdk)) {
            $0.traits.requiresDesignCompatibility = optsOut
            $0.toolbar = Toolbar(items: [.system(.add)])
            $0.content = Content(.list(rows: 30), scroll: .middle)
        }.resolved()
        #expect(resolution.toolbar?.bar.isGlass == isGlass)
        #expect(resolution.toolbar?.bar.appearance == (isGlass ? .transparent : .standard))
    }

    struct FadeCase: Sendable, CustomTestStringConvertible {
        var id: String
        var system: SystemVersion = 18
        /// Points of content above the upper edge; below the lower one where negative.
        var points: Double
        /// Nil: one appearance alone.
        var upper: Double?
        var lower: Double?
        var testDescription: String { id }
    }

    @Test(
        "TB-43: backgrounds fade over the last four points before the content's edge",
        arguments: [
            FadeCase(id: "at the top", points: 0), FadeCase(id: "a point from it", points: 1, upper: 0.75),
            FadeCase(id: "three points from it", points: 3, upper: 0.25), FadeCase(id: "four points from it", points: 4),
            FadeCase(id: "in the middle", points: 100), FadeCase(id: "a point from the bottom", points: -1, lower: 0.75),
            FadeCase(id: "four points from the bottom", points: -4), FadeCase(id: "no edges before 15", system: 14, points: 1),
            FadeCase(id: "glass has no background", system: 26, points: 1),
        ])
    func fades(_ test: FadeCase) throws {
        var made = try screen("iPhone 12", system: test.system) {
            $0.content = Content(.list(rows: 60))
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.toolbar = Toolbar(items: [BarItem(.title("Flag"))])
        }
        // 60 rows of 44 points, less what is between bars: they are scrolled by what does not fit.
        let insets = made.resolved().contentInsets
        let length = 60 * 44 - (844 - insets.top - insets.bottom)
        made.content.scroll = .fraction((test.points < 0 ? length + test.points : test.points) / length)
        let resolution = made.resolved()
        func isEqual(_ share: Double?, _ expected: Double?) -> Bool {
            guard let share, let expected else { return share == expected }
            return abs(share - expected) < 1e-9
        }
        #expect(isEqual(resolution.navigationBar?.edgeFade?.edgeShare, test.upper))
        #expect(isEqual(resolution.toolbar?.bar.edgeFade?.edgeShare, test.lower))
    }

    @Test(
        "SB-93: before 15 the background comes as the large title goes",
        arguments: [(0.0, nil as Double?), (13, 0.75), (39, 0.25), (52, nil)])
    func largeTitleFades(scroll: Double, share: Double?) throws {
        let resolution = try screen("iPhone 12", system: 14) {
            $0.content = Content(.list(rows: 60))
            $0.navigationBar = NavigationBar(title: "Inbox", prefersLargeTitle: true)
            $0.largeTitleScroll = scroll
        }.resolved()
        #expect(resolution.navigationBar?.edgeFade?.edgeShare == share)
    }
}
