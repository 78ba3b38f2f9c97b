import LintelModel
import Testing

@testable import LintelLayout

/// Colours and looks (statusbar-geometry.md, section 6; SB-08, SB-10, SB-11).
@Suite struct StatusBarColorTests {
    /// The colour an item is drawn in: that of its nth filled or stroked part.
    private func colors(_ item: PlacedItem?) -> [Color] { flat(item?.drawing ?? []) }

    private func flat(_ items: [Scene.Item]) -> [Color] {
        items.flatMap { item -> [Color] in
            switch item {
            case .fill(_, .color(let color)), .stroke(_, _, let color): [color]
            case .text(let run): [run.color]
            case .group(let group): group.blend == .punchOut ? [] : flat(group.items)
            case .fill(_, .linearGradient), .image, .backdropBlur: []
            }
        }
    }

    @Test("outline 0.4, cap 0.5, bars that are not lit 0.2", arguments: [StatusBar.Style.darkContent, .lightContent])
    func opacities(_ style: StatusBar.Style) throws {
        let content = style == .lightContent ? Color.white : .black
        let bar = try StatusBarFixture(device: "iPhone 15", style: style).bar {
            $0.cellular?.bars = 1
            $0.wifi?.bars = 2
        }
        #expect(colors(bar[.battery]) == [content.opacity(0.4), content, content.opacity(0.5)])
        #expect(colors(bar[.cellular]) == [content] + Array(repeating: content.opacity(0.2), count: 3))
        #expect(colors(bar[.wifi]) == [content, content, content.opacity(0.2)])
        #expect(colors(bar[.time]) == [content])
    }

    struct Fill: Sendable {
        var level: Int
        var state: BatteryStatus.State = .discharging
        var isLowPower = false
        var dark: Color
        var light: Color
    }

    static let fills: [Fill] = [
        Fill(level: 100, dark: .black, light: .white), Fill(level: 21, dark: .black, light: .white),
        Fill(level: 20, dark: Color(255, 59, 48), light: Color(255, 69, 58)),
        Fill(level: 0, dark: Color(255, 59, 48), light: Color(255, 69, 58)),
        Fill(level: 9, state: .charging, dark: Color(52, 199, 89), light: Color(52, 199, 89)),
        Fill(level: 100, state: .charged, dark: Color(52, 199, 89), light: Color(52, 199, 89)),
        Fill(level: 9, isLowPower: true, dark: Color(255, 204, 0), light: Color(255, 214, 10)),
        Fill(level: 80, state: .charging, isLowPower: true, dark: Color(255, 204, 0), light: Color(255, 214, 10)),
    ]

    @Test("yellow before green before red before plain (SB-08)", arguments: fills)
    func fill(_ row: Fill) throws {
        for (style, color) in [(StatusBar.Style.darkContent, row.dark), (.lightContent, row.light)] {
            let bar = try StatusBarFixture(device: "iPhone 15", style: style).bar {
                $0.battery = BatteryStatus(level: row.level, state: row.state, isLowPowerMode: row.isLowPower)
            }
            #expect(colors(bar[.battery])[1] == color)
        }
    }

