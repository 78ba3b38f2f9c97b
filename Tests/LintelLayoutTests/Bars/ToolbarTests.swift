import LintelLayout
import LintelModel
import Testing

/// Trees of toolbars; a character of 17 pt is 8.5 wide here, `icon.svg` is 24 × 24.
struct ToolbarTests {
    private static let flexible = BarItem.flexibleSpace

    @Test("three titles between flexible spaces: the seeds' Calendar")
    func titles() {
        let placed = BarStage().place {
            $0.toolbar = Toolbar(items: [.title("Today"), Self.flexible, .title("Calendars"), Self.flexible, .title("Inbox")])
        }
        #expect(
            placed.tree == """
                screen 393 × 852
                  toolbar 0 774 393 44
                    title "Today" 16 774 42.5 44
                    flexibleSpace 58.5 774 99.75 44
                    title "Calendars" 158.25 774 76.5 44
                    flexibleSpace 234.75 774 99.75 44
                    title "Inbox" 334.5 774 42.5 44
                  home indicator 126.5 839 140 5
                """)
    }

    @Test("TV-76, TB-57: a hidden item in the middle is as if absent")
    func hiddenItem() {
        var hidden = BarItem.title("Calendars")
        hidden.isHidden = true
        let without = BarStage().place { $0.toolbar = Toolbar(items: [.title("Today"), Self.flexible, .title("Inbox")]) }
        let with = BarStage().place { $0.toolbar = Toolbar(items: [.title("Today"), hidden, Self.flexible, .title("Inbox")]) }
        #expect(with.tree == without.tree)
    }

    @Test("TV-77, TB-54: an item is as wide as the widest of its possible titles")
    func possibleTitles() throws {
        var edit = BarItem.title("Edit")
        edit.possibleTitles = ["Edit", "Done editing"]
        let placed = BarStage().place { $0.toolbar = Toolbar(items: [edit]) }
        let item = try #require(placed.toolbar?.items.first)
        #expect(item.frame.width == 12 * 8.5 && item.text == "Edit" && !item.isTruncated)
    }

    @Test("TV-75, TB-78: right to left is the mirror image")
    func rightToLeft() {
        let items = [BarItem.title("Today"), .title("Calendars"), Self.flexible, BarStage.icon]
        let left = BarStage().place { $0.toolbar = Toolbar(items: items) }
        let right = BarStage(locale: "he").place { $0.toolbar = Toolbar(items: items) }
        #expect(right.toolbar?.items.map(\.frame) == left.toolbar?.items.map { $0.frame.mirrored(in: 393) })
    }

    @Test("TB-80: margins follow the safe area on a phone's side")
    func landscape() {
        let placed = BarStage(device: "iPhone X", system: 13, orientation: .landscape).place {
            $0.toolbar = Toolbar(items: [BarStage.icon, Self.flexible, BarStage.icon])
        }
        #expect(placed.toolbar?.items.first?.frame.minX == 64.0)
        #expect(placed.toolbar?.items.last?.frame.maxX == 748.0)
    }

    @Test("kinds of items: done and disabled look, widths, pictures that are not there")
    func items() throws {
        var disabled = BarItem.title("Off")
        disabled.isEnabled = false
        var wide = BarItem.title("Wide")
        wide.width = 100
        let items: [BarItem] = [
            .system(.done), disabled, wide, BarItem(.icon(.missing("Logo", size: Size(width: 40, height: 30)))), .symbol("no.such.symbol"),
            BarItem(.icon(.file("gone.png", size: nil))), BarItem(.icon(.file("tall.png", size: nil))),
        ]
        let placed = try #require(BarStage(device: "iPad Air (5th generation)").place { $0.toolbar = Toolbar(items: items) }.toolbar)
        func run(_ index: Int) -> TextRun? { if case .text(let run)? = placed.items[index].drawing.first { run } else { nil } }
        // TB-74: semibold for done; TB-79: disabled is grey.
        #expect(run(0)?.font == Font(size: 17, weight: .semibold))
        #expect(run(1)?.color == DynamicColor.tertiaryLabel.light)
        #expect(run(2)?.color == DynamicColor.systemBlue.light)
        // TB-53: a fixed width; TB-56: pictures higher than the bar are scaled to fit.
        #expect(placed.items.map(\.frame.width) == [34, 25.5, 100, 40, 24, 24, 22])
        #expect(placed.items.map(\.missingPicture) == [nil, nil, nil, "Logo", "no.such.symbol", "gone.png", nil])
    }

    @Test("TB-75: titles are cut before anything runs out of the bar")
    func truncation() {
        let long = BarItem.title(String(repeating: "x", count: 60))
        let placed = BarStage().place { $0.toolbar = Toolbar(items: [long, BarStage.icon]) }
        #expect(placed.toolbar?.items.map(\.isTruncated) == [true, false])
        #expect(placed.toolbar?.items.last?.frame.maxX == 377)
    }

    @Test("TV-79, TB-77: on system 26 symbols share a capsule, a fixed space of 0 splits, a prominent one stands alone")
    func capsules() {
        let prominent = BarItem(.icon(.file("icon.svg", size: nil)), style: .prominent)
        let placed = BarStage(device: "iPhone 16e", system: 26).place {
            $0.toolbar = Toolbar(items: [BarStage.icon, BarStage.icon, .fixedSpace(0), BarStage.icon, prominent])
        }
        // Two icons 24 wide: 15 + 24 + 34.5 + 24 + 15; singles are circles; 12 apart; 28 above the edge (844 - 28 - 48 = 768).
        #expect(
            placed.capsules == [
                Rect(x: 28, y: 768, width: 112.5, height: 48), Rect(x: 152.5, y: 768, width: 48, height: 48),
                Rect(x: 212.5, y: 768, width: 48, height: 48),
            ])
    }

    @Test("system 26: groups between flexible spaces lie 28 from the sides, the middle one centred")
    func floatingGroups() {
        let placed = BarStage(device: "iPhone 16e", system: 26).place {
            $0.toolbar = Toolbar(items: [BarStage.icon, BarStage.icon, Self.flexible, BarStage.icon, Self.flexible, BarStage.icon])
        }
        // Measured on 390 × 844: capsules from 28, one at 171 to 219, one ending at 362.
        #expect(placed.capsules.first?.minX == 28)
        #expect(placed.capsules.dropFirst().first == Rect(x: 171, y: 768, width: 48, height: 48))
        #expect(placed.capsules.last?.maxX == 362)
    }

    @Test("TV-78, TB-75: system 27 moves what does not fit into a menu, trailing items first")
    func overflow() {
        let items = (1...7).map { _ in BarStage.icon }
        let fits = BarStage(device: "iPhone 16e", system: 26).place { $0.toolbar = Toolbar(items: items) }
        let moves = BarStage(device: "iPhone 16e", system: 27).place { $0.toolbar = Toolbar(items: items) }
        #expect(fits.toolbar?.items.count == 7)
        // 334 hold four icons, four gaps of 34.5, the ellipsis and 15 at either end (about 283), but no fifth icon.
        #expect(moves.toolbar?.items.count == 5)
        #expect(moves.toolbar?.items.last?.text == "More")
    }

    @Test("TB-04: a bar made too tall has its items along its lower edge")
    func tall() {
        let frame = Rect(x: 0, y: 600, width: 393, height: 120)
        let placed = BarStage().place { $0.toolbar = Toolbar(items: [BarStage.icon], placement: .standalone(.frame(frame))) }
        #expect(placed.toolbar?.frame == frame)
        #expect(placed.toolbar?.items.first?.frame == Rect(x: 16, y: 676, width: 24, height: 44))
    }

    @Test("accessibility settings change how bars look: heavier text, opaque bars, underlined titles, stronger tint")
    func accessibility() throws {
        var settings = AccessibilitySettings()
        settings.boldText = true
        settings.reduceTransparency = true
        settings.buttonShapes = true
        settings.increaseContrast = true
        let placed = BarStage().place {
            $0.traits.accessibility = settings
            $0.toolbar = Toolbar(items: [.title("Edit"), BarStage.icon])
            $0.content = Content(.list(rows: 100))
        }
        let bar = try #require(placed.toolbar)
        guard case .fill(_, .color(let ground))? = bar.backdrop.first, case .text(let run)? = bar.items.first?.drawing.first else {
            Issue.record("no opaque ground or no title")
            return
        }
        #expect(ground.alpha == 1)
        #expect(run.font.weight == .semibold)
        #expect(run.color == Color(0, 64, 221))
        #expect(bar.items.map(\.drawing.count) == [2, 1])
    }

    @Test("TB-39: the keyboard takes the toolbar's place")
    func keyboard() {
        let placed = BarStage(device: "iPhone SE (3rd generation)").place {
            $0.toolbar = Toolbar(items: [BarStage.icon])
            $0.isKeyboardUp = true
        }
        #expect(placed.toolbar == nil)
        #expect(placed.keyboard?.frame == Rect(x: 0, y: 407, width: 375, height: 260))
    }
}

extension PlacedScreen {
    /// Boxes of the toolbar's glass, plain and filled.
    fileprivate var capsules: [Rect] {
        (toolbar?.backdrop ?? []).compactMap { item in
            switch item {
            case .backdropBlur(let path, _): path.bounds
            case .fill(let path, .color): path.bounds
            case .fill, .stroke, .text, .image, .group: nil
            }
        }
    }
}
