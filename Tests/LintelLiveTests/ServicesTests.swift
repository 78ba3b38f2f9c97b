import Foundation
import LintelModel
import Testing

@testable import LintelLive

/// UPower, NetworkManager and ModemManager as python-dbusmock plays them on a private bus.
@Suite(.enabled(if: PrivateBus.isAvailable, "needs Debian's dbus and python3-dbusmock"), .serialized)
struct ServicesTests {
    /// Reads the stream until a status fits; the elements in between are free.
    private func next(
        _ iterator: inout AsyncStream<DeviceStatus>.Iterator, _ what: String, where fits: (DeviceStatus) -> Bool
    ) async throws -> DeviceStatus {
        for _ in 0..<20 {
            guard let status = await iterator.next() else { break }
            if fits(status) { return status }
        }
        throw BusFailure(what: what)
    }

    @Test("charge changes reach the stream", .timeLimit(.minutes(1)))
    func chargeChanges() async throws {
        let bus = try PrivateBus()
        try bus.start("org.freedesktop.UPower", ["--template", "upower"])
        try bus.play("battery", "64", "2")
        var iterator = LiveStatus(busAddress: bus.address, root: "/nowhere").updates().makeAsyncIterator()
        let first = try await next(&iterator, "the first charge") { $0.battery != nil }
        #expect(first.battery == BatteryStatus(level: 64, state: .discharging))
        try bus.play("battery", "65", "1")
        _ = try await next(&iterator, "charging") { $0.battery == BatteryStatus(level: 65, state: .charging) }
        try bus.play("battery", "100", "4")
        _ = try await next(&iterator, "charged") { $0.battery == BatteryStatus(level: 100, state: .charged) }
    }

    @Test("a service that vanishes takes its slot away, and brings it back", .timeLimit(.minutes(1)))
    func serviceVanishes() async throws {
        let bus = try PrivateBus()
        try bus.start("org.freedesktop.UPower", ["--template", "upower"])
        try bus.play("battery", "50", "2")
        var iterator = LiveStatus(busAddress: bus.address, root: "/nowhere").updates().makeAsyncIterator()
        _ = try await next(&iterator, "the battery") { $0.battery != nil }
        bus.stop("org.freedesktop.UPower")
        _ = try await next(&iterator, "no battery") { $0.battery == nil }
        try bus.start("org.freedesktop.UPower", ["--template", "upower"])
        try bus.play("battery", "49", "2")
        _ = try await next(&iterator, "the battery again") { $0.battery?.level == 49 }
    }

    @Test("Wi-Fi is found, weakens and is lost", .timeLimit(.minutes(1)))
    func wifi() async throws {
        let bus = try PrivateBus()
        try bus.start("org.freedesktop.NetworkManager", ["--template", "networkmanager"])
        var iterator = LiveStatus(busAddress: bus.address, root: "/nowhere").updates().makeAsyncIterator()
        let first = try #require(await iterator.next())
        #expect(first.wifi == nil && first.dataNetwork == .hide)
        try bus.play("wifi", "90")
        _ = try await next(&iterator, "three arcs") { $0.wifi == WiFiStatus(mode: .active, bars: 3) && $0.dataNetwork == .wifi }
        try bus.play("wifi-strength", "40")
        _ = try await next(&iterator, "two arcs") { $0.wifi?.bars == 2 }
        try bus.play("wifi-state", "30")
        _ = try await next(&iterator, "no Wi-Fi") { $0.wifi == nil && $0.dataNetwork == .hide }
    }

    @Test("a modem searches, registers and connects", .timeLimit(.minutes(1)))
    func modem() async throws {
        let bus = try PrivateBus()
        let service = "org.freedesktop.ModemManager1"
        try bus.start(service, ["-m", service, "/org/freedesktop/ModemManager1", service])
        try bus.play("modem", "7", "0", "\(1 << 14)", "Lintel Mobile")
        let live = LiveStatus(busAddress: bus.address, root: "/nowhere")
        var iterator = live.updates().makeAsyncIterator()
        let searching = try await next(&iterator, "a modem") { $0.cellular != nil }
        #expect(searching.cellular == CellularStatus(mode: .searching, bars: 0))
        try bus.play("modem-state", "8", "60")
        let registered = try await next(&iterator, "registered") { $0.cellular?.mode == .active }
        #expect(registered.cellular?.bars == 3 && registered.operatorName == "Lintel Mobile" && registered.dataNetwork == .hide)
        try bus.play("modem-state", "11", "90")
        _ = try await next(&iterator, "connected") { $0.dataNetwork == .lte && $0.cellular?.bars == 4 }
    }
}
