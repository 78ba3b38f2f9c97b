import LintelModel

/// Cellular lines from ModemManager
/// (https://www.freedesktop.org/software/ModemManager/doc/latest/ModemManager/gdbus-org.freedesktop.ModemManager1.Modem.html).
struct ModemManager: StatusSource {
    static let service = "org.freedesktop.ModemManager1"
    private static let root = "/org/freedesktop/ModemManager1"

    /// `MMModemState`.
    private enum State: Int32 {
        case failed = -1, unknown, initializing, locked, disabled, disabling, enabling, enabled, searching, registered
        case disconnecting, connecting, connected
    }

    let bus: SystemBus

    func read(into status: inout DeviceStatus) {
        guard bus.hasOwner(Self.service) else { return }
        let modems = bus.managedObjects(of: Self.service, at: Self.root).filter { $0.contains("/Modem/") }.sorted()
        let lines = modems.compactMap { path in line(path).map { (path, $0) } }
        guard let (path, first) = lines.first else { return }
        status.cellular = first
        status.secondaryCellular = lines.dropFirst().first?.1
        status.operatorName = operatorName(path)
        // Wi-Fi carries data where it is connected (SB-06).
        if state(path) == .connected, status.dataNetwork != .wifi { status.dataNetwork = network(path) }
    }

    private func state(_ path: String) -> State? { bus.signed(modem(path, "State")).flatMap(State.init) }

    private func line(_ path: String) -> CellularStatus? {
        switch state(path) {
        case .registered, .connecting, .connected, .disconnecting:
            CellularStatus(mode: .active, bars: SignalStrength.bars(Int(bus.firstUnsigned(modem(path, "SignalQuality")) ?? 0)))
        case .searching, .enabled, .enabling, .initializing: CellularStatus(mode: .searching, bars: 0)
        case .failed, .locked: CellularStatus(mode: .failed, bars: 0)
        case .disabled, .disabling, .unknown, nil: nil
        }
    }

    private func operatorName(_ path: String) -> String? {
        let name = bus.string(BusProperty(Self.service, path, "org.freedesktop.ModemManager1.Modem.Modem3gpp", "OperatorName"))
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `MMModemAccessTechnology`, newest first.
    private func network(_ path: String) -> DataNetwork {
        let technologies = bus.unsigned(modem(path, "AccessTechnologies")) ?? 0
        let newestFirst: [(bit: Int, network: DataNetwork)] = [
            (15, .fiveG), (14, .lte), (9, .fourG), (8, .threeG), (7, .threeG), (6, .threeG), (5, .threeG),
        ]
        return newestFirst.first { technologies & 1 << $0.bit != 0 }?.network ?? .hide
    }

    private func modem(_ path: String, _ name: String) -> BusProperty {
        BusProperty(Self.service, path, "org.freedesktop.ModemManager1.Modem", name)
    }
}
