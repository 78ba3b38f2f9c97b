public import LintelModel

/// A device as a test plays it: what it is, how it is held and set, what its status bar shows. A text that names a device stands for it.
public struct TestDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The device's name, id, alias or model identifier; looked up when the test runs.
    public var name: String
    public var traits = Traits()
    /// Nil shows Apple's own state in pictures: 9:41, full signal, full battery (SB-26).
    public var status: DeviceStatus?
    /// The status bar keys of the app's Info.plist.
    public var keys = StatusBarKeys()
    private var hasOwnSystem = false

    public init(named name: String) { self.name = name }

    public init(stringLiteral value: String) { self.init(named: value) }

    public static let iPhoneSE = TestDevice(named: "iphone-se-3")
    public static let iPhone13Mini = TestDevice(named: "iphone-13-mini")
    public static let iPhone14 = TestDevice(named: "iphone-14")
    public static let iPhone15 = TestDevice(named: "iphone-15")
    public static let iPhone16 = TestDevice(named: "iphone-16")
    public static let iPhone16ProMax = TestDevice(named: "iphone-16-pro-max")
    public static let iPhone17 = TestDevice(named: "iphone-17")
    public static let iPadMini = TestDevice(named: "ipad-mini-a17-pro")
    public static let iPadPro13 = TestDevice(named: "ipad-pro-13-m4")

    public var dark: TestDevice { with { $0.traits.appearance = .dark } }
    public var landscape: TestDevice { with { $0.traits.orientation = .landscape } }
    /// The preferred text size of the system's settings.
    public func textSize(_ size: TextSize) -> TestDevice { with { $0.traits.textSize = size } }
    /// Language and region; the language decides about the direction.
    public func locale(_ locale: LocaleIdentifier) -> TestDevice { with { $0.traits.locale = locale } }
    /// The user's settings that change how bars look or move.
    public func accessibility(_ settings: AccessibilitySettings) -> TestDevice { with { $0.traits.accessibility = settings } }
    /// What the status bar shows at launch.
    public func status(_ status: DeviceStatus) -> TestDevice { with { $0.status = status } }
    /// The status bar keys of the app's Info.plist.
    public func keys(_ keys: StatusBarKeys) -> TestDevice { with { $0.keys = keys } }

    /// The system that runs, and the SDK the app was linked against, which is the same unless it is given. Without this 18, or the
    /// nearest system that runs on the device.
    public func system(_ system: SystemVersion, sdk: SystemVersion? = nil) -> TestDevice {
        with {
            $0.traits.system = system
            $0.traits.sdk = sdk ?? system
            $0.hasOwnSystem = true
        }
    }

    private func with(_ change: (inout TestDevice) -> Void) -> TestDevice {
        var device = self
        change(&device)
        return device
    }

    /// Device and traits, with a system that runs on it.
    func resolved() throws(TestingError) -> (device: Device, traits: Traits) {
        guard let device = DeviceCatalogue.device(named: name) else {
            throw .deviceUnknown(name, near: DeviceCatalogue.suggestions(for: name))
        }
        guard !hasOwnSystem else { return (device, traits) }
        var traits = traits
        traits.system = max(traits.system, device.firstSystem)
        if let last = device.lastSystem { traits.system = min(traits.system, last) }
        traits.sdk = traits.system
        return (device, traits)
    }
}