    @Test(
        "what a charge fills: 25 pt less 2 on each side, at least a point (statusbar-geometry.md, section 2)",
        arguments: [(100, 21.0), (50, 10.5), (0, 1.0), (3, 1.0)])
    func level(_ percent: Int, _ width: Double) throws {
        let bar = try StatusBarFixture(device: "iPhone 15").bar { $0.battery?.level = percent }
        guard case .fill(let path, _) = try #require(bar[.battery]).drawing[1] else {
            Issue.record("the second part of a battery is its fill")
            return
        }
        #expect(abs(path.tightBounds.width - width) < 0.001)
    }

    @Test(
        "ground of a background activity, by class and era (SB-10; observed-geometry.md, section 5)",
        arguments: [
            ("iPhone 8 Plus", SystemVersion(13), Color(52, 115, 216)), ("iPhone 8 Plus", 18, nil), ("iPhone 14", 15, nil),
            ("iPhone 15", 18, nil),
        ])
    func band(_ device: String, _ system: SystemVersion, _ color: Color?) throws {
        let bar = try StatusBarFixture(device: device, system: system).bar { $0.isHotspotShared = true }
        #expect(flat(bar.backdrop) == (color.map { [$0] } ?? []))
        let time = try #require(colors(bar[.time]).first)
        #expect(time == (device == "iPhone 15" ? .black : .white), "white on the coloured ground")
    }

    @Test(
        "capsules behind the time (statusbar-geometry.md, section 4)",
        arguments: [
            ("iPhone 11 Pro", 54.67, 21.33), ("iPhone 14", 55.67, 21.33), ("iPhone 11", 61.0, 22.0), ("iPhone 12 Pro Max", 64.67, 23.0),
            ("iPhone 14 Plus", 68.0, 23.0), ("iPhone SE (3rd generation)", 44.0, 16.0), ("iPad (7th generation)", 44.0, 16.0),
            ("iPad (10th generation)", 48.0, 18.0),
        ])
    func pill(_ device: String, _ width: Double, _ height: Double) throws {
        let bar = try StatusBarFixture(device: device).bar { $0.isInCall = true }
        let pill = try #require(bar[.call])
        let time = try #require(bar[.time])
        #expect(abs(pill.frame.width - width) < 0.01 && abs(pill.frame.height - height) < 0.01)
        #expect(abs(pill.frame.midX - time.frame.midX) <= 0.5)
        #expect(bar.items.firstIndex(of: pill) == 0, "painted before the time")
        #expect(colors(pill) == [Color(52, 199, 89)])
    }

    @Test("privacy dot: orange for the microphone, green for the camera (SB-11)")
    func dot() throws {
        let fixture = StatusBarFixture(device: "iPhone 14")
        #expect(colors(try fixture.bar { $0.recording = .microphone }[.privacyDot]) == [Color(255, 149, 0)])
        #expect(colors(try fixture.bar { $0.recording = .camera }[.privacyDot]) == [Color(52, 199, 89)])
        #expect(try fixture.bar { $0.recording = .screen }[.privacyDot] == nil)
    }

    @Test("unknown pixels: the style of the interface decides", arguments: [(Appearance.light, Color.black), (.dark, .white)])
    func fallback(_ appearance: Appearance, _ color: Color) throws {
        let fixture = StatusBarFixture(device: "iPhone 15", style: .automatic)
        var screen = try fixture.screen()
        screen.traits.appearance = appearance
        let bar = StatusBarPlacer(environment: fixture.environment).place(screen, screen.resolved(), style: .automatic)
        #expect(colors(bar[.time]) == [color])
    }

    @Test(
        "a full battery on power has a paler bolt than a charging one", arguments: [(BatteryStatus.State.charging, 1.0), (.charged, 0.5)])
    func bolt(_ state: BatteryStatus.State, _ opacity: Double) throws {
        let bar = try StatusBarFixture(device: "iPhone 15").bar { $0.battery?.state = state }
        #expect(colors(bar[.battery]).last == Color.black.opacity(opacity))
    }

    @Test(
        "a percentage inside the body from system 16 on (SB-08)",
        arguments: [(SystemVersion(15), false), (16, true), (18, true), (26, true)])
    func inside(_ system: SystemVersion, _ isInside: Bool) throws {
        let bar = try StatusBarFixture(device: "iPhone 14", system: system).bar {
            $0.battery = BatteryStatus(level: 64, state: .charging, showsPercentage: true)
        }
        let hasDigits = try #require(bar[.battery]).drawing.contains { item in
            if case .text(let run) = item { run.text == "64" } else { false }
        }
        #expect(hasDigits == isInside)
    }
}
