import LintelModel
import Testing

@Suite("Bar frames")
struct BarFramesTests {
    /// Edges of observed-geometry.md, section 6: the navigation bar's lower edge, and the heights of tab bar and toolbar from the bottom.
    @Test(
        "observed-geometry.md, section 6",
        arguments: [
            ("iPhone 5s", 12, 64.0, 49.0, 44.0), ("iPhone 8", 16, 64, 49, 44), ("iPhone 8 Plus", 16, 64, 49, 44),
            ("iPhone X", 16, 88, 83, 78),
            ("iPhone 11 Pro Max", 15, 88, 83, 78), ("iPhone 11", 15, 92, 83, 78), ("iPhone 12", 15, 91, 83, 78),
            ("iPhone 14 Pro Max", 18, 97.67, 83, 78), ("iPhone 16 Pro Max", 18, 100.33, 83, 78), ("iPad (3rd generation)", 9, 64, 49, 44),
            ("iPad Pro (12.9-inch) (2nd generation)", 16, 70, 50, 50), ("iPad Pro (12.9-inch) (4th generation)", 16, 74, 65, 65),
        ])
    func edges(device: String, system: Int, navigationBar: Double, tabBar: Double, toolbar: Double) throws {
        let system = SystemVersion(system)
        let upper = try screen(device, system: system) {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.tabBar = TabBar(items: [TabBar.Item(title: "Alarm")])
        }
        let frames = upper.barFrames(upper.resolved())
        #expect(isClose(try #require(frames.navigationBar).background.maxY, navigationBar))
        #expect(try #require(frames.navigationBar).background.minY == 0)
        #expect(isClose(upper.size.height - (try #require(frames.tabBar).content.minY), tabBar))
        #expect(try #require(frames.tabBar).background.maxY == upper.size.height)
        let lower = try screen(device, system: system) { $0.toolbar = Toolbar(items: [.system(.add)]) }
        let bar = try #require(lower.barFrames(lower.resolved()).toolbar)
        #expect(isClose(lower.size.height - bar.content.minY, toolbar))
        #expect(bar.background.maxY == lower.size.height)
    }

    @Test(
        "TV-59: heights of toolbars",
        arguments: [
            ("iPhone 8", 16, 16, Orientation.portrait, Toolbar.Maker.uiKit, 44.0), ("iPhone 12", 18, 18, .portrait, .uiKit, 44),
            ("iPhone 12", 18, 18, .portrait, .swiftUI, 49), ("iPhone 12", 18, 18, .landscape, .uiKit, 32),
            ("iPad Air 2", 15, 11, .portrait, .uiKit, 44), ("iPad Air 2", 15, 12, .portrait, .uiKit, 50),
            ("iPhone 12", 26, 26, .portrait, .uiKit, 54),
            ("iPhone 12", 26, 18, .portrait, .uiKit, 44), ("iPhone 8", 16, 16, .portrait, .swiftUI, 44),
        ])
    func toolbarHeights(
        device: String, system: Int, sdk: Int, orientation: Orientation, maker: Toolbar.Maker, height: Double
    ) throws {
        let screen = try screen(device, system: SystemVersion(system), sdk: SystemVersion(sdk), orientation) {
            $0.toolbar = Toolbar(items: [.system(.add)], maker: maker)
        }
        #expect(screen.barFrames(screen.resolved()).toolbar?.content.height == height)
    }

    @Test(
        "SB-93: a large title adds 52 at rest in regular height",
        arguments: [
            ("iPhone 8", Orientation.portrait, Content.Scroll.top, 116.0), ("iPhone 8", .portrait, .middle, 64),
            ("iPhone X", .landscape, .top, 32),
        ])
    func largeTitle(device: String, orientation: Orientation, scroll: Content.Scroll, bottom: Double) throws {
        let screen = try screen(device, system: 16, orientation) {
            $0.navigationBar = NavigationBar(title: "Inbox", prefersLargeTitle: true)
            $0.content = Content(.list(rows: 30), scroll: scroll)
        }
        let resolution = screen.resolved()
        let frames = screen.barFrames(resolution)
        #expect(frames.navigationBar?.content.maxY == bottom)
        #expect(frames.largeTitle.map(\.height) == (bottom == 116 ? 52 : nil))
        #expect(resolution.contentInsets.top == bottom)
    }

    @Test("observed-geometry.md, section 6, iOS 26: capsules", arguments: ["iPhone 14", "iPhone 17 Pro Max"])
    func capsules(device: String) throws {
        let screen = try screen(device, system: 26) {
            $0.toolbar = Toolbar(items: [.system(.add)])
            $0.navigationBar = NavigationBar(title: "Inbox")
        }
        let frames = screen.barFrames(screen.resolved())
        let capsule = try #require(screen.barHeights.glass?.toolbarCapsule)
        let toolbar = try #require(frames.toolbar).content
        #expect(toolbar.minY + capsule.height == screen.size.height - 28)
        #expect(capsule.height == 48 && capsule.sideMargin == 28)
        #expect(frames.navigationBar?.content.minY == screen.resolved().safeArea.top)
        #expect(frames.navigationBar?.content.height == 54)
    }

