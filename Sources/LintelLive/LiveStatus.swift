public import Foundation
public import LintelModel

/// The machine's own status: battery from UPower, Wi-Fi from NetworkManager, cellular lines from ModemManager, clock and locale from the
/// system. Without a bus the kernel's files answer; what nothing answers is absent, never invented.
public struct LiveStatus: Sendable {
    /// Address of the system's bus; nil asks for none.
    public var busAddress: String?
    /// Folder that holds `sys` and `proc`.
    public var root: String
    public var now: @Sendable () -> Date

    /// The bus that the environment names, or the usual socket.
    public static var systemBusAddress: String {
        ProcessInfo.processInfo.environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/var/run/dbus/system_bus_socket"
    }

    public init(busAddress: String? = LiveStatus.systemBusAddress, root: String = "/", now: @escaping @Sendable () -> Date = { Date() }) {
        self.busAddress = busAddress
        self.root = root
        self.now = now
    }

    /// The locale that the environment asks for (`LC_ALL`, `LC_TIME`, `LANG`).
    public static var locale: LocaleIdentifier {
        let environment = ProcessInfo.processInfo.environment
        let name = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "en_US"
        let plain = String(name.prefix { $0 != "." && $0 != "@" })
        return LocaleIdentifier(plain == "C" || plain == "POSIX" ? "en_US" : plain)
    }

    /// One reading.
    public func read() -> DeviceStatus { reading(busAddress.flatMap { SystemBus(address: $0) }) }

    /// The status now, and again whenever it changes; ends when nobody listens any more.
    public func updates() -> AsyncStream<DeviceStatus> {
        AsyncStream { continuation in
            let watch = StatusWatch(status: self) { continuation.yield($0) }
            continuation.onTermination = { _ in watch.stop() }
            watch.start()
        }
    }

    func reading(_ bus: SystemBus?) -> DeviceStatus {
        let files = SystemFiles(root: root)
        // Later sources overwrite earlier ones: services know more than files.
        var sources: [any StatusSource] = [SystemClock(now: now), PowerSupplyFiles(files: files), WirelessFiles(files: files)]
        if let bus { sources += [UPower(bus: bus), NetworkManager(bus: bus), ModemManager(bus: bus)] as [any StatusSource] }
        var status = DeviceStatus()
        for source in sources { source.read(into: &status) }
        return status
    }
}
