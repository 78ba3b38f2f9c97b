import LintelModel
import LintelTestSupport
import Testing

@testable import LintelLayout

/// Statements of behaviour.md, sections 1 to 4, about what is seen.
@Suite struct StatusBarStatementTests {
    @Test(
        "SB-15: home button phones have signal left, time in the middle, battery right",
        arguments: [("iPhone 8", 187.5), ("iPhone 8 Plus", 207), ("iPhone SE (1st generation)", 160)])
    func classic(name: String, middle: Double) throws {
        let bar = try StatusBarFixture(device: name).bar { $0.operatorName = "Carrier" }
        let time = try #require(bar[.time]).frame
        #expect(abs(time.midX - middle) <= 0.5)
        for id in [StatusItemID.cellular, .carrier, .wifi] { #expect(try #require(bar[id]).frame.maxX < time.minX) }
        #expect(try #require(bar[.battery]).frame.minX > time.maxX)
    }

    @Test(
        "SB-16, SB-17: time left of the housing, icons right of it, nothing between",
        arguments: ["iPhone 11", "iPhone 13 mini", "iPhone 14", "iPhone 15", "iPhone 16 Pro Max", "iPhone Air"])
    func ears(name: String) throws {
        let bar = try StatusBarFixture(device: name).bar {
            StatusBarOrderTests.busy(&$0)
            $0.backToApp = "Mail"
        }
        let device = try #require(DeviceCatalogue.device(named: name))
        let housing = try #require(device.display.sensorHousing).rect
        for item in bar.items {
            let isLeading = ["time", "location", "focus", "breadcrumb"].contains(item.id)
            #expect(isLeading ? item.frame.maxX <= housing.minX : item.frame.minX >= housing.maxX, "\(item.id) at \(item.frame)")
        }
    }

    @Test(
        "SB-17: time and icons are each centred in the room beside the island",
        arguments: ["iPhone 15", "iPhone 16 Pro", "iPhone 16 Pro Max"])
    func centred(name: String) throws {
        let bar = try StatusBarFixture(device: name).bar()
        let time = try #require(bar[.time]).frame
        let icons = try #require(bar[.cellular]).frame.union(try #require(bar[.battery]).frame)
        // The room begins 17 pt and ends 18 pt from the screen's sides, where its corners are round, and stops 8 pt from the island.
        let device = try #require(DeviceCatalogue.device(named: name))
        let island = try #require(device.display.sensorHousing).rect
        #expect(abs(time.midX - (17 + island.minX - 8) / 2) <= 1)
        #expect(abs(icons.midX - (island.maxX + 8 + device.display.points.width - 18) / 2) <= 1)
    }

    @Test(
        "SB-31: light text for dark backgrounds, dark text for light ones",
        arguments: [(StatusBar.Style.lightContent, Color.white), (.darkContent, .black)])
    func colours(style: StatusBar.Style, color: Color) throws {
        var fixture = StatusBarFixture(device: "iPhone 15")
        fixture.style = style
        let time = try #require(try fixture.bar()[.time])
        guard case .text(let run) = time.drawing.first else {
            Issue.record("the time is no text")
            return
        }
        #expect(run.color == color)
    }

    @Test("SB-58: nothing of the app covers the status bar", arguments: ["iPhone 8", "iPhone 15", "iPad Air 2"])
    func topmost(name: String) throws {
        let fixture = StatusBarFixture(device: name)
        var screen = try fixture.screen()
        screen.navigationBar = NavigationBar(title: "Inbox")
        screen.toolbar = Toolbar(items: [.title("Edit")])
        screen.tabBar = TabBar(items: [TabBar.Item(title: "Alarm")])
        screen.isKeyboardUp = true
        let layers = ScreenLayout(environment: fixture.environment).place(screen).layers
        let parts = layers.map { layer -> String in
            switch layer {
            case .bar(let part, _), .item(let part, _): part.rawValue
            case .drawing: "drawing"
            }
        }
        let index = try #require(parts.firstIndex(of: "statusBar"))
        #expect(parts[(index + 1)...].allSatisfy { $0 == "homeIndicator" })
        for part in ["navigationBar", "tabBar", "keyboard"] { #expect(try #require(parts.firstIndex(of: part)) < index) }
    }

    @Test("SB-95, SB-96: fixed materials are the same in both appearances, the others follow it", arguments: Material.allCases)
    func materials(material: Material) {
        let isFixed = material.blur(.light) == material.blur(.dark)
        let name = material.name
        #expect(isFixed == (["light", "extraLight", "dark"].contains(name) || name.hasSuffix("Light") || name.hasSuffix("Dark")))
    }

    @Test("SB-96: text that follows the interface stands out from a following material, and not from a fixed one in the other appearance")
    func fixedBlur() {
        func contrast(_ material: Material, _ appearance: Appearance) -> Double {
            let text: Color = appearance == .dark ? .white : .black
            let ground = DynamicColor.systemBackground.resolved(for: appearance)
            return material.blur(appearance).seen(over: ground).contrast(with: text)
        }
        for appearance in Appearance.allCases { #expect(contrast(.systemMaterial, appearance) > 7) }
        #expect(contrast(.systemMaterialLight, .light) > 7 && contrast(.systemMaterialLight, .dark) < 4.5)
        #expect(contrast(.systemMaterialDark, .dark) > 7 && contrast(.systemMaterialDark, .light) < 4.5)
    }

    @Test(
        "SB-98: on 26 a soft edge keeps bar text readable over content, and goes when the bar is hidden",
        arguments: [
            (SystemVersion(26), false, Content.Scroll.middle, true), (26, true, .middle, false), (26, false, .top, false),
            (18, false, .middle, false),
        ])
    func scrollEdge(system: SystemVersion, isHidden: Bool, scroll: Content.Scroll, isThere: Bool) throws {
        let fixture = StatusBarFixture(device: "iPhone 16", system: system)
        var screen = try fixture.screen()
        screen.statusBar.isHidden = isHidden
        screen.content = Content(.list(rows: 60), scroll: scroll)
        let placed = ScreenLayout(environment: fixture.environment).place(screen)
        let fades = placed.content.contains { item in
            guard case .fill(let path, .linearGradient) = item else { return false }
            return path.tightBounds.minY == 0
        }
        #expect(fades == isThere)
    }
}
