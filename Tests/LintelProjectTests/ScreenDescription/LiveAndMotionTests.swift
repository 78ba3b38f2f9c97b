import LintelModel
import Testing

@testable import LintelProject

/// The preset `live`, Display Zoom, and moments of hiding, as descriptions ask for them.
@Suite struct LiveAndMotionTests {
    private static let machine = LiveReading(
        status: DeviceStatus(time: .time(hour: 7, minute: 5), battery: BatteryStatus(level: 33, state: .charging)), locale: "de_DE")

    private func screen(_ text: String, reads: Bool = true) throws -> Screen {
        var asked = ScreenSettings()
        if reads { asked.readLive = { Self.machine } }
        return try ScreenDescription(text.utf8, file: "A.screen.json").screen(asked)
    }

    @Test("live shows what the machine tells, and nothing it does not tell")
    func live() throws {
        let screen = try screen("{ status: { preset: 'live' } }")
        #expect(screen.status == Self.machine.status && screen.traits.locale == "de_DE")
        #expect(screen.status.wifi == nil && screen.status.cellular == nil && screen.notes.isEmpty)
    }

    @Test("changes go over live, and the asked locale over the machine's")
    func changes() throws {
        let screen = try screen("{ locale: 'ar_EG', status: { preset: 'live', batteryLevel: 80, time: '9:41' } }")
        #expect(screen.status.battery == BatteryStatus(level: 80, state: .charging) && screen.status.time == .text("9:41"))
        #expect(screen.traits.locale == "ar_EG")
    }

    @Test("how a battery is shown makes none where the machine has none")
    func noBattery() throws {
        var asked = ScreenSettings()
        asked.readLive = { LiveReading(status: DeviceStatus(), locale: "en_US") }
        let text = "{ status: { preset: 'live', batteryPercentage: true, lowPowerMode: true } }"
        #expect(try ScreenDescription(text.utf8, file: "A").screen(asked).status == DeviceStatus())
    }

    @Test("where nobody reads the machine, a note says so")
    func nobody() throws {
        let screen = try screen("{ device: 'iPhone 15', status: { preset: 'live' } }", reads: false)
        #expect(screen.status == .marketing(for: screen.device) && screen.notes.count == 1)
        #expect(try self.screen("{ device: 'iPhone 15' }", reads: false).notes.isEmpty)
    }

    @Test(
        "Display Zoom, or a note where no source tells its size",
        arguments: [("iPhone 14", 320.0, 0), ("iPhone 16", 393, 1), ("iPad Air 2", 768, 1)])
    func displayZoom(device: String, width: Double, notes: Int) throws {
        let screen = try screen("{ displayZoom: true, device: '\(device)' }")
        #expect(screen.size.width == width && screen.notes.count == notes)
        #expect(try self.screen("{ device: '\(device)', displayZoom: false }").device.isDisplayZoomed == false)
    }

    @Test("a moment of hiding")
    func moment() throws {
        let bar = try screen("{ statusBar: { hidden: true, animation: 'slide', progress: 0.4 } }").statusBar
        #expect(bar.isHidden == true && bar.animation == .slide && bar.progress == 0.4)
    }

    @Test(
        "moments out of range and unknown animations are refused",
        arguments: [
            ("progress: 1.5", "allowed: 0 to 1; nearest: 1"), ("progress: 'half'", "write a number"),
            ("animation: 'slid'", "allowed: none, fade, slide; nearest: slide"),
        ])
    func refuses(member: String, help: String) {
        let error = #expect(throws: DescriptionError.self) { try screen("{ statusBar: { \(member) } }") }
        #expect(error?.help?.contains(help) == true, "\(error?.help ?? "")")
    }
}
