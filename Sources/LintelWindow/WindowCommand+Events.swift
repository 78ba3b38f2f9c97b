import LintelModel

extension WindowCommand {
    /// Systems that the keys walk through.
    static let systems: [SystemVersion] = [13, 14, 15, 16, 17, 18, 26, 27]

    /// One device for each kind of display, as the catalogue has them.
    static let devices: [Device] = {
        var seen: Set<Display> = []
        return DeviceCatalogue.all.filter { seen.insert($0.display).inserted }
    }()

    /// What the command is for a running screen that stands as given; empty where the window itself acts.
    func events(on screen: Screen) -> [InputEvent] {
        let traits = screen.traits
        switch self {
        case .rotate: return [.orientation(traits.orientation == .portrait ? .landscape : .portrait)]
        case .appearance: return [.appearance(traits.appearance == .light ? .dark : .light)]
        case .nextSystem: return [.system(Self.systems.first { $0 > traits.system } ?? Self.systems[0])]
        case .previousSystem: return [.system(Self.systems.last { $0 < traits.system } ?? Self.systems[Self.systems.count - 1])]
        case .nextDevice: return device(1, from: screen)
        case .previousDevice: return device(-1, from: screen)
        case .largerText: return textSize(1, from: traits.textSize)
        case .smallerText: return textSize(-1, from: traits.textSize)
        case .keyboard: return [.keyboard(isUp: !screen.isKeyboardUp)]
        case .batteryPercentage: return status(of: screen) { $0.battery?.showsPercentage.toggle() }
        case .lowPower: return status(of: screen) { $0.battery?.isLowPowerMode.toggle() }
        case .airplane: return status(of: screen) { $0.isAirplaneMode.toggle() }
        case .location: return status(of: screen) { $0.usesLocation.toggle() }
        case .call: return status(of: screen) { $0.isInCall.toggle() }
        case .help, .status, .networkActivity, .picture, .quit: return []
        }
    }

    private func device(_ step: Int, from screen: Screen) -> [InputEvent] {
        let devices = Self.devices
        let index = devices.firstIndex { $0.display == screen.device.display } ?? 0
        let device = devices[(index + step + devices.count) % devices.count]
        let isUnchanged = screen.status == .marketing(for: screen.device)
        return [.device(device)] + (isUnchanged ? [.status(.marketing(for: device))] : [])
    }

    private func textSize(_ step: Int, from size: TextSize) -> [InputEvent] {
        let sizes = TextSize.allCases
        guard let index = sizes.firstIndex(of: size), sizes.indices.contains(index + step) else { return [] }
        return [.textSize(sizes[index + step])]
    }

    private func status(of screen: Screen, _ change: (inout DeviceStatus) -> Void) -> [InputEvent] {
        var status = screen.status
        change(&status)
        return status == screen.status ? [] : [.status(status)]
    }
}
