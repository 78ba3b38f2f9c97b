import LintelModel
import Testing

/// Statements of behaviour.md, section 1.1, about what a status holds.
@Suite("Device status")
struct StatusStatementTests {
    @Test("SB-03: bars 0 to 4, arcs 0 to 3, charge 0 to 100", arguments: [(-1, 0, 0, 0), (2, 2, 2, 2), (4, 4, 3, 4), (101, 4, 3, 100)])
    func ranges(value: Int, bars: Int, arcs: Int, charge: Int) {
        var status = DeviceStatus(
            cellular: CellularStatus(bars: value), secondaryCellular: CellularStatus(bars: value), wifi: WiFiStatus(bars: value),
            battery: BatteryStatus(level: value))
        status = status.inRange
        #expect(status.cellular?.bars == bars && status.secondaryCellular?.bars == bars)
        #expect(status.wifi?.bars == arcs && status.battery?.level == charge)
        #expect(DeviceStatus().inRange == DeviceStatus(), "absent slots stay absent")
    }

    @Test("SB-04: the simulator's vocabulary, unchanged")
    func vocabulary() {
        let networks = ["hide", "wifi", "3g", "4g", "lte", "lte-a", "lte+", "5g", "5g+", "5g-uwb", "5g-uc"]
        #expect(DataNetwork.allCases.map(\.rawValue) == networks)
        #expect(WiFiStatus.Mode.allCases.map(\.rawValue) == ["searching", "failed", "active"])
        #expect(CellularStatus.Mode.allCases.map(\.rawValue) == ["notSupported", "searching", "failed", "active"])
        #expect(BatteryStatus.State.allCases.map(\.rawValue) == ["charging", "charged", "discharging"])
    }

    @Test(
        "SB-05: letters of data networks",
        arguments: [
            (DataNetwork.threeG, "3G"), (.fourG, "4G"), (.lte, "LTE"), (.fiveG, "5G"), (.fiveGPlus, "5G+"), (.fiveGUWB, "5G UW"),
            (.fiveGUC, "5G UC"),
        ])
    func labels(network: DataNetwork, label: String) { #expect(network.label == label) }

    @Test("SB-26: the state of Apple's pictures", arguments: ["iPhone 15", "iPhone 8", "iPad Air 2"])
    func marketing(name: String) throws {
        let device = try #require(DeviceCatalogue.device(named: name))
        let status = DeviceStatus.marketing(for: device)
        #expect(status.time == .time(hour: 9, minute: 41) && status.operatorName == nil)
        #expect(status.battery == BatteryStatus(level: 100) && status.wifi == WiFiStatus(bars: 3))
        #expect(status.cellular == (device.isPad ? nil : CellularStatus(bars: 4)))
    }
}
