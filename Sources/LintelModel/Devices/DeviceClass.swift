/// What a screen's upper and lower edges look like (behaviour.md, section 0). The raw values are cli.md's.
public enum DeviceClass: String, Sendable, CaseIterable {
    /// iPhone with home button (`HB`).
    case homeButton
    /// iPhone with notch (`NO`).
    case notch
    /// iPhone with Dynamic Island (`DI`).
    case dynamicIsland
    /// iPad with home button (`PB`).
    case padHomeButton
    /// iPad with rounded screen and home indicator (`PR`).
    case padFullScreen

    /// Whether the class is one of iPads.
    public var isPad: Bool { self == .padHomeButton || self == .padFullScreen }
    /// Whether there is a pill instead of a button.
    public var hasHomeIndicator: Bool { self == .notch || self == .dynamicIsland || self == .padFullScreen }
}
