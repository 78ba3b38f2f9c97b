import LintelModel
import Testing

@testable import LintelLayout

struct ContentTests {
    /// Baselines of all texts in painting order.
    private func texts(_ placed: PlacedScreen) -> [(String, Double)] {
        placed.content.compactMap { if case .text(let run) = $0 { (run.text, run.origin.y) } else { nil } }
    }

    /// Middle of a 44 pt row to its baseline at 17 pt.
    private static let baseline = 22 + (1950.0 - 494) / 2048 * 17 / 2

    @Test(
        "a list begins below the bars at its top and ends above them at its bottom",
        arguments: [
            (Content.Scroll.top, "Row 1", 97.67), (.bottom, "Row 40", 774.0 - 44),
        ])
    func scrolling(_ scroll: Content.Scroll, _ row: String, _ y: Double) throws {
        let placed = BarStage().place {
            $0.statusBar.isHidden = nil
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.toolbar = Toolbar(items: [.title("Done")])
            $0.content = Content(.list(rows: 40), scroll: scroll)
        }
        let text = try #require(texts(placed).first { $0.0 == row })
        #expect(abs(text.1 - (y + Self.baseline)) < 0.01)
    }

    @Test("only rows that can be seen are drawn, and one that a bar covers half is")
    func visibleRows() {
        let placed = BarStage(device: "iPhone 8").place {
            $0.statusBar.isHidden = nil
            $0.content = Content(.list(rows: 1000), scroll: .fraction(0.5))
        }
        #expect((15...17).contains(texts(placed).count))
    }

    @Test("nothing at all, far too much, and boxes of no size are placed without harm", arguments: [SystemVersion(18), 26, 27])
    func extremes(_ system: SystemVersion) {
        let nothing = BarStage(system: system).place {
            $0.navigationBar = NavigationBar()
            $0.toolbar = Toolbar(
                items: [BarItem(.segmented([])), BarItem(.view(.zero)), .title("")], placement: .standalone(.frame(.zero)))
            $0.tabBar = TabBar(items: [], selected: 7)
            $0.content = Content(.list(rows: 0), scroll: .bottom)
        }
        #expect(nothing.tabBar?.items.isEmpty == true)
        let items = (0..<100).map { BarItem.title("Item \($0)") }
        let crowd = BarStage(system: system).place {
            $0.navigationBar = NavigationBar(title: "Title", leading: items, trailing: items)
            $0.toolbar = Toolbar(items: items)
            $0.tabBar = TabBar(items: (0..<100).map { .init(title: "Tab \($0)") })
            $0.content = Content(.list(rows: 100_000_000), scroll: .bottom)
        }
        #expect(crowd.navigationBar?.items.filter { $0.id == "title" }.count ?? 0 >= 200)
        #expect((15...25).contains(texts(crowd).count))
    }

    @Test("each kind of content fills the whole window below the bars")
    func fills() {
        let all = Rect(x: 0, y: 0, width: 393, height: 852)
        let fills: [(Content.Fill, Scene.Item)] = [
            (.color(.systemBlue), .fill(.rect(all), .color(DynamicColor.systemBlue.light))),
            (
                .gradient([DynamicColor(.white), DynamicColor(.black)]),
                .fill(.rect(all), .linearGradient([.white, .black], from: Point(x: 196.5, y: 0), to: Point(x: 196.5, y: 852)))
            ),
            (.image("photo.png"), .image(Picture(file: "photo.png", rect: all, mode: .aspectFill))),
        ]
        for (fill, expected) in fills {
            #expect(BarStage().place { $0.content = Content(fill) }.content.last == expected)
        }
    }

    @Test("SB-75: full-screen media is shown whole, and its ground turns black when a tap takes the bars away")
    func media() {
        let all = Rect(x: 0, y: 0, width: 393, height: 852)
        for (isTapped, ground) in [(false, Color.white), (true, .black)] {
            let placed = BarStage().place {
                $0.content = Content(.image("photo.png"), kind: .fullScreenMedia)
                $0.areBarsTappedAway = isTapped
                $0.toolbar = Toolbar(items: [.title("Edit")])
            }
            let picture = Scene.Item.image(Picture(file: "photo.png", rect: all, mode: .aspectFit))
            #expect(placed.content == [.fill(.rect(all), .color(ground)), picture])
            #expect((placed.toolbar == nil) == isTapped)
        }
    }

    @Test("SB-90: the app's own background below the status bar fills the band down to the safe area")
    func statusBand() {
        let band = Rect(x: 0, y: 0, width: 393, height: 59)
        let backgrounds: [(BarBackground, Scene.Item)] = [
            (.color(DynamicColor(.black)), .fill(.rect(band), .color(.black))),
            (.image("band.png"), .image(Picture(file: "band.png", rect: band, mode: .aspectFill))),
            (.image("band.png", gravity: .top), .image(Picture(file: "band.png", rect: band, mode: .aspectFill, gravity: .top))),
            (.blur(.systemMaterial), .backdropBlur(.rect(band), Material.systemMaterial.blur(.light))),
        ]
        for (background, expected) in backgrounds {
            let placed = BarStage().place {
                $0.statusBar.isHidden = nil
                $0.statusBar.background = background
            }
            #expect(placed.content.last == expected)
        }
        #expect(BarStage().place { $0.statusBar.isHidden = nil }.content.count == 1)
    }
}
