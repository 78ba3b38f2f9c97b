import LintelModel

/// Battery from UPower (https://upower.freedesktop.org/docs/Device.html), low power mode from the power profiles daemon.
struct UPower: StatusSource {
    static let service = "org.freedesktop.UPower"
    static let profiles = "net.hadess.PowerProfiles"

    /// `State` of UPower's devices.
    private enum State: UInt32 {
        case charging = 1, discharging, empty, fullyCharged, pendingCharge, pendingDischarge
    }

    let bus: SystemBus

    func read(into status: inout DeviceStatus) {
        guard bus.hasOwner(Self.service), bus.bool(property("IsPresent")) == true, let percentage = bus.double(property("Percentage"))
        else { return }
        status.battery = BatteryStatus(
            level: min(100, max(0, Int(percentage.rounded()))), state: state, isLowPowerMode: isPowerSaver)
    }

    private var state: BatteryStatus.State {
        switch bus.unsigned(property("State")).flatMap(State.init) {
        case .charging, .pendingCharge: .charging
        case .fullyCharged: .charged
        case .discharging, .empty, .pendingDischarge, nil: .discharging
        }
    }

    private var isPowerSaver: Bool {
        guard bus.hasOwner(Self.profiles) else { return false }
        let profile = BusProperty(Self.profiles, "/net/hadess/PowerProfiles", "net.hadess.PowerProfiles", "ActiveProfile")
        return bus.string(profile) == "power-saver"
    }

    private func property(_ name: String) -> BusProperty {
        BusProperty(Self.service, "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device", name)
    }
}
