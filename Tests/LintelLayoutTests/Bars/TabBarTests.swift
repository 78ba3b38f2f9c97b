import LintelLayout
import LintelModel
import Testing

struct TabBarTests {
    private func placed(_ stage: BarStage, _ titles: [String], icon: Icon? = .file("icon.svg", size: nil)) -> PlacedBar? {
        stage.place { $0.tabBar = TabBar(items: titles.map { .init(title: $0, icon: icon) }) }.tabBar
    }

    @Test(
        "items stand in equal shares of the width",
        arguments: [
            ("iPhone 8 Plus", 2, [103.5, 310.5]), ("iPhone SE (1st generation)", 4, [40, 120, 200, 280]),
        ])
    func shares(_ device: String, _ count: Int, _ middles: [Double]) {
        let bar = placed(BarStage(device: device, system: 13), Array(repeating: "Tab", count: count))
        #expect(bar?.items.map(\.frame.midX) == middles)
    }

    @Test("a label is 10 pt, its baseline 45.2 below the bar's top")
    func label() {
        let bar = placed(BarStage(device: "iPhone 15 Pro Max"), ["Settings"])
        guard case .text(let run)? = bar?.items.first?.drawing.last else {
            Issue.record("no label")
            return
        }
        #expect(run.font == Font(size: 10, weight: .medium))
        // Measured on 430 × 932: the label's lower edge at 894.3, the bar at 849.
        #expect(abs(run.origin.y - 894.2) < 0.01)
    }

    @Test("in compact height and on iPads the label stands beside the icon, 7 points from it")
    func beside() {
        for (stage, size) in [
            (BarStage(device: "iPhone X", orientation: .landscape), 12.0), (BarStage(device: "iPad Air (5th generation)"), 13),
        ] {
            let item = placed(stage, ["Search", "Books"])?.items.first
            guard case .text(let run)? = item?.drawing.last, let item else {
                Issue.record("no label")
                continue
            }
            #expect(run.font.size == size)
            #expect(abs(run.origin.x - (item.frame.minX + 24 + 7)) < 0.001)
        }
    }

    @Test("in a window as narrow as a phone an iPad's labels stand below their icons")
    func narrowWindow() {
        let placed = BarStage(device: "iPad Air (5th generation)").place {
            $0.windowWidth = 320
            $0.tabBar = TabBar(items: [.init(title: "One"), .init(title: "Two")])
        }
        #expect(placed.tabBar?.items.map(\.frame.midX) == [80, 240])
        guard case .text(let run)? = placed.tabBar?.items.first?.drawing.last else {
            Issue.record("no label")
            return
        }
        #expect(run.font.size == 10)
    }

    @Test("on an iPad all gaps are equal, those to the sides too")
    func padGaps() {
        let frames = placed(BarStage(device: "iPad Air 2", system: 13), ["Sessions", "Your Schedule", "Info"])?.items.map(\.frame) ?? []
        let gaps = [frames[0].minX, frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX, 768 - frames[2].maxX]
        for gap in gaps { #expect(abs(gap - gaps[0]) < 0.001) }
    }

    @Test("system 26: the capsule and the selected item's plate as measured")
    func glass() {
        let bar = placed(BarStage(device: "iPhone 17", system: 26), ["Chat", "Logs", "About"])
        let boxes = (bar?.backdrop ?? []).compactMap { item -> Rect? in
            switch item {
            case .backdropBlur(let path, _), .fill(let path, .color): path.bounds
            case .fill, .stroke, .text, .image, .group: nil
            }
        }
        // Measured on 402 × 874: 64, 791, 274 × 62; selected 68, 795, 94 × 54.
        #expect(boxes == [Rect(x: 64, y: 791, width: 274, height: 62), Rect(x: 68, y: 795, width: 94, height: 54)])
        // Measured on 440 × 956 with four items: the capsule takes the width, 21 from the sides.
        let four = placed(BarStage(device: "iPhone 17 Pro Max", system: 26), ["A", "B", "C", "D"])
        #expect(four?.items.first?.frame.minX == 25)
        #expect(abs((four?.items.last?.frame.maxX ?? 0) - 415) < 0.001)
    }

    @Test(
        "a badge is 3 below the bar's upper edge and covers 5 of its icon; one character is round, more are 24 to 64 wide",
        arguments: [("3", 18.0), ("12", 24), ("1234", 36), ("1234567890", 64)])
    func badges(text: String, width: Double) throws {
        let bar = BarStage(device: "iPhone 8").place {
            $0.tabBar = TabBar(items: [.init(title: "One", icon: .file("icon.svg", size: nil), badge: text), .init(title: "Two")])
        }.tabBar
        // The first tab's middle is at 93.75, its icon ends 12 further.
        #expect(try plate(bar) == Rect(x: 93.75 + 12 - 5, y: 618 + 3, width: width, height: 18))
    }

    @Test("in compact height badges are 14 high and end with their icon")
    func compactBadges() throws {
        let bar = BarStage(device: "iPhone 8", orientation: .landscape).place {
            $0.tabBar = TabBar(items: [.init(title: "One", icon: .file("icon.svg", size: nil), badge: "12")])
        }.tabBar
        let (box, item) = try (plate(bar), #require(bar?.items.first))
        #expect(box.size == Size(width: 22, height: 14) && abs(box.maxX - item.frame.minX - 24) < 0.001)
    }

    private func plate(_ bar: PlacedBar?) throws -> Rect {
        let plates = bar?.items.first?.drawing.compactMap { item -> Rect? in
            if case .fill(let path, .color(DynamicColor.systemRed.light)) = item { path.bounds } else { nil }
        }
        return try #require(plates?.first)
    }

    @Test("a tab that cannot be chosen keeps a quarter of its colour before system 26")
    func disabled() {
        func ink(_ isEnabled: Bool) -> Color? {
            let bar = BarStage().place {
                $0.tabBar = TabBar(items: [.init(title: "One"), .init(title: "Two")])
                $0.tabBar?.items[1].isEnabled = isEnabled
            }.tabBar
            guard case .text(let run)? = bar?.items.last?.drawing.last else { return nil }
            return run.color
        }
        #expect(ink(false) == ink(true)?.opacity(0.25))
    }

    @Test("TB-78: the first tab is the rightmost in a right-to-left language")
    func rightToLeft() {
        let bar = placed(BarStage(device: "iPhone 8", locale: "ar"), ["One", "Two"])
        #expect(bar?.items.map(\.frame.minX) == [187.5, 0])
    }
}
