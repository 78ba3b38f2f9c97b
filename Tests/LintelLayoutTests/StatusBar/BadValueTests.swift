import LintelModel
import Testing

@testable import LintelLayout

/// Texts that nobody should have to fear: whatever a status holds, nothing is drawn outside its region or over a neighbour.
@Suite struct BadValueTests {
    static let texts: [(name: String, text: String)] = [
        ("nothing", ""), ("blanks", "  \t\n"), ("4 kB", String(repeating: "Long Operator Name ", count: 216)),
        ("4 kB without a break", String(repeating: "W", count: 4096)), ("emoji", "👩‍👩‍👧‍👦🇸🇪📶"), ("Arabic", "زين الكويت"),
        ("combining marks", "a" + String(repeating: "\u{0301}\u{0323}", count: 400)), ("control characters", "\u{1B}[31m\u{0}\u{7F}"),
        ("directional marks", "\u{202E}abc\u{202C}\u{2066}def"), ("lone surrogate's stand-in", "\u{FFFD}\u{FFFE}"),
        ("line breaks", "One\nTwo\r\nThree\u{2028}Four"),
    ]

    static let devices = ["iPhone 8", "iPhone SE (1st generation)", "iPhone 13 mini", "iPhone 15", "iPhone 16 Pro Max", "iPad Air 2"]

    @Test("operator, clock, focus and link of any text", arguments: texts.map(\.name), devices)
    func fits(name: String, device: String) throws {
        let text = try #require(Self.texts.first { $0.name == name }).text
        for locale in ["en_US", "ar_EG"] as [LocaleIdentifier] {
            let fixture = StatusBarFixture(device: device, locale: locale)
            let bars = [
                try fixture.bar { $0.operatorName = text }, try fixture.bar { $0.time = .text(text) },
                try fixture.bar { $0.backToApp = text }, try fixture.bar { $0.focus = text },
                try fixture.bar { ($0.operatorName, $0.time, $0.backToApp) = (text, .text(text), text) },
            ]
            for bar in bars { check(bar, "\(name) on \(device), \(locale.identifier)") }
        }
    }

    private func check(_ bar: PlacedBar, _ what: String) {
        let boxes = bar.items.filter { $0.id != "call" && $0.id != "grabber" }.map(\.frame).sorted { $0.minX < $1.minX }
        for box in boxes {
            #expect(box.minX >= -0.5 && box.maxX <= bar.frame.maxX + 0.5, "\(what): \(box)")
            #expect(box.minX.isFinite && box.width.isFinite && box.width >= 0, "\(what): \(box)")
        }
        let line = bar.items.filter { $0.id != "breadcrumb" && $0.id != "grabber" }.map(\.frame).sorted { $0.minX < $1.minX }
        for (left, right) in zip(line, line.dropFirst()) { #expect(left.maxX <= right.minX + 1, "\(what): \(left) and \(right)") }
    }

    @Test(
        "levels beyond their range, which only a program can set, are drawn as the nearest end", arguments: [-5, 101, Int.max, Int.min],
        devices)
    func levels(level: Int, device: String) throws {
        let bar = try StatusBarFixture(device: device).bar {
            $0.battery = BatteryStatus(level: level, showsPercentage: true)
            $0.cellular = CellularStatus(bars: level)
            $0.wifi = WiFiStatus(bars: level)
        }
        check(bar, "\(level) on \(device)")
        let battery = try #require(bar[.battery])
        let drawn = DrawnBox.of(battery.drawing, scale: 3)
        let box = battery.frame.inset(by: -0.5)
        #expect(drawn.minX >= box.minX && drawn.maxX <= box.maxX && drawn.minY >= box.minY && drawn.maxY <= box.maxY)
    }
}
