import LintelModel
import Testing

@testable import LintelLayout

/// Which items a bar shows and in which order (SB-06 to SB-25).
@Suite struct StatusBarOrderTests {
    static func busy(_ status: inout DeviceStatus) {
        status.usesLocation = true
        status.hasAlarm = true
        status.isRotationLocked = true
        status.isBluetoothConnected = true
        status.isVPNConnected = true
        status.focus = "doNotDisturb"
        status.showsNetworkActivity = true
        status.operatorName = "Carrier"
        status.battery?.showsPercentage = true
    }

    @Test(
        "order and side of everything at once (SB-14 to SB-18)",
        arguments: [
            (
                "iPhone 8 Plus", SystemVersion(15),
                "cellular carrier wifi networkActivity time focus rotationLock location alarm vpn bluetooth batteryText battery"
            ),
            ("iPhone 11 Pro", 15, "time location cellular wifi battery"),
            ("iPhone 15", 18, "time location cellular wifi battery"),
            (
                "iPad (7th generation)", 18,
                "time date grabber focus rotationLock location alarm vpn bluetooth carrier cellular networkActivity wifi batteryText battery"
            ),
        ])
    func order(_ device: String, _ system: SystemVersion, _ order: String) throws {
        let bar = try StatusBarFixture(device: device, system: system).bar {
            Self.busy(&$0)
            $0.cellular = CellularStatus()
        }
        #expect(bar.order == order)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var device: String
        var system: SystemVersion = 18
        var shown: String
        var change: @Sendable (inout DeviceStatus) -> Void

        var testDescription: String { "\(id) on \(device), system \(system)" }
    }

    static let cases: [Case] = [
        Case(id: "SB-02 an absent slot leaves no gap", device: "iPhone 15", shown: "time battery") {
            $0.cellular = nil
            $0.wifi = nil
        },
        Case(id: "SB-06 network letters replace the fan", device: "iPhone 15", shown: "time cellular network battery") {
            $0.dataNetwork = .fiveG
        },
        Case(id: "SB-06 airplane mode replaces bars, carrier and letters", device: "iPhone 8", shown: "airplane wifi time battery") {
            $0.isAirplaneMode = true
            $0.operatorName = "Carrier"
        },
        Case(id: "SB-06 airplane mode in the ear", device: "iPhone 14", shown: "time airplane battery") {
            $0.isAirplaneMode = true
            $0.dataNetwork = .fiveG
        },
        Case(id: "SB-07 searching takes the carrier's place", device: "iPhone 8", shown: "carrier wifi time battery") {
            $0.cellular = CellularStatus(mode: .searching)
        },
        Case(id: "SB-07 no cellular part at all", device: "iPhone 8", shown: "wifi time battery") {
            $0.cellular = CellularStatus(mode: .notSupported)
        },
        Case(id: "SB-11 privacy dot from system 14", device: "iPhone 11", system: 14, shown: "time cellular wifi privacyDot battery") {
            $0.recording = .microphone
        },
        Case(id: "SB-11 none before", device: "iPhone 11", system: 13, shown: "time cellular wifi battery") { $0.recording = .microphone },
        Case(id: "SB-12 link back in line", device: "iPhone 8", shown: "breadcrumb wifi time battery") {
            $0.backToApp = "Mail"
            $0.operatorName = "Carrier"
        },
        Case(id: "SB-12 link back under the time", device: "iPhone 15", shown: "breadcrumb time cellular wifi battery") {
            $0.backToApp = "Mail"
        },
        Case(id: "SB-13 one compact pair", device: "iPhone 15", shown: "time cellular secondaryCellular wifi battery") {
            $0.secondaryCellular = CellularStatus(bars: 2)
        },
        Case(id: "SB-14 no carrier in the ears", device: "iPhone 14", shown: "time cellular wifi battery") { $0.operatorName = "Carrier" },
        Case(
            id: "SB-08 percentage beside the battery of one-line bars", device: "iPhone SE (3rd generation)",
            shown: "cellular wifi time batteryText battery"
        ) {
            $0.battery?.showsPercentage = true
        },
        Case(id: "SB-08 inside it in the ears", device: "iPhone 15", shown: "time cellular wifi battery") {
            $0.battery?.showsPercentage = true
        },
        Case(id: "NA-02 no spinner in the ears", device: "iPhone 14", shown: "time cellular wifi battery") {
            $0.showsNetworkActivity = true
        },
        Case(
            id: "SB-09 one glyph beside the time: location before focus", device: "iPhone 15", shown: "time location cellular wifi battery"
        ) {
            $0.usesLocation = true
            $0.focus = "sleep"
        },
        Case(id: "SB-10 a call behind the time", device: "iPhone 14", shown: "call time cellular wifi battery") { $0.isInCall = true },
        Case(id: "SB-10 link beside the time in a band", device: "iPhone 8", system: 13, shown: "cellular wifi hotspot time battery") {
            $0.isHotspotShared = true
        },
        Case(id: "SB-10 in the island", device: "iPhone 15", shown: "time recording cellular wifi battery") { $0.recording = .screen },
        Case(id: "SB-24 date on iPads only", device: "iPhone 8", shown: "cellular wifi time battery") {
            $0.date = CalendarDay(year: 2007, month: 1, day: 9)
        },
        Case(id: "grabber until iPadOS 18", device: "iPad (10th generation)", system: 26, shown: "time date wifi battery") { _ in },
        Case(id: "an empty time is not shown", device: "iPhone 15", shown: "cellular wifi battery") { $0.time = .text("") },
        Case(id: "blanks are not shown either", device: "iPhone 8", shown: "cellular wifi battery") {
            $0.time = .text(" \n\t ")
            $0.operatorName = "\u{0}"
        },
    ]

