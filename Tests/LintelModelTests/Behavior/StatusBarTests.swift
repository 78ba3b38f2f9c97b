import LintelModel
import Testing

@Suite("Status bar of a screen")
struct StatusBarTests {
    @Test(
        "SB-21, TV-30 to TV-32: where the bar shows",
        arguments: [
            ("iPhone 8", Orientation.portrait, nil as Bool?, true), ("iPhone 8", .landscape, nil, false),
            ("iPhone 8", .landscape, false, true), ("iPhone 8", .portrait, true, false), ("iPhone 12", .portrait, nil, true),
            ("iPhone 12", .landscape, false, false), ("iPhone 15", .landscape, false, false), ("iPad Air 2", .landscape, nil, true),
            ("iPad Pro 11-inch (M4)", .landscape, nil, true), ("iPad Pro 11-inch (M4)", .landscape, true, false),
        ])
    func visibility(device: String, orientation: Orientation, hidden: Bool?, shows: Bool) throws {
        let resolution = try screen(device, orientation) { $0.statusBar.isHidden = hidden }.resolved()
        #expect(resolution.statusBar.isHidden == !shows)
        #expect(resolution.statusBar.decidedBy.first?.hasPrefix(shows ? "shown" : "hidden") == true)
    }

    @Test("SB-21: an SDK before 8 shows the bar on its side")
    func oldSDKOnItsSide() throws {
        #expect(try !screen("iPhone 6", system: 8, sdk: 7, .landscape).resolved().statusBar.isHidden)
        #expect(try screen("iPhone 6", system: 8, sdk: 8, .landscape).resolved().statusBar.isHidden)
    }

    @Test(
        "SB-32: what default means",
        arguments: [
            (12, Appearance.dark, StatusBar.Style.darkContent, StatusBar.Style.darkContent), (12, .light, .darkContent, .darkContent),
            (13, .light, .darkContent, .darkContent), (13, .dark, .lightContent, .lightContent), (16, .dark, .lightContent, .lightContent),
            (17, .dark, .automatic, .lightContent), (17, .light, .automatic, .darkContent), (26, .dark, .automatic, .lightContent),
        ])
    func defaultStyle(system: Int, appearance: Appearance, style: StatusBar.Style, fallback: StatusBar.Style) throws {
        let bar = try screen("iPhone 12", system: SystemVersion(system), appearance: appearance).resolved().statusBar
        #expect(bar.style == style)
        #expect(bar.fallbackStyle == fallback)
    }

    @Test("SB-34: explicit styles stay on every system", arguments: [12, 15, 18, 26], [StatusBar.Style.lightContent, .darkContent])
    func explicitStyle(system: Int, style: StatusBar.Style) throws {
        for appearance in Appearance.allCases {
            let bar = try screen("iPhone 15", system: SystemVersion(system), appearance: appearance) { $0.statusBar.style = style }
                .resolved().statusBar
            #expect(bar.style == style && bar.fallbackStyle == style)
        }
    }

    @Test(
        "SB-49, SB-50: a black navigation bar asks for light text",
        arguments: [
            (18, 18, StatusBar.Style.default, StatusBar.Style.lightContent), (27, 26, .default, .lightContent),
            (26, 27, .default, .lightContent), (27, 27, .default, .automatic), (18, 18, .darkContent, .darkContent),
        ])
    func blackNavigationBar(system: Int, sdk: Int, asked: StatusBar.Style, style: StatusBar.Style) throws {
        let bar = try screen("iPhone 12", system: SystemVersion(system), sdk: SystemVersion(sdk)) {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.navigationBar?.isBlack = true
            $0.statusBar.style = asked
        }.resolved().statusBar
        #expect(bar.style == style)
    }

    @Test(
        "SB-73, TV-39: the top safe area with the bar shown and hidden",
        arguments: [
            ("iPhone 8", 18, Orientation.portrait, 20.0, 0.0), ("iPhone 12", 18, .portrait, 47, 47), ("iPhone 15", 18, .portrait, 59, 59),
            ("iPad (9th generation)", 18, .portrait, 20, 0), ("iPad Pro 11-inch (M4)", 18, .landscape, 24, 0),
            ("iPhone 8", 18, .landscape, 20, 0),
            ("iPhone 12", 18, .landscape, 0, 0), ("iPad Pro 11-inch (M4)", 26, .portrait, 32, 0),
        ])
    func hiddenInsets(device: String, system: Int, orientation: Orientation, shown: Double, hidden: Double) throws {
        let system = SystemVersion(system)
        #expect(try screen(device, system: system, orientation) { $0.statusBar.isHidden = false }.resolved().safeArea.top == shown)
        #expect(try screen(device, system: system, orientation) { $0.statusBar.isHidden = true }.resolved().safeArea.top == hidden)
    }

    @Test(
        "TV-38, TV-40: the bar's frame",
        arguments: [
            ("iPhone 8", 20.0, 20.0), ("iPhone 12", 47, 47), ("iPhone 15", 53.67, 59), ("iPhone 16 Pro Max", 53.67, 62),
        ])
    func frame(device: String, height: Double, safeAreaTop: Double) throws {
        let shown = try screen(device)
        let resolution = shown.resolved()
        let frame = try #require(shown.barFrames(resolution).statusBar)
        #expect(isClose(frame.height, height) && frame.width == shown.size.width && frame.y == 0)
        #expect(resolution.safeArea.top == safeAreaTop)
        let hidden = try screen(device) { $0.statusBar.isHidden = true }
        #expect(hidden.barFrames(hidden.resolved()).statusBar == nil)
    }
}
