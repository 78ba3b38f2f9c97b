import LintelModel

/// Wi-Fi, VPN, hotspot and airplane mode from NetworkManager
/// (https://networkmanager.dev/docs/api/latest/spec.html).
struct NetworkManager: StatusSource {
    static let service = "org.freedesktop.NetworkManager"
    private static let root = "/org/freedesktop/NetworkManager"

    /// `NMDeviceType` of Wi-Fi.
    private static let wifiType: UInt32 = 2
    /// `NMDeviceState`: below this the radio is off or unmanaged.
    private static let disconnected: UInt32 = 30
    /// `NMDeviceState`: connected.
    private static let activated: UInt32 = 100
    /// `NMDeviceState`: the last attempt failed.
    private static let failed: UInt32 = 120
    /// `NM80211Mode`: the machine is an access point itself.
    private static let accessPoint: UInt32 = 3
    /// `NMActiveConnectionState`: connected.
    private static let connectionActivated: UInt32 = 2

    let bus: SystemBus

    func read(into status: inout DeviceStatus) {
        guard bus.hasOwner(Self.service) else { return }
        let wifiDevices = bus.paths(manager("Devices")).filter { bus.unsigned(device($0, "DeviceType")) == Self.wifiType }
        if let first = wifiDevices.first {
            let connected = wifiDevices.first { bus.unsigned(device($0, "State")) == Self.activated } ?? first
            readWiFi(connected, into: &status)
        }
        status.isVPNConnected = bus.paths(manager("ActiveConnections")).contains(where: isActiveVPN)
        let radiosOff = bus.bool(manager("WirelessEnabled")) == false && bus.bool(manager("WwanEnabled")) == false
        status.isAirplaneMode = radiosOff && !wifiDevices.isEmpty
    }

    private func readWiFi(_ path: String, into status: inout DeviceStatus) {
        if bus.unsigned(wireless(path, "Mode")) == Self.accessPoint {
            status.isHotspotShared = true
            return
        }
        switch bus.unsigned(device(path, "State")) ?? 0 {
        case Self.activated:
            let strength = bus.path(wireless(path, "ActiveAccessPoint")).flatMap { bus.byte(accessPoint($0, "Strength")) }
            status.wifi = WiFiStatus(mode: .active, bars: SignalStrength.arcs(Int(strength ?? 0)))
            status.dataNetwork = .wifi
        case Self.failed: status.wifi = WiFiStatus(mode: .failed, bars: 0)
        case Self.disconnected + 1..<Self.activated: status.wifi = WiFiStatus(mode: .searching, bars: 0)
        default: break
        }
    }

    private func isActiveVPN(_ path: String) -> Bool {
        let interface = "org.freedesktop.NetworkManager.Connection.Active"
        func property(_ name: String) -> BusProperty { BusProperty(Self.service, path, interface, name) }
        guard bus.unsigned(property("State")) == Self.connectionActivated else { return false }
        return bus.bool(property("Vpn")) == true || ["vpn", "wireguard"].contains(bus.string(property("Type")))
    }

    private func manager(_ name: String) -> BusProperty { BusProperty(Self.service, Self.root, Self.service, name) }

    private func device(_ path: String, _ name: String) -> BusProperty {
        BusProperty(Self.service, path, "org.freedesktop.NetworkManager.Device", name)
    }

    private func wireless(_ path: String, _ name: String) -> BusProperty {
        BusProperty(Self.service, path, "org.freedesktop.NetworkManager.Device.Wireless", name)
    }

    private func accessPoint(_ path: String, _ name: String) -> BusProperty {
        BusProperty(Self.service, path, "org.freedesktop.NetworkManager.AccessPoint", name)
    }
}
