import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Open menus in their places. Figures are UIKit's (`_UIContextMenuPlatformMetrics`): 250 wide; before system 26 rows of 28 + 15⅔ with hairlines
/// between and 8 between sections, since then rows of 27 + 15, 10 above and below each section and a line of 1 between two.
struct MenuTests {
    private static let menu: BarMenu = {
        var paste = BarMenu.Element("Paste")
        paste.isEnabled = false
        var hidden = BarMenu.Element("Secret")
        hidden.isHidden = true
        return BarMenu([BarMenu.Element("Copy"), hidden, paste, .section([BarMenu.Element("Delete", isDestructive: true)])])
    }()

    private static func item(_ menu: BarMenu = menu) -> BarItem { .menu(.icon(.file("icon.svg", size: nil)), label: "More", menu) }

    private static func atTop(_ screen: inout Screen) {
        screen.navigationBar = NavigationBar(title: "Notes")
        screen.navigationBar?.trailing = [item()]
        screen.openMenu = OpenMenu(.named(.navigationBar, "More"))
    }

    private static func atBottom(_ screen: inout Screen) {
        screen.toolbar = Toolbar(items: [.flexibleSpace, item()])
        screen.openMenu = OpenMenu(.named(.toolbar, "More"))
    }

    /// The lines of the placed screen's tree that tell of the menu.
    private static func lines(_ placed: PlacedScreen) -> String {
        let lines = placed.tree.split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("  menu") }) else { return "" }
        return (lines[start...].prefix { !$0.hasPrefix("  home") }).joined(separator: "\n")
    }

    @Test("TB-58: below an item of the upper half, 4 from its 44; the panel keeps 8 from the screen's side")
    func below() {
        let placed = BarStage().place(Self.atTop)
        #expect(
            Self.lines(placed) == """
                  menu 135 101.67 250 139.33
                    row "Copy" 135 101.67 250 43.67
                    row "Paste" 135 145.67 250 43.67 disabled
                    divider 135 189.33 250 8
                    row "Delete" 135 197.33 250 43.67 destructive
                """)
    }

    @Test("TB-58: above an item of the lower half, the first row nearest to it")
    func above() {
        let placed = BarStage().place(Self.atBottom)
        #expect(
            Self.lines(placed) == """
                  menu 135 630.67 250 139.33
                    row "Delete" 135 630.67 250 43.67 destructive
                    divider 135 674.33 250 8
                    row "Paste" 135 682.33 250 43.67 disabled
                    row "Copy" 135 726.33 250 43.67
                """)
    }

    @Test(
        "TB-58: the order that a menu asks for",
        arguments: [
            (BarMenu.Order.automatic, ["Delete", "Paste", "Copy"]), (.priority, ["Delete", "Paste", "Copy"]),
            (.fixed, ["Copy", "Paste", "Delete"]),
        ])
    func order(order: BarMenu.Order, rows: [String]) {
        let placed = BarStage().place {
            Self.atBottom(&$0)
            $0.toolbar?.items[1].menu?.order = order
        }
        #expect(Self.rows(placed) == rows)
        // Downwards all are the same.
        let below = BarStage().place {
            Self.atTop(&$0)
            $0.navigationBar?.trailing[0].menu?.order = order
        }
        #expect(Self.rows(below) == ["Copy", "Paste", "Delete"])
    }

    private static func rows(_ placed: PlacedScreen) -> [String] {
        (placed.menu?.panels.last?.parts ?? []).compactMap { part in
            if case .row = part.kind { part.text } else { nil }
        }
    }

    @Test("TB-58: on system 26 a menu grows out of its item's glass and covers it", arguments: [true, false])
    func glass(isAtTop: Bool) throws {
        let placed = BarStage(system: 26).place(isAtTop ? Self.atTop : Self.atBottom)
        let items = try #require(isAtTop ? placed.navigationBar?.items : placed.toolbar?.items)
        let platter = try #require(items.first { $0.text == "More" }?.platter)
        let panel = try #require(placed.menu?.panels.first)
        #expect(panel.frame.width == 250 && panel.frame.height == 10 + 42 + 42 + 10 + 1 + 10 + 42 + 10 && panel.cornerRadius == 32)
        #expect(panel.frame.maxX == platter.maxX)
        #expect(isAtTop ? panel.frame.minY == platter.minY : panel.frame.maxY == platter.maxY)
    }

    @Test("TB-78: from right to left rows are mirrored, and the panel stands at the other side")
    func rightToLeft() throws {
        let left = try #require(BarStage().place(Self.atTop).menu?.panels.first)
        let right = try #require(BarStage(locale: "he").place(Self.atTop).menu?.panels.first)
        #expect(right.frame == left.frame.mirrored(in: 393))
        func origin(_ panel: PlacedMenu.Panel) -> Double? {
            guard case .group(let group) = panel.drawing.last else { return nil }
            return group.items.lazy.compactMap { if case .text(let run) = $0, run.text == "Copy" { run.origin.x } else { nil } }.first
        }
        // Four letters of 8.5 begin 16 from the panel's side, or end there.
        let starts = try [#require(origin(left)), #require(origin(right))]
        #expect(abs(starts[0] - (135 + 16)) < 0.01 && abs(starts[1] - (8 + 250 - 16 - 4 * 8.5)) < 0.01)
    }

    /// Where a control begins and how wide it is, and where its menu begins.
    @Test(
        "TB-58: aligned with its control's nearer side, its content meeting that side; centred in the middle; never beyond 8 from the side",
        arguments: [(60.0, 60.0, 44.0), (300, 60, 126), (166, 60, 71), (0, 30, 8)])
    func sides(start: Double, width: Double, x: Double) {
        let anchor = Rect(x: start, y: 200, width: width, height: 30)
        let placed = BarStage().place { $0.openMenu = OpenMenu(.rect(anchor), menu: Self.menu) }
        // A control of 30 lacks 15 to 45: half of that lies between.
        #expect(placed.menu?.panels.first?.frame.origin == Point(x: x, y: 237.5))
    }

    @Test("TB-58: a submenu lies over its row, with a title that leads back; what is below is paler")
    func submenu() throws {
        let menu = BarMenu([
            BarMenu.Element("Copy"),
            BarMenu.Element("Sort", children: [BarMenu.Element("Name", state: .on), BarMenu.Element("Date", state: .mixed)]),
        ])
        let placed = BarStage().place {
            Self.atTop(&$0)
            $0.navigationBar?.trailing = [Self.item(menu)]
            $0.openMenu?.submenu = [1]
        }
        #expect(
            Self.lines(placed) == """
                  menu 135 101.67 250 87.67
                    row "Copy" 135 101.67 250 43.67
                    row "Sort" 135 145.67 250 43.67 submenu
                  menu 135 145.67 250 131.67
                    back "Sort" 135 145.67 250 43.67
                    row "Name" 135 189.67 250 43.67 on
                    row "Date" 135 233.67 250 43.67 mixed
                """)
        let shown = try #require(placed.menu)
        #expect(shown.target(at: Point(x: 200, y: 160)) == .back)
        #expect(shown.target(at: Point(x: 200, y: 200)) == .row([1, 0]))
        #expect(shown.target(at: Point(x: 200, y: 120)) == .back)
        #expect(shown.target(at: Point(x: 20, y: 200)) == .outside)
        guard case .group(let covered) = shown.panels[0].drawing.last else { return #expect(Bool(false), "no content") }
        #expect(covered.opacity < 1)
    }

    @Test("titles of menus and sections, subtitles; titles take two lines and are cut then")
    func words() {
        let long = String(repeating: "wide ", count: 12) + "end"
        let menu = BarMenu(
            title: "Note",
            [
                BarMenu.Element("Sort", subtitle: "Date"), .section([BarMenu.Element("Delete")], title: "Danger"),
                .section([BarMenu.Element(long)]),
            ])
        let placed = BarStage().place { $0.openMenu = OpenMenu(.rect(Rect(x: 0, y: 100, width: 44, height: 44)), menu: menu) }
        // Caption 1 is 12 points, a line of it 12 × 2444 / 2048 = 14.32; the body's line is 20.29.
        #expect(
            Self.lines(placed) == """
                  menu 8 148 250 258.59
                    title "Note" 8 148 250 35.32
                    row "Sort" "Date" 8 183.65 250 63.67
                    divider 8 247.32 250 8
                    title "Danger" 8 255.32 250 35.32
                    row "Delete" 8 290.97 250 43.67
                    divider 8 334.64 250 8
                    row "\(long)" 8 342.64 250 63.95 truncated
                """)
    }

    @Test(
        "TB-58: rows grow with the text, and leave pictures out at accessibility sizes",
        arguments: [(TextSize.large, 44.0, true), (.extraExtraExtraLarge, 59.41, true), (.accessibilityLarge, 85.1, false)])
    func textSizes(size: TextSize, pitch: Double, hasPicture: Bool) throws {
        let icon = Icon.file("icon.svg", size: nil)
        let placed = BarStage().place {
            $0.traits.textSize = size
            $0.openMenu = OpenMenu(
                .rect(Rect(x: 0, y: 100, width: 44, height: 44)), menu: BarMenu([BarMenu.Element("A", icon: icon), BarMenu.Element("B")]))
        }
        let panel = try #require(placed.menu?.panels.first)
        #expect(abs(panel.parts[1].frame.y - panel.parts[0].frame.y - pitch) < 0.34)
        guard case .group(let content) = panel.drawing.last else { return #expect(Bool(false), "no content") }
        #expect(content.items.contains { if case .image = $0 { true } else { false } } == hasPicture)
    }

    @Test("a menu keeps within the safe area and above the keyboard; what does not fit is cut off")
    func room() throws {
        let rows = (1...40).map { BarMenu.Element("Row \($0)") }
        for (system, isUp) in [(18 as SystemVersion, false), (18, true), (26, false)] {
            let placed = BarStage(system: system).place {
                $0.isKeyboardUp = isUp
                $0.openMenu = OpenMenu(.rect(Rect(x: 0, y: 300, width: 44, height: 44)), menu: BarMenu(rows))
            }
            let frame = try #require(placed.menu?.panels.first?.frame)
            let bottom = placed.keyboard?.frame.minY ?? 852 - 34
            #expect(frame.minY >= 59 + 8 && frame.maxY <= bottom - 8)
            #expect(frame.height == (system == 26 ? 520 : bottom - 8 - 67))
            #expect(placed.menu?.panels.first?.parts.allSatisfy { $0.frame.maxY <= frame.maxY } == true)
        }
    }

    @Test("TB-57, TB-61, TB-75, TB-76: the rows of system 27's overflow menu, in the bar's order; a custom view without words is blank")
    func overflow() throws {
        var shown = BarItem.titled("Share", .file("icon.svg", size: nil))
        shown.menuRepresentation = BarMenu.Element("Send a Copy")
        let icons = (1...6).map { BarItem.titled("Tool \($0)", .file("icon.svg", size: nil)) }
        let placed = BarStage(system: 27).place {
            $0.toolbar = Toolbar(items: icons + [shown, BarItem(.view(Size(width: 40, height: 30)))])
        }
        let more = try #require(placed.toolbar?.items.first { $0.isOverflow })
        #expect(more.opensMenuOnTap)
        let stays = placed.toolbar?.items.count { $0.text?.hasPrefix("Tool") == true } ?? 0
        #expect(stays > 0 && stays < 6)
        #expect(more.menu?.elements.map(\.title) == (stays + 1...6).map { "Tool \($0)" } + ["Send a Copy", ""])
    }
}