    @Test("what is shown", arguments: cases)
    func shown(_ row: Case) throws {
        let bar = try StatusBarFixture(device: row.device, system: row.system).bar(row.change)
        #expect(bar.order == row.shown)
    }

    @Test("when room runs out the decorative text goes short first, then the optional glyphs, never the rest (SB-20)")
    func dropping() throws {
        let bar = try StatusBarFixture(device: "iPhone SE (1st generation)", system: 15).bar {
            Self.busy(&$0)
            $0.operatorName = "A very long name of an operator"
            $0.time = .text("12:46 PM and more")
        }
        let carrier = try #require(bar[.carrier])
        #expect(carrier.isTruncated)
        #expect(carrier.text?.hasSuffix("\u{2026}") == true)
        #expect(bar[.vpn] == nil && bar[.alarm] == nil)
        for id in [StatusItemID.time, .cellular, .wifi, .batteryText, .battery] { #expect(bar[id] != nil, "\(id) stays") }
        let sorted = bar.items.sorted { $0.frame.minX < $1.frame.minX }
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            #expect(left.frame.maxX <= right.frame.minX + 0.001, "\(left.id), \(right.id)")
        }
    }

    @Test(
        "texts of any kind stay in their room",
        arguments: [
            String(repeating: "operator ", count: 450), String(repeating: "W", count: 4096),
            "\u{1F469}\u{200D}\u{1F4BB}\u{1F1E9}\u{1F1EA} mobile",
            "شركة الاتصالات المتنقلة للهاتف المحمول والإنترنت", String(repeating: "e\u{301}\u{323}", count: 200), "a\u{0}b\u{7}c\r\nd",
        ], ["iPhone 8", "iPhone 15", "iPad (7th generation)"])
    func badTexts(_ text: String, _ device: String) throws {
        let fixture = StatusBarFixture(device: device)
        let bar = try fixture.bar {
            $0.operatorName = text
            $0.time = .text(text)
            $0.backToApp = text
        }
        let width = try fixture.screen().size.width
        for item in bar.items {
            #expect(item.frame.minX >= 0 && item.frame.maxX <= width, "\(item.id) \(item.frame)")
            #expect(item.text?.unicodeScalars.contains { $0.value < 32 } != true, "\(item.id)")
        }
    }

    @Test(
        "a mirrored bar is the same one seen from behind, its glyphs are not (SB-25)",
        arguments: ["iPhone 8", "iPhone 14", "iPhone 15", "iPad (7th generation)"])
    func mirrored(_ device: String) throws {
        let left = try StatusBarFixture(device: device).bar { $0.battery?.level = 50 }
        let right = try StatusBarFixture(device: device, locale: "ar").bar { $0.battery?.level = 50 }
        let width = left.frame.width
        #expect(left.items.map(\.id) == right.items.map(\.id))
        for (one, other) in zip(left.items, right.items) {
            #expect(abs(one.frame.minX - (width - other.frame.maxX)) < 0.001, "\(one.id)")
        }
        let scale = try StatusBarFixture(device: device).screen().device.scale
        let battery = try #require(right[.battery])
        // The cap is at the left now: the frame, drawn first, ends where the box ends.
        #expect(abs(DrawnBox.of([try #require(battery.drawing.first)], scale: scale).maxX - battery.frame.maxX) < 0.001)
        guard let bars = right[.cellular] else { return }
        let heights = bars.drawing.map { DrawnBox.of([$0], scale: scale) }.sorted { $0.minX < $1.minX }.map(\.height)
        #expect(heights == heights.sorted(), "signal rises to the right in every language")
    }

    @Test("a capsule keeps away from its neighbours", arguments: ["iPad (10th generation)", "iPhone SE (3rd generation)", "iPhone 14"])
    func capsuleRoom(_ device: String) throws {
        let bar = try StatusBarFixture(device: device).bar {
            $0.isInCall = true
            $0.usesLocation = true
            $0.backToApp = "Mail"
        }
        let pill = try #require(bar[.call]).frame
        for item in bar.items where item.id != "call" && item.id != "time" {
            #expect(!item.frame.intersects(pill), "\(item.id) \(item.frame) on \(pill)")
        }
        let text = try #require(bar[.time]?.text)
        #expect(text == "9:41", "the short time")
    }

    @Test(
        "AM and PM where there is room (SB-23)",
        arguments: [
            ("iPhone 8", "9:41\u{202F}AM"), ("iPhone 14", "9:41"), ("iPhone 15", "9:41"), ("iPad (7th generation)", "9:41\u{202F}AM"),
        ])
    func period(_ device: String, _ text: String) throws {
        #expect(try StatusBarFixture(device: device).bar()[.time]?.text == text)
    }

    @Test("an era without narrow spaces writes a plain one", arguments: [SystemVersion(13), 15])
    func plainSpace(_ system: SystemVersion) throws {
        #expect(try StatusBarFixture(device: "iPhone 8", system: system).bar()[.time]?.text == "9:41 AM")
    }
}
