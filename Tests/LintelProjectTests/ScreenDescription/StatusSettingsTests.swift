import LintelModel
import Testing

@testable import LintelProject

/// cli.md, device status: what each setting does, on a phone of which all slots are set.
@Suite struct StatusSettingsTests {
    private static func status(_ values: [(String, String?)], preset: StatusPreset? = nil, device: String = "iPhone 15") throws
        -> DeviceStatus
    {
        var settings = StatusSettings()
        settings.start = preset.map { .preset($0) }
        for (name, value) in values {
            let setting = try #require(StatusSettings.table.first { $0.name == name })
            settings.changes.set(name, try setting.change(.argument(value)))
        }
        return settings.status(for: try #require(DeviceCatalogue.device(named: device)))
    }

    @Test(arguments: [
        ("9:41", ClockReading.text("9:41")), ("09:41", .text("09:41")), ("SOON", .text("SOON")),
        ("2024-01-09T21:05:00Z", .time(hour: 21, minute: 5)), ("T07:30", .time(hour: 7, minute: 30)),
        ("07:30:00", .time(hour: 7, minute: 30)), ("2024-13-09T21:05", .text("2024-13-09T21:05")),
    ])
    func timeIsTextUnlessISO(text: String, reading: ClockReading) throws {
        #expect(try Self.status([("time", text)]).time == reading)
    }

    @Test func aDateInTheTimeIsTheDate() throws {
        #expect(try Self.status([("time", "2024-02-29T10:00")]).date == CalendarDay(year: 2024, month: 2, day: 29))
        #expect(try Self.status([("time", "2024-02-29T10:00"), ("date", "2024-03-01")]).date == CalendarDay(year: 2024, month: 3, day: 1))
    }

    @Test(arguments: [("2023-02-29", false), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false), ("2024-4-1", false)])
    func datesAreRealDays(text: String, isReal: Bool) {
        #expect(((try? Self.status([("date", text)])) != nil) == isReal)
    }

    @Test func everySlotCanBeSet() throws {
        let status = try Self.status([
            ("dataNetwork", "5g-uc"), ("wifiMode", "failed"), ("wifiBars", "1"), ("cellularMode", "searching"), ("cellularBars", "2"),
            ("operatorName", "Telia"), ("batteryState", "charging"), ("batteryLevel", "42"), ("batteryPercentage", nil),
            ("lowPowerMode", nil), ("airplaneMode", nil), ("location", nil), ("alarm", nil), ("rotationLock", nil), ("bluetooth", nil),
            ("focus", "sleep"), ("vpn", nil), ("networkActivity", nil), ("recording", "screen"), ("call", nil), ("hotspot", nil),
            ("backTo", "Mail"),
        ])
        #expect(status.dataNetwork == .fiveGUC)
        #expect(status.wifi == WiFiStatus(mode: .failed, bars: 1))
        #expect(status.cellular == CellularStatus(mode: .searching, bars: 2))
        #expect(status.operatorName == "Telia" && status.focus == "sleep" && status.backToApp == "Mail")
        #expect(status.battery == BatteryStatus(level: 42, state: .charging, isLowPowerMode: true, showsPercentage: true))
        #expect(status.isAirplaneMode && status.usesLocation && status.hasAlarm && status.isRotationLocked)
        #expect(status.isBluetoothConnected && status.isVPNConnected && status.showsNetworkActivity && status.isInCall)
        #expect(status.isHotspotShared && status.recording == .screen)
    }

    @Test func thePresetComesFirst() throws {
        let status = try Self.status([("batteryLevel", "50")], preset: .lowBattery)
        #expect(status.battery?.level == 50)
    }

    /// `--flag=false` takes back what a preset or a description says.
    @Test func flagsCanBeTakenBack() throws {
        #expect(try Self.status([("vpn", "false")], preset: .busy).isVPNConnected == false)
    }

    @Test(arguments: [
        ("batteryLevel", "101", "allowed: 0 to 100; nearest: 100"), ("batteryLevel", "-1", "allowed: 0 to 100; nearest: 0"),
        ("wifiBars", "4", "allowed: 0 to 3; nearest: 3"), ("cellularBars", "x", "expected is a number"),
        ("dataNetwork", "5G", "nearest: 5g"), ("wifiMode", "activ", "allowed: searching, failed, active; nearest: active"),
        ("recording", "sound", "allowed: microphone, camera, screen"), ("date", "today", "expected is an ISO date such as 2024-01-09"),
        ("vpn", "maybe", "allowed: true, false"),
    ])
    func refusesWithTheAllowedValues(name: String, value: String, help: String) throws {
        let error = #expect(throws: SettingProblem.self) { try Self.status([(name, value)]) }
        #expect(error?.help.contains(help) == true, "\(error?.help ?? "")")
    }
}