    @Test("TB-36: a toolbar stands directly above a tab bar", arguments: [18, 26])
    func stacked(system: Int) throws {
        let screen = try screen("iPhone 15", system: SystemVersion(system)) {
            $0.toolbar = Toolbar(items: [.system(.add)])
            $0.tabBar = TabBar(items: [TabBar.Item(title: "Alarm")])
        }
        let frames = screen.barFrames(screen.resolved())
        #expect(frames.toolbar?.background.maxY == frames.tabBar?.content.minY)
    }

    @Test(
        "TB-05: where a stand-alone toolbar lies",
        arguments: [
            (Toolbar.Anchor.safeAreaBottom, 766.0, 844.0), (.viewBottom, 800, 844), (.safeAreaTop, 47, 91),
            (.frame(Rect(x: 0, y: 100, width: 390, height: 60)), 100, 160),
        ])
    func standalone(anchor: Toolbar.Anchor, top: Double, backgroundBottom: Double) throws {
        let screen = try screen("iPhone 12") { $0.toolbar = Toolbar(items: [.system(.add)], placement: .standalone(anchor)) }
        let bar = try #require(screen.barFrames(screen.resolved()).toolbar)
        #expect(bar.content.minY == top && bar.background.maxY == backgroundBottom)
    }

    @Test(
        "probed-ios26.md: keyboards",
        arguments: [
            ("iPhone SE (3rd generation)", 260.0, 206.0), ("iPhone 17e", 335, 208), ("iPhone 16", 335, 208), ("iPhone 16 Plus", 345, 208),
            ("iPhone 17 Pro", 335, 208), ("iPhone 17 Pro Max", 345, 208), ("iPhone Air", 345, 208), ("iPad mini (A17 Pro)", 340, 428),
            ("iPad (A16)", 337, 422), ("iPad Pro 11-inch (M5)", 340, 428), ("iPad Air 13-inch (M4)", 403, 498),
            ("iPad Pro 13-inch (M5)", 403, 498),
        ])
    func keyboard(device: String, portrait: Double, landscape: Double) throws {
        for (orientation, height) in [(Orientation.portrait, portrait), (.landscape, landscape)] {
            let screen = try screen(device, system: 26, orientation) { $0.isKeyboardUp = true }
            let resolution = screen.resolved()
            let frame = try #require(screen.barFrames(resolution).keyboard)
            #expect(frame == Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height))
            #expect(resolution.contentInsets.bottom == height)
        }
    }

    @Test(
        "keyboards before 26, upright, as public tables have them",
        arguments: [
            ("iPhone 5s", 253.0), ("iPhone 8", 260), ("iPhone 8 Plus", 271), ("iPhone X", 336), ("iPhone 12", 336), ("iPhone 11", 346),
        ])
    func keyboardBefore26(device: String, height: Double) throws {
        let screen = try screen(device, system: 12) { $0.isKeyboardUp = true }
        #expect(screen.barFrames(screen.resolved()).keyboard?.height == height)
    }

    @Test("observed-geometry.md, section 6: 812 x 375 on its side; and XR on iOS 12")
    func otherEdges() throws {
        let sideways = try screen("iPhone X", system: 15, .landscape) {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.tabBar = TabBar(items: [TabBar.Item(title: "Alarm")])
        }
        let frames = sideways.barFrames(sideways.resolved())
        #expect(frames.navigationBar?.content == Rect(x: 0, y: 0, width: 812, height: 32))
        #expect(frames.tabBar?.background == Rect(x: 0, y: 322, width: 812, height: 53))
        #expect(frames.statusBar == nil)
        let early = try screen("iPhone XR", system: 12) { $0.navigationBar = NavigationBar(title: "Inbox") }
        #expect(early.barFrames(early.resolved()).navigationBar?.background.maxY == 88)
    }

    @Test("SB-91, TB-12: a stand-alone navigation bar begins at the safe area, and changes neither insets nor slot")
    func standaloneNavigationBar() throws {
        let screen = try screen("iPhone 15") {
            $0.navigationBar = NavigationBar(title: "Inbox", prefersLargeTitle: true)
            $0.navigationBar?.isManaged = false
        }
        let resolution = screen.resolved()
        #expect(screen.barFrames(resolution).navigationBar?.background == Rect(x: 0, y: 59, width: 393, height: 44))
        #expect(resolution.contentInsets.top == 59)
        #expect(resolution.navigationBar?.slot == .standard)
        #expect(!resolution.isLargeTitleExpanded)
    }

    @Test(
        "the home indicator: 5 or 5.5 high, 8 or 7.5 from the edge, centred",
        arguments: [
            ("iPhone X", Orientation.portrait, 134.0), ("iPhone X", .landscape, 209), ("iPhone 14", .portrait, 139),
            ("iPhone 14 Pro Max", .portrait, 154), ("iPad Pro 13-inch (M4)", .portrait, 315), ("iPad Pro 13-inch (M4)", .landscape, 345),
        ])
    func homeIndicator(device: String, orientation: Orientation, width: Double) throws {
        let screen = try screen(device, orientation)
        let pill = try #require(screen.barFrames(screen.resolved()).homeIndicator)
        #expect(pill.width == width && pill.midX == screen.size.width / 2)
        #expect(pill.height == (screen.device.isPad ? 5.5 : 5))
        #expect(screen.size.height - pill.maxY == (screen.device.isPad ? 7.5 : 8))
    }
}
