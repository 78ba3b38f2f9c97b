/// What the status bar has to tell: each slot is absent or has a value (SB-02, SB-03). The app cannot change it (SB-01).
public struct DeviceStatus: Hashable, Sendable {
    /// Nil leaves the clock away.
    public var time: ClockReading?
    /// Shown by iPads only.
    public var date: CalendarDay?
    /// Nil on iPads without a modem and in airplane mode.
    public var cellular: CellularStatus?
    /// The second line of a dual SIM phone.
    public var secondaryCellular: CellularStatus?
    public var dataNetwork: DataNetwork
    public var wifi: WiFiStatus?
    /// Carrier's name; drawn wherever the class has room for one.
    public var operatorName: String?
    /// Nil where the machine has none.
    public var battery: BatteryStatus?
    public var isAirplaneMode: Bool
    public var usesLocation: Bool
    public var hasAlarm: Bool
    public var isRotationLocked: Bool
    public var isBluetoothConnected: Bool
    /// Name of the focus that is on, such as `doNotDisturb` or `sleep`.
    public var focus: String?
    public var isVPNConnected: Bool
    public var showsNetworkActivity: Bool
    /// What an app records now.
    public var recording: Recording?
    public var isInCall: Bool
    /// Others use this device's connection.
    public var isHotspotShared: Bool
    /// The app that a return link names (SB-12).
    public var backToApp: String?

    public init(
        time: ClockReading? = nil, date: CalendarDay? = nil, cellular: CellularStatus? = nil, secondaryCellular: CellularStatus? = nil,
        dataNetwork: DataNetwork = .hide, wifi: WiFiStatus? = nil, operatorName: String? = nil, battery: BatteryStatus? = nil
    ) {
        self.time = time
        self.date = date
        self.cellular = cellular
        self.secondaryCellular = secondaryCellular
        self.dataNetwork = dataNetwork
        self.wifi = wifi
        self.operatorName = operatorName
        self.battery = battery
        isAirplaneMode = false
        usesLocation = false
        hasAlarm = false
        isRotationLocked = false
        isBluetoothConnected = false
        focus = nil
        isVPNConnected = false
        showsNetworkActivity = false
        recording = nil
        isInCall = false
        isHotspotShared = false
        backToApp = nil
    }
}

extension DeviceStatus {
    /// The same with every level at the nearest end of its range, where a program set it beyond (SB-03).
    public var inRange: DeviceStatus {
        var status = self
        if let level = battery?.level { status.battery?.level = min(max(level, 0), 100) }
        if let bars = cellular?.bars { status.cellular?.bars = min(max(bars, 0), 4) }
        if let bars = secondaryCellular?.bars { status.secondaryCellular?.bars = min(max(bars, 0), 4) }
        if let bars = wifi?.bars { status.wifi?.bars = min(max(bars, 0), 3) }
        return status
    }
}
