import LintelModel

/// Battery from the kernel's files (https://docs.kernel.org/power/power_supply_class.html).
struct PowerSupplyFiles: StatusSource {
    let files: SystemFiles

    func read(into status: inout DeviceStatus) {
        let folder = "sys/class/power_supply"
        let batteries = files.list(folder).filter {
            // A mouse's or a pen's battery has the scope Device.
            files.text("\(folder)/\($0)/type") == "Battery" && files.text("\(folder)/\($0)/scope") != "Device"
        }
        let readings = batteries.compactMap { name in files.text("\(folder)/\(name)/capacity").flatMap(Int.init).map { (name, $0) } }
        guard !readings.isEmpty else { return }
        let level = readings.map(\.1).reduce(0, +) / readings.count
        let states = readings.map { files.text("\(folder)/\($0.0)/status") ?? "" }
        status.battery = BatteryStatus(level: min(100, max(0, level)), state: state(of: states))
    }

    private func state(of states: [String]) -> BatteryStatus.State {
        if states.contains("Charging") { return .charging }
        return states.allSatisfy { $0 == "Full" || $0 == "Not charging" } ? .charged : .discharging
    }
}
