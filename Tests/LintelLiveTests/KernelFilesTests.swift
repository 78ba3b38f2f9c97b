import Foundation
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelLive

/// Without a bus the kernel's files answer; without these the slot is absent.
@Suite struct KernelFilesTests {
    /// A machine's files below a temporary root.
    struct Machine: Sendable, CustomTestStringConvertible {
        var name: String
        var files: [String: String]
        var battery: BatteryStatus?
        var wifi: WiFiStatus?

        var testDescription: String { name }
    }

    static func supply(_ name: String, _ values: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: values.map { ("sys/class/power_supply/\(name)/\($0.key)", $0.value + "\n") })
    }

    static let table = """
        Inter-| sta-|   Quality        |   Discarded packets               | Missed | WE
         face | tus | link level noise |  nwid  crypt   frag  retry   misc | beacon | 22
        """

    static let machines: [Machine] = [
        Machine(name: "no files at all", files: [:]),
        Machine(name: "mains only", files: supply("AC", ["type": "Mains", "online": "1"])),
        Machine(
            name: "discharging", files: supply("BAT0", ["type": "Battery", "capacity": "57", "status": "Discharging"]),
            battery: BatteryStatus(level: 57, state: .discharging)),
        Machine(
            name: "charging", files: supply("BAT0", ["type": "Battery", "capacity": "8", "status": "Charging"]),
            battery: BatteryStatus(level: 8, state: .charging)),
        Machine(
            name: "full", files: supply("BAT0", ["type": "Battery", "capacity": "100", "status": "Full"]),
            battery: BatteryStatus(level: 100, state: .charged)),
        Machine(
            name: "two batteries count as one",
            files: supply("BAT0", ["type": "Battery", "capacity": "20", "status": "Discharging"])
                .merging(supply("BAT1", ["type": "Battery", "capacity": "80", "status": "Not charging"])) { $1 },
            battery: BatteryStatus(level: 50, state: .discharging)),
        Machine(
            name: "a mouse's battery is not the machine's",
            files: supply("hidpp", ["type": "Battery", "capacity": "20", "status": "Discharging", "scope": "Device"])),
        Machine(name: "capacity that is no number", files: supply("BAT0", ["type": "Battery", "capacity": "?", "status": "Full"])),
        Machine(
            name: "strong Wi-Fi",
            files: ["proc/net/wireless": table + "\n wlan0: 0000   63.  -47.  -256        0      0      0      0      0        0\n"],
            wifi: WiFiStatus(mode: .active, bars: 3)),
        Machine(
            name: "weak Wi-Fi",
            files: ["proc/net/wireless": table + "\n wlan0: 0000   10.  -85.  -256        0      0      0      0      0        0\n"],
            wifi: WiFiStatus(mode: .active, bars: 1)),
        Machine(
            name: "Wi-Fi that is down",
            files: [
                "proc/net/wireless": table + "\n wlan0: 0000   63.  -47.  -256        0      0      0      0      0        0\n",
                "sys/class/net/wlan0/operstate": "down\n",
            ]),
        Machine(name: "no wireless interface", files: ["proc/net/wireless": table + "\n"]),
    ]

    @Test("the kernel's files", arguments: machines)
    func kernelFiles(machine: Machine) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "lintel-root-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in machine.files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let status = LiveStatus(busAddress: nil, root: root.path()).read()
        #expect(status.battery == machine.battery)
        #expect(status.wifi == machine.wifi)
        #expect(status.dataNetwork == (machine.wifi == nil ? .hide : .wifi))
        #expect(status.cellular == nil)
    }

    @Test("the clock is read in the machine's time zone")
    func clock() {
        let now = Date(timeIntervalSince1970: 1_168_335_660)
        let status = LiveStatus(busAddress: nil, root: "/nowhere") { now }.read()
        let here = Calendar(identifier: .gregorian).dateComponents(in: .current, from: now)
        #expect(status.time == .time(hour: here.hour ?? -1, minute: here.minute ?? -1))
        #expect(status.date == CalendarDay(year: 2007, month: 1, day: here.day ?? -1))
    }

    @Test("a bus that nobody serves is no bus")
    func absentBus() {
        let status = LiveStatus(busAddress: "unix:path=/nowhere/bus", root: "/nowhere").read()
        #expect(status.battery == nil && status.wifi == nil && status.cellular == nil && status.time != nil)
    }
}
