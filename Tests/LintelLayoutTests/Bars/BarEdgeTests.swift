import LintelLayout
import LintelModel
import Testing

/// Edges of bars as measured on real screenshots (observed-geometry.md, section 6), and what is drawn at them.
struct BarEdgeTests {
    /// Device, system, orientation; navigation bar from and to; heights of tab bar and toolbar down to the screen's edge.
    typealias Row = (
        device: String, system: SystemVersion, orientation: Orientation, navigation: ClosedRange<Double>, tabBar: Double, toolbar: Double
    )

    static let rows: [Row] = [
        ("iPhone SE (1st generation)", 13, .portrait, 20...64, 49, 44),
        ("iPhone 8", 15, .portrait, 20...64, 49, 44),
        ("iPhone 8 Plus", 15, .portrait, 20...64, 49, 44),
        ("iPhone X", 13, .portrait, 44...88, 83, 78),
        ("iPhone 11 Pro Max", 13, .portrait, 44...88, 83, 78),
        ("iPhone 11", 15, .portrait, 48...92, 83, 78),
        ("iPhone 12", 15, .portrait, 47...91, 83, 78),
        ("iPhone 15 Pro Max", 18, .portrait, 53.67...97.67, 83, 78),
        ("iPhone 16 Pro Max", 18, .portrait, 56.33...100.33, 83, 78),
        ("iPhone X", 13, .landscape, 0...32, 53, 53),
        ("iPad Pro (12.9-inch) (3rd generation)", 15, .portrait, 24...74, 65, 65),
        ("iPad Pro (12.9-inch) (2nd generation)", 15, .portrait, 20...70, 50, 50),
    ]

    @Test("bars lie where screenshots show them", arguments: rows)
    func edges(_ row: Row) throws {
        let stage = BarStage(device: row.device, system: row.system, orientation: row.orientation)
        let tabs = stage.place {
            $0.statusBar.isHidden = nil
            $0.navigationBar = NavigationBar(title: "Title")
            $0.tabBar = TabBar(items: [.init(title: "One")])
            $0.content = Content(.list(rows: 100), scroll: .middle)
        }
        let tools = stage.place {
            $0.toolbar = Toolbar(items: [.title("One")])
            $0.content = Content(.list(rows: 100), scroll: .middle)
        }
        let navigation = try #require(tabs.navigationBar)
        #expect(abs(navigation.frame.minY - row.navigation.lowerBound) < 0.01)
        #expect(abs(navigation.frame.maxY - row.navigation.upperBound) < 0.01)
        #expect(tabs.size.height - (try #require(tabs.tabBar)).frame.minY == row.tabBar)
        #expect(tools.size.height - (try #require(tools.toolbar)).frame.minY == row.toolbar)
        // Backgrounds reach the screen's edges (SB-91, TB-05) and the hairline lies one pixel outside.
        let pixel = 1 / Double(tabs.screen.device.scale.factor)
        #expect(backdrop(tabs.navigationBar).isNear(Rect(minX: 0, minY: 0, maxX: tabs.size.width, maxY: navigation.frame.maxY)))
        #expect(hairline(tabs.navigationBar).isNear(Rect(x: 0, y: navigation.frame.maxY, width: tabs.size.width, height: pixel)))
        let toolbarTop = tools.size.height - row.toolbar
        #expect(backdrop(tools.toolbar).isNear(Rect(x: 0, y: toolbarTop, width: tools.size.width, height: row.toolbar)))
        #expect(hairline(tools.toolbar).isNear(Rect(x: 0, y: toolbarTop - pixel, width: tools.size.width, height: pixel)))
    }

    private func backdrop(_ bar: PlacedBar?) -> [Rect] {
        (bar?.backdrop ?? []).compactMap { if case .backdropBlur(let path, _) = $0 { path.bounds } else { nil } }
    }

    private func hairline(_ bar: PlacedBar?) -> [Rect] {
        (bar?.backdrop ?? []).compactMap { if case .fill(let path, _) = $0 { path.bounds } else { nil } }
    }

    @Test("TB-02: SwiftUI's bottom bar is 49 high where there is a home indicator, 44 where there is none")
    func swiftUI() {
        for (device, height) in [("iPhone 12", 49.0), ("iPhone 8", 44)] {
            let placed = BarStage(device: device).place { $0.toolbar = Toolbar(items: [.title("One")], maker: .swiftUI) }
            #expect(placed.toolbar?.frame.height == height)
        }
    }

    @Test(
        "the home indicator's pill is as wide as measured",
        arguments: [
            ("iPhone X", Orientation.portrait, Rect(x: 120.5, y: 799, width: 134, height: 5)),
            ("iPhone X", .landscape, Rect(x: 301.5, y: 362, width: 209, height: 5)),
            ("iPhone 11", .portrait, Rect(x: 133, y: 883, width: 148, height: 5)),
            ("iPhone 12", .portrait, Rect(x: 125.5, y: 831, width: 139, height: 5)),
            ("iPhone 12 Pro Max", .portrait, Rect(x: 137.5, y: 913, width: 153, height: 5)),
            ("iPhone 15 Pro Max", .portrait, Rect(x: 138, y: 919, width: 154, height: 5)),
            ("iPad Pro (12.9-inch) (3rd generation)", .portrait, Rect(x: 354.5, y: 1353, width: 315, height: 5.5)),
        ])
    func pill(_ device: String, _ orientation: Orientation, _ expected: Rect) {
        let placed = BarStage(device: device, orientation: orientation).place { _ in }
        #expect(placed.homeIndicator?.frame == expected)
        #expect(BarStage(device: "iPhone 8", orientation: orientation).place { _ in }.homeIndicator == nil)
    }

    @Test("the pill is dark on light ground and light on dark, whatever the interface's appearance")
    func pillColor() throws {
        for (ground, expected) in [(Color.white, Color.black), (.black, .white)] {
            let placed = BarStage(appearance: .dark).place { $0.content = Content(.color(DynamicColor(ground))) }
            guard case .fill(_, .color(let color))? = placed.homeIndicator?.drawing.first else {
                Issue.record("no pill")
                continue
            }
            #expect(color == expected)
        }
    }

    @Test("the island is painted, a notch is not; on its side it lies at the left")
    func housing() {
        func boxes(_ placed: PlacedScreen) -> [Rect] {
            placed.sensorHousing.compactMap { if case .fill(let path, .color(.black)) = $0 { path.bounds } else { nil } }
        }
        let upright = boxes(BarStage(device: "iPhone 15").place { _ in })
        #expect(upright.isNear(Rect(x: 133.5, y: 11, width: 126, height: 37.33)))
        let turned = boxes(BarStage(device: "iPhone 15", orientation: .landscape).place { _ in })
        #expect(turned.isNear(Rect(x: 11, y: 133.5, width: 37.33, height: 126)))
        #expect(BarStage(device: "iPhone 14").place { _ in }.sensorHousing.isEmpty)
    }
}

extension [Rect] {
    /// Whether this is one box, within a hundredth of a point of another.
    fileprivate func isNear(_ other: Rect) -> Bool {
        guard count == 1 else { return false }
        let differences = [self[0].x - other.x, self[0].y - other.y, self[0].width - other.width, self[0].height - other.height]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}
