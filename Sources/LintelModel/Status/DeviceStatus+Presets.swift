/// A named state of all slots (`--preset`); single slots are changed afterwards. `live` is not among them: it is read, not written.
public enum StatusPreset: String, Sendable, CaseIterable {
    case marketing, offline, busy
    case lowBattery = "low-battery"
    case noSIM = "no-sim"
}

extension DeviceStatus {
    /// Apple's own state in pictures: 9:41, full signal and battery, Tuesday January 9 on iPads (SB-26).
    public static func marketing(for device: Device) -> DeviceStatus {
        DeviceStatus(
            time: .time(hour: 9, minute: 41), date: CalendarDay(year: 2007, month: 1, day: 9),
            cellular: device.isPad ? nil : CellularStatus(), dataNetwork: .wifi, wifi: WiFiStatus(), battery: BatteryStatus())
    }

    /// All slots as a preset has them on this device.
    public static func preset(_ preset: StatusPreset, for device: Device) -> DeviceStatus {
        var status = marketing(for: device)
        switch preset {
        case .marketing: break
        case .offline:
            status.isAirplaneMode = true
            status.cellular = nil
            status.dataNetwork = .hide
            status.wifi = nil
        case .lowBattery:
            status.battery = BatteryStatus(level: 9)
        case .noSIM:
            status.cellular = device.isPad ? nil : CellularStatus(mode: .failed, bars: 0)
        case .busy:
            status.usesLocation = true
            status.hasAlarm = true
            status.isRotationLocked = true
            status.isBluetoothConnected = true
            status.isVPNConnected = true
            status.focus = "doNotDisturb"
            status.showsNetworkActivity = true
            status.battery = BatteryStatus(level: 64, state: .charging, showsPercentage: true)
        }
        return status
    }
}
