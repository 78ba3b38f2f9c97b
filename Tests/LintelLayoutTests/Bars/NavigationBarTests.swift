import LintelLayout
import LintelModel
import Testing

/// Trees of navigation bars; a character of 17 pt is 8.5 wide here.
struct NavigationBarTests {
    @Test("title centred, back button and items at their measured distances")
    func plain() {
        let placed = BarStage(device: "iPhone 15 Pro Max").place {
            $0.navigationBar = NavigationBar(title: "Inbox", trailing: [.system(.edit), BarStage.icon])
            $0.navigationBar?.backTitle = "Store"
        }
        // Margin 20: chevron's ink at 13.33, back title's origin at 33, trailing item up to 410 (observed-geometry.md, section 6).
        #expect(
            placed.tree == """
                screen 430 × 932
                  navigation bar 0 53.67 430 44
                    back "Store" 13.33 53.67 62.17 44
                    system "Edit" 330 53.67 34 44
                    icon 386 53.67 24 44
                    title "Inbox" 193.75 53.67 42.5 44
                  home indicator 138 919 154 5
                """)
    }

    @Test(
        "items of one side stand 8 apart, with 11 around pictures and 3 after titles",
        arguments: [
            ([BarStage.icon, BarStage.icon], 30.0), ([.title("Edit"), BarStage.icon], 22), ([BarStage.icon, .title("Edit")], 19),
            ([.title("Edit"), .title("Add")], 11), ([BarItem(.view(Size(width: 30, height: 30))), BarStage.icon], 19),
        ])
    func gaps(_ items: [BarItem], _ gap: Double) throws {
        let bar = BarStage().place { $0.navigationBar = NavigationBar(trailing: items) }.navigationBar
        let frames = try #require(bar).items.map(\.frame)
        #expect(abs(frames[1].minX - frames[0].maxX - gap) < 0.001 && frames[1].maxX == 377)
    }

    @Test("a title that does not fit in the middle moves aside, then is cut at its end")
    func titles() {
        func title(_ text: String) -> PlacedItem? {
            BarStage(device: "iPhone X", system: 13).place {
                $0.navigationBar = NavigationBar(title: text, trailing: [.title("Post")])
                $0.navigationBar?.backTitle = ""
            }.navigationBar?.items.last
        }
        // Chevron to 20.33 and Post from 325 leave 32.33 to 309: 276.67, or 32 characters.
        #expect(title("Short")?.frame.midX == 187.5)
        let aside = title(String(repeating: "x", count: 32))
        #expect(aside?.isTruncated == false)
        #expect(abs((aside?.frame.maxX ?? 0) - 309) < 0.01)
        let cut = title(String(repeating: "x", count: 40))
        #expect(cut?.text == String(repeating: "x", count: 31) + "…")
        #expect(cut?.isTruncated == true)
    }

    @Test("a large title stands in its own band, 34 pt, its baseline 36.3 below the bar")
    func large() throws {
        let placed = BarStage(device: "iPhone 11 Pro Max", system: 13).place {
            $0.navigationBar = NavigationBar(title: "Settings", prefersLargeTitle: true)
            $0.content = Content(.list(rows: 50))
        }
        // Measured on 414 × 896: baseline 124.3 with the bar from 44 to 88 and its lower edge at 140.
        #expect(placed.navigationBar?.frame == Rect(x: 0, y: 44, width: 414, height: 96))
        guard case .text(let run)? = placed.navigationBar?.items.last?.drawing.first else {
            Issue.record("no title")
            return
        }
        #expect(run.font == Font(size: 34, weight: .bold))
        #expect(abs(run.origin.y - 124.3) < 0.01)
        #expect(run.origin.x == 20)
    }

    @Test("titles in 32 pt bars keep their size and stand a point above the middle")
    func compact() throws {
        let placed = BarStage(device: "iPhone X", system: 13, orientation: .landscape).place {
            $0.navigationBar = NavigationBar(title: "Review")
        }
        guard case .text(let run)? = placed.navigationBar?.items.last?.drawing.first else {
            Issue.record("no title")
            return
        }
        #expect(run.font.size == 17)
        // Measured on 812 × 375: baseline at 21.
        #expect(abs(run.origin.y - 21) < 0.1)
    }

    @Test("SB-25, TB-78: right to left mirrors the whole bar")
    func rightToLeft() {
        let placed = BarStage(locale: "ar").place {
            $0.navigationBar = NavigationBar(title: "Inbox", trailing: [.title("Edit")])
            $0.navigationBar?.backTitle = "Back"
        }
        #expect(
            placed.tree == """
                screen 393 × 852
                  navigation bar 0 53.67 393 44
                    back "Back" 330 53.67 53.67 44
                    title "Edit" 16 53.67 34 44
                    title "Inbox" 175.25 53.67 42.5 44
                  home indicator 126.5 839 140 5
                """)
    }

    @Test("system 26: round buttons 44 high hang from the bar's top; the back title is gone")
    func glass() {
        let placed = BarStage(device: "iPhone 16 Pro Max", system: 26).place {
            $0.navigationBar = NavigationBar(title: "Feeds", trailing: [BarStage.icon])
            $0.navigationBar?.backTitle = "Store"
        }
        // Measured on 440 × 956: one button from 376 to 420, 62 to 106.
        let capsules = (placed.navigationBar?.backdrop ?? []).compactMap { item -> Rect? in
            if case .backdropBlur(let path, _) = item { path.bounds } else { nil }
        }
        #expect(capsules == [Rect(x: 20, y: 62, width: 44, height: 44), Rect(x: 376, y: 62, width: 44, height: 44)])
        #expect(placed.navigationBar?.items.map(\.id) == ["back", "icon", "title"])
        #expect(placed.navigationBar?.items.first?.text == nil)
    }

    @Test("a black bar has light text in either appearance")
    func black() {
        let placed = BarStage().place {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.navigationBar?.isBlack = true
        }
        guard case .text(let run)? = placed.navigationBar?.items.last?.drawing.first else {
            Issue.record("no title")
            return
        }
        #expect(run.color == .white)
    }
}
