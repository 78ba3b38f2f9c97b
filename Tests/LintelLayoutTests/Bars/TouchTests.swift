import LintelLayout
import LintelModel
import Testing

/// Which item a touch means.
@Suite struct TouchTests {
    private static let view = BarItem(.view(Size(width: 30, height: 20)))
    private static var disabled: BarItem {
        var item = BarStage.icon
        item.isEnabled = false
        return item
    }

    /// The icon lies from 16 to 40, its target from 6 to 50; the bar from 774 to 818.
    @Test(
        "TB-81, TB-57: buttons answer over the bar's height and 44 of width, spaces and disabled ones not at all",
        arguments: [
            ([BarStage.icon], Point(x: 28, y: 775), 0 as Int?), ([BarStage.icon], Point(x: 7, y: 817), 0),
            ([BarStage.icon], Point(x: 49, y: 796), 0),
            ([BarStage.icon], Point(x: 51, y: 796), nil), ([BarStage.icon], Point(x: 28, y: 773), nil),
            ([BarStage.icon, .flexibleSpace, BarStage.icon], Point(x: 200, y: 796), nil),
            ([BarStage.icon, .flexibleSpace, BarStage.icon], Point(x: 345, y: 796), 2), ([disabled], Point(x: 28, y: 796), nil),
        ])
    func buttons(items: [BarItem], point: Point, expected: Int?) {
        let placed = BarStage().place { $0.toolbar = Toolbar(items: items) }
        #expect(placed.toolbar?.item(at: point) == expected)
        #expect(placed.item(at: point)?.index == expected)
        #expect(placed.item(at: point)?.part == (expected == nil ? nil : .toolbar))
    }

    /// Icons from 16 to 40 and 50 to 74: both targets hold 40 to 50.
    @Test(
        "TB-81: of two targets the nearer item's, and a disabled neighbour keeps its own",
        arguments: [(43.0, 0 as Int?, nil as Int?), (46, 1, 1), (52, 1, 1), (30, 0, nil)])
    func neighbours(x: Double, both: Int?, firstDisabled: Int?) {
        let point = Point(x: x, y: 796)
        #expect(BarStage().place { $0.toolbar = Toolbar(items: [BarStage.icon, BarStage.icon]) }.toolbar?.item(at: point) == both)
        #expect(BarStage().place { $0.toolbar = Toolbar(items: [Self.disabled, BarStage.icon]) }.toolbar?.item(at: point) == firstDisabled)
    }

    @Test(
        "TB-64: a custom view is touched where it is",
        arguments: [(Point(x: 17, y: 796), 0 as Int?), (Point(x: 17, y: 784), nil), (Point(x: 14, y: 796), nil)])
    func views(point: Point, expected: Int?) {
        #expect(BarStage().place { $0.toolbar = Toolbar(items: [Self.view]) }.toolbar?.item(at: point) == expected)
    }

    @Test("TB-81: in a low bar the target reaches beyond the bar")
    func compact() throws {
        let placed = BarStage(device: "iPhone 8", orientation: .landscape).place { $0.toolbar = Toolbar(items: [BarStage.icon]) }
        let bar = try #require(placed.toolbar)
        #expect(bar.frame == Rect(x: 0, y: 343, width: 667, height: 32))
        #expect(bar.items.first?.target == Rect(x: 10, y: 337, width: 44, height: 44))
        #expect(bar.item(at: Point(x: 30, y: 338)) == 0)
    }

    @Test("every bar of a screen, the back button too; the keyboard covers what lies below it, titles and prompts are no buttons")
    func screens() {
        func place(keyboard: Bool) -> PlacedScreen {
            BarStage().place {
                $0.navigationBar = NavigationBar(title: "Inbox", trailing: [BarStage.icon])
                $0.navigationBar?.backTitle = "Mail"
                $0.navigationBar?.prompt = "Choose"
                $0.tabBar = TabBar(items: [.init(title: "One"), .init(title: "Two")])
                $0.isKeyboardUp = keyboard
            }
        }
        // The bar is 53.67 to 131.67 with its prompt; 769 is the tab bar's upper edge.
        let names = [(20.0, 110.0), (365, 110), (196, 110), (196, 65), (100, 790), (300, 790)].map { x, y in
            place(keyboard: false).item(at: Point(x: x, y: y)).map { "\($0.part.rawValue) \($0.index)" }
        }
        #expect(names == ["navigationBar 0", "navigationBar 1", nil, nil, "tabBar 0", "tabBar 1"])
        #expect(place(keyboard: true).item(at: Point(x: 100, y: 790)) == nil)
    }

    @Test("targets go along with a bar on its way")
    func moving() throws {
        let placed = BarStage().place {
            $0.toolbar = Toolbar(items: [BarStage.icon])
            $0.toolbar?.progress = 0.5
        }
        let item = try #require(placed.toolbar?.items.first)
        #expect(abs((item.target?.midY ?? 0) - item.frame.midY) < 0.01 && item.frame.midY > 796)
    }
}
