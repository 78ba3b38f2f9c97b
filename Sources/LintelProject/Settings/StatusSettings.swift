public import LintelModel

/// What a device's status is asked to be: a preset, and what is changed in it.
public struct StatusSettings: Sendable {
    /// What the changes start from.
    public enum Start: Hashable, Sendable {
        case preset(StatusPreset)
        /// The machine's own status.
        case live
    }

    /// Nil for the preset `marketing`.
    public var start: Start?
    public var changes = SettingChanges<DeviceStatus>()

    public init() {}

    /// The preset first, then the changes, whatever order they came in (cli.md, device status).
    /// - Parameter live: the machine's status, where it was read.
    public func status(for device: Device, live: DeviceStatus? = nil) -> DeviceStatus {
        var status: DeviceStatus
        switch start {
        case .preset(let preset): status = .preset(preset, for: device)
        case .live: status = live ?? .marketing(for: device)
        case nil: status = .marketing(for: device)
        }
        changes.apply(to: &status, in: Self.table)
        return status
    }

    /// The other one's values win.
    public mutating func merge(_ other: StatusSettings) {
        start = other.start ?? start
        changes.merge(other.changes)
    }

    /// Reads `--preset`: the name of a preset, or `live`.
    public static func start(_ input: SettingInput) throws(SettingProblem) -> Start {
        let word = try input.word(among: presetWords)
        return StatusPreset(rawValue: word).map { .preset($0) } ?? .live
    }

    /// What `--preset` takes.
    public static let presetWords = StatusPreset.allCases.map(\.rawValue) + ["live"]
}

extension StatusSettings {
    /// The nine of `simctl status_bar override`, and Lintel's own (cli.md, device status).
    public static let table: [Setting<DeviceStatus>] = simulatorTable + ownTable

    private static let simulatorTable: [Setting<DeviceStatus>] = [
        Setting("time", "STR", help: "the clock's text as it stands; an ISO date or time is formatted") { (input) throws(SettingProblem) in
            let text = try input.text()
            guard let moment = ISOMoment(text) else { return { $0.time = text.isEmpty ? nil : .text(text) } }
            return { status in
                if let hour = moment.hour, let minute = moment.minute { status.time = .time(hour: hour, minute: minute) }
                status.date = moment.day ?? status.date
            }
        },
        .word("dataNetwork", DataNetwork.self, help: "what carries data") { status, network in
            status.dataNetwork = network
            if network == .wifi, status.wifi == nil { status.wifi = WiFiStatus() }
        },
        .word("wifiMode", WiFiStatus.Mode.self, help: "state of Wi-Fi") { $0.wifi = WiFiStatus(mode: $1, bars: $0.wifi?.bars ?? 3) },
        .wholeNumber("wifiBars", in: 0...3, help: "lit arcs") { $0.wifi = WiFiStatus(mode: $0.wifi?.mode ?? .active, bars: $1) },
        .word("cellularMode", CellularStatus.Mode.self, help: "state of the phone line") {
            $0.cellular = CellularStatus(mode: $1, bars: $0.cellular?.bars ?? 4)
        },
        .wholeNumber("cellularBars", in: 0...4, help: "lit bars") {
            $0.cellular = CellularStatus(mode: $0.cellular?.mode ?? .active, bars: $1)
        },
        .text("operatorName", "STR", \.operatorName, help: "the carrier's name"),
        .word("batteryState", BatteryStatus.State.self, help: "on power or not") { $0.changeBattery(\.state, to: $1) },
        .wholeNumber("batteryLevel", in: 0...100, help: "charge in percent") { $0.changeBattery(\.level, to: $1) },
    ]

    private static let ownTable: [Setting<DeviceStatus>] = [
        batteryFlag("batteryPercentage", \.showsPercentage, help: "show the charge in figures"),
        batteryFlag("lowPowerMode", \.isLowPowerMode, help: "Low Power Mode is on"),
        .flag("airplaneMode", \.isAirplaneMode, help: "airplane mode is on"),
        .flag("location", \.usesLocation, help: "an app uses the location"),
        .flag("alarm", \.hasAlarm, help: "an alarm is set"),
        .flag("rotationLock", \.isRotationLocked, help: "the orientation is locked"),
        .flag("bluetooth", \.isBluetoothConnected, help: "headphones are connected"),
        .text("focus", "NAME", \.focus, help: "the focus that is on: doNotDisturb, sleep, …"),
        .flag("vpn", \.isVPNConnected, help: "a VPN is connected"),
        .flag("networkActivity", \.showsNetworkActivity, help: "the activity indicator spins"),
        .word("recording", Recording.self, help: "what is being recorded") { $0.recording = $1 },
        .flag("call", \.isInCall, help: "a call goes on"),
        .flag("hotspot", \.isHotspotShared, help: "the hotspot is shared"),
        .text("backTo", "APP", \.backToApp, help: "the app that the return link names"),
        Setting("date", "ISO", help: "the day that iPads show, such as 2024-01-09") { (input) throws(SettingProblem) in
            let text = try input.text()
            guard let day = ISOMoment(text)?.day else { throw .malformed(text, expected: "an ISO date such as 2024-01-09") }
            return { $0.date = day }
        },
    ]

    private static func batteryFlag(_ name: String, _ path: any WritableKeyPath<BatteryStatus, Bool> & Sendable, help: String) -> Setting<
        DeviceStatus
    > {
        Setting(name, help: help) { (input) throws(SettingProblem) in
            let isOn = try input.flag()
            // How a battery is shown makes no battery where the machine has none.
            return { if $0.battery != nil { $0.changeBattery(path, to: isOn) } }
        }
    }
}

extension DeviceStatus {
    fileprivate mutating func changeBattery<Value>(_ path: WritableKeyPath<BatteryStatus, Value>, to value: Value) {
        var battery = battery ?? BatteryStatus()
        battery[keyPath: path] = value
        self.battery = battery
    }
}
