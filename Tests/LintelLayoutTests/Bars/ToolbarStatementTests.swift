import LintelLayout
import LintelModel
import Testing

/// Statements of behaviour.md, sections 6 to 10, that show in a toolbar's boxes and paint; a character of 17 pt is 8.5 wide here.
struct ToolbarStatementTests {
    private static func bar(
        _ items: [BarItem], system: SystemVersion = 18, device: String = "iPhone 15", _ change: (inout Screen) -> Void = { _ in }
    ) throws -> PlacedBar {
        try #require(
            BarStage(device: device, system: system).place {
                $0.toolbar = Toolbar(items: items)
                change(&$0)
            }.toolbar)
    }

    private static func run(_ item: PlacedItem) -> TextRun? {
        if case .text(let run)? = item.drawing.first { run } else { nil }
    }

    @Test(
        "TB-04: an over-tall bar has its items along its bottom before system 26, along its top from 26, whatever the SDK",
        arguments: [(18, 18, 676.0), (26, 18, 600), (26, 26, 600)])
    func tall(system: Int, sdk: Int, top: Double) throws {
        let frame = Rect(x: 0, y: 600, width: 393, height: 120)
        let bar = try Self.bar([BarStage.icon], system: SystemVersion(system)) {
            $0.traits.sdk = SystemVersion(sdk)
            $0.toolbar?.placement = .standalone(.frame(frame))
        }
        #expect(bar.frame == frame)
        #expect(bar.items.first?.frame.minY == top)
    }

    @Test(
        "TB-06, TB-15: at the bottom by default, with the hairline above; below where the bar is at the top",
        arguments: [(Toolbar.Placement.standalone(.safeAreaBottom), 774.0), (.standalone(.safeAreaTop), 59), (.managed, 774)])
    func position(placement: Toolbar.Placement, top: Double) throws {
        let red = DynamicColor(Color(255, 0, 0))
        func lines(_ shadow: DynamicColor?) throws -> [Rect] {
            try Self.bar([BarStage.icon]) {
                $0.toolbar?.placement = placement
                let appearance = BarAppearance(background: .color(.systemBackground), shadow: shadow)
                $0.toolbar?.appearance = AppearanceSlots(standard: appearance, scrollEdge: appearance)
            }.backdrop.compactMap { if case .fill(let path, .color(red.light)) = $0 { path.bounds } else { nil } }
        }
        let line = try #require(try lines(red).first)
        #expect(top > 400 ? abs(line.maxY - top) < 0.01 : abs(line.minY - (top + 44)) < 0.01)
        #expect(abs(line.height - 1.0 / 3) < 0.01 && line.width == 393)
        #expect(try lines(nil).isEmpty && lines(DynamicColor(.clear)).isEmpty)
    }

    @Test("TB-17: the bar's tint colours the items, an item's own goes before it, and neither touches the background")
    func tint() throws {
        let (red, green) = (DynamicColor(Color(255, 0, 0)), DynamicColor(Color(0, 255, 0)))
        var own = BarItem.title("Own")
        own.tint = green
        let plain = try Self.bar([.title("Bar"), own])
        let tinted = try Self.bar([.title("Bar"), own]) { $0.toolbar?.tint = red }
        #expect(plain.items.map { Self.run($0)?.color } == [DynamicColor.systemBlue.light, green.light])
        #expect(tinted.items.map { Self.run($0)?.color } == [red.light, green.light])
        #expect(tinted.backdrop == plain.backdrop)
    }

    @Test("TB-50, TB-70: every kind of item takes room and is painted, spaces only take room")
    func kinds() throws {
        let kinds: [(BarItem, String)] = [
            (.title("Edit"), "title"), (BarStage.icon, "icon"), (.symbol("plus"), "icon"), (.system(.trash), "system"),
            (BarItem(.segmented(["A", "B"])), "segmented"), (BarItem(.view(Size(width: 30, height: 20))), "view"),
            (.flexibleSpace, "flexibleSpace"), (.fixedSpace(12), "fixedSpace"),
        ]
        for system in [SystemVersion(18), 26] {
            let bar = try Self.bar(kinds.map(\.0) + [BarStage.icon], system: system, device: "iPad Air (5th generation)")
            #expect(bar.items.map(\.id) == kinds.map(\.1) + ["icon"])
            #expect(bar.items.allSatisfy { $0.frame.width > 0 })
            #expect(bar.items.map(\.drawing.isEmpty) == kinds.map(\.0.isSpace) + [false])
        }
    }

    @Test(
        "TB-52, TB-19, TB-79: done is semibold; from 26 done and prominent are a tinted capsule of their own",
        arguments: BarItem.Style.allCases)
    func styles(style: BarItem.Style) throws {
        let item = BarItem(.title("Go"), style: style)
        let before = try Self.bar([item])
        #expect(before.items.first.flatMap(Self.run)?.font.weight == (style == .plain ? .regular : .semibold))
        let glass = try Self.bar([.title("A"), item], system: 26)
        #expect(Self.fills(glass).count == (style == .plain ? 0 : 1))
        #expect(glass.items.last.flatMap(Self.run)?.color == (style == .plain ? DynamicColor.label.light : .white))
        var off = item
        off.isEnabled = false
        #expect(try Self.bar([off]).items.first.flatMap(Self.run)?.color == DynamicColor.tertiaryLabel.light)
    }

    @Test(
        "TB-53: width 0 and none fit the content, a positive one is kept",
        arguments: [(nil as Double?, 34.0), (0, 34), (100, 100), (20, 20)])
    func width(given: Double?, width: Double) throws {
        var item = BarItem.title("Edit")
        item.width = given
        #expect(try Self.bar([item]).items.map(\.frame.width) == [width])
    }

    @Test("TB-56: pictures are templates, painted in the item's colour")
    func templates() throws {
        guard case .image(let picture)? = try Self.bar([BarStage.icon]).items.first?.drawing.first else {
            Issue.record("no picture")
            return
        }
        #expect(picture.tint == DynamicColor.systemBlue.light && picture.rect.size == Size(width: 24, height: 24))
    }

    @Test(
        "TB-71: neighbours keep 5 around pictures and 8 around titles",
        arguments: [
            ([BarStage.icon, BarStage.icon], 10.0), ([.title("Edit"), .title("Add")], 16), ([BarStage.icon, .title("Edit")], 13),
        ])
    func paddings(_ items: [BarItem], _ gap: Double) throws {
        let frames = try Self.bar(items, system: 18).items.map(\.frame)
        #expect(frames[0].minX == 16 && abs(frames[1].minX - frames[0].maxX - gap) < 0.001)
    }

    @Test("TB-60: a badge hangs on its item and takes no room", arguments: [("", 1), ("3", 2), ("New", 2)])
    func badge(text: String, parts: Int) throws {
        var badged = BarStage.icon
        badged.badge = text
        let (without, with) = try (Self.bar([BarStage.icon], system: 26), Self.bar([badged], system: 26))
        #expect(with.items.map(\.frame) == without.items.map(\.frame))
        #expect(with.items[0].drawing.count == without.items[0].drawing.count + parts)
        if case .text(let run)? = with.items[0].drawing.last { #expect(run.text == text) } else { #expect(text.isEmpty) }
    }

    @Test("TB-64, TB-81: a standard item's box is as high as the bar, a custom view's is its own size")
    func boxes() throws {
        let view = BarItem(.view(Size(width: 30, height: 20)))
        let bar = try Self.bar([.title("Edit"), BarStage.icon, view])
        #expect(bar.items.map(\.frame.height) == [44, 44, 20])
        #expect(bar.items.last?.frame.width == 30 && bar.items.last?.frame.midY == bar.frame.midY)
    }

    @Test(
        "TB-65, TB-57: nothing to show leaves an empty capsule on system 26; a hidden item leaves none",
        arguments: [BarItem.title(""), BarItem(.view(.zero))])
    func emptyCapsule(item: BarItem) throws {
        var hidden = item
        hidden.isHidden = true
        let empty = try Self.bar([item, .flexibleSpace, BarStage.icon], system: 26)
        let gone = try Self.bar([hidden, .flexibleSpace, BarStage.icon], system: 26)
        #expect(Self.plates(empty).map(\.width) == [48, 48])
        #expect(Self.plates(gone).map(\.width) == [48])
    }

    @Test("TB-74: titles are 17 pt and do not grow with the text size", arguments: TextSize.allCases)
    func textSizes(size: TextSize) throws {
        let bar = try Self.bar([.title("Edit"), .flexibleSpace, BarItem(.title("Go"), style: .done)]) { $0.traits.textSize = size }
        #expect(bar.items.compactMap { Self.run($0)?.font } == [Font(size: 17), Font(size: 17, weight: .semibold)])
        #expect(
            bar.items.map(\.frame)
                == (try Self.bar([.title("Edit"), .flexibleSpace, BarItem(.title("Go"), style: .done)])).items.map(\.frame))
    }

    @Test(
        "TB-77: what splits capsules on system 26",
        arguments: [
            ([BarStage.icon, BarStage.icon], 1), ([BarStage.icon, .fixedSpace(0), BarStage.icon], 2),
            ([BarStage.icon, .flexibleSpace, BarStage.icon], 2), ([BarStage.icon, prominent], 2), ([prominent, prominent], 2),
            ([prominent, BarStage.icon, BarStage.icon], 2),
        ])
    func groups(items: [BarItem], capsules: Int) throws {
        let bar = try Self.bar(items, system: 26)
        #expect(Self.plates(bar).count + Self.fills(bar).count == capsules)
        #expect(try Self.bar(items).items.count == items.count)
    }

    @Test(
        "TB-61, TB-75, TV-78: on system 27 low priorities leave first, the trailing one among equals; spaces behind go along",
        arguments: [
            ([:], ["1", "2", "3", "4"]), ([1: .low], ["2", "3", "4", "5"]), ([7: .high], ["1", "2", "3", "7"]),
            ([4: .low, 6: .low], ["1", "2", "3", "5"]), ([1: .low, 7: .high], ["2", "3", "4", "7"]),
            ([1: .high, 2: .high, 3: .high, 4: .high, 5: .high], ["1", "2", "3", "4"]),
        ] as [([Int: BarItem.VisibilityPriority], [String])])
    func priorities(priorities: [Int: BarItem.VisibilityPriority], staying: [String]) throws {
        let items = (1...7).map { number in
            var item = BarItem(.icon(.file("icon.svg", size: nil)), label: "\(number)")
            item.visibilityPriority = priorities[number] ?? .standard
            return item
        }
        // 334 hold four icons and the menu; see `ToolbarTests.overflow`.
        #expect(try Self.bar(items, system: 27, device: "iPhone 16e").items.map(\.text) == staying + ["More"])
        #expect(try Self.bar(items, system: 26, device: "iPhone 16e").items.count == 7)
        let apart = items.flatMap { [$0, .flexibleSpace] }.dropLast()
        // Five capsules of 48 with four gaps of 12 are 288 wide.
        #expect(try Self.bar(Array(apart), system: 27, device: "iPhone 16e").items.compactMap(\.text) == staying + ["More"])
    }

    @Test("TB-60: an item that shares no background has its own capsule, one that hides it has none; before 26 neither tells")
    func backgrounds() throws {
        var (alone, bare) = (BarStage.icon, BarStage.icon)
        alone.sharesBackground = false
        bare.hidesSharedBackground = true
        let icon = BarStage.icon
        let widths = try [[icon, icon], [icon, alone], [alone, alone], [icon, bare, icon], [bare], [bare, icon, icon]].map {
            try Self.plates(Self.bar($0, system: 26)).map(\.width)
        }
        // A circle is 48 wide, a capsule of two icons 15 + 24 + 34.5 + 24 + 15.
        #expect(widths == [[112.5], [48, 48], [48, 48], [48, 48], [], [112.5]])
        let placed = try Self.bar([icon, bare, alone], system: 26)
        #expect(placed.items.map(\.frame.midX) == [52, 112, 172], "apart by 12, painted all the same")
        #expect(placed.items.allSatisfy { !$0.drawing.isEmpty })
        #expect(try Self.bar([icon, bare, alone]) == Self.bar([icon, icon, icon]))
    }

    private static let prominent = BarItem(.icon(.file("icon.svg", size: nil)), style: .prominent)

    /// Boxes of clear glass.
    private static func plates(_ bar: PlacedBar) -> [Rect] {
        bar.backdrop.compactMap { if case .backdropBlur(let path, _) = $0 { path.bounds } else { nil } }
    }

    /// Boxes of tinted glass.
    private static func fills(_ bar: PlacedBar) -> [Rect] {
        bar.backdrop.compactMap { if case .fill(let path, .color) = $0 { path.bounds } else { nil } }
    }
}
