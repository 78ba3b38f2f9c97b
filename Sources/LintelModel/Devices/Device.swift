/// One marketing model of iPhone, iPod touch or iPad. All lengths are points in portrait unless a name says pixels.
public struct Device: Hashable, Sendable, Identifiable {
    /// Short key, such as `iphone-15`.
    public var id: String
    /// Marketing name, such as `iPhone 15`.
    public var name: String
    public var aliases: [String]
    /// The name Xcode gives the simulator, which also begins the file names of fastlane's screenshots.
    public var simulatorName: String
    /// What `hw.machine` reports, such as `iPhone15,4`.
    public var modelIdentifiers: [String]
    /// Year of release.
    public var year: Int
    /// First and last iOS that runs on it; no last one while it is still supported.
    public var firstSystem: SystemVersion
    public var lastSystem: SystemVersion?
    /// The screen it has in common with its siblings, as apps see it now.
    public var display: Display
    /// The same screen in standard zoom, while Display Zoom is on; nil otherwise.
    public internal(set) var displayWithoutZoom: Display?

    public init(
        id: String, name: String, aliases: [String] = [], simulatorName: String? = nil, modelIdentifiers: [String], year: Int,
        firstSystem: SystemVersion, lastSystem: SystemVersion? = nil, display: Display
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.simulatorName = simulatorName ?? name
        self.modelIdentifiers = modelIdentifiers
        self.year = year
        self.firstSystem = firstSystem
        self.lastSystem = lastSystem
        self.display = display
    }

    public var deviceClass: DeviceClass { display.deviceClass }
    public var scale: Scale { display.scale }
    public var isPad: Bool { deviceClass.isPad }

    /// Every text that means this device.
    public var spellings: [String] { [id, name, simulatorName] + aliases + modelIdentifiers }
}
