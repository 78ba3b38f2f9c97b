/// The battery (SB-03, SB-08).
public struct BatteryStatus: Hashable, Sendable {
    /// On power, full on power, or neither.
    public enum State: String, Sendable, CaseIterable {
        case charging, charged, discharging
    }

    /// At or under this charge, and not on power, the fill is red (SB-08).
    public static let lowLevel = 20

    /// Charge in percent, 0 to 100.
    public var level: Int
    public var state: State
    public var isLowPowerMode: Bool
    public var showsPercentage: Bool

    public init(level: Int = 100, state: State = .discharging, isLowPowerMode: Bool = false, showsPercentage: Bool = false) {
        self.level = level
        self.state = state
        self.isLowPowerMode = isLowPowerMode
        self.showsPercentage = showsPercentage
    }
}
