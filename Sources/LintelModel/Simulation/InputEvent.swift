/// One thing that a person or the surroundings do to a running screen. A run is replayed by passing the same events at the same times.
public enum InputEvent: Hashable, Sendable {
    case touch(Touch)
    /// A mouse wheel or trackpad over a point; positive `dy` moves the content up, in points.
    case wheel(at: Point, dy: Double)
    /// Typed on a keyboard.
    case text(String)
    case deleteBackward
    case returnKey
    /// The software keyboard comes up or goes away without a field asking for it.
    case keyboard(isUp: Bool)
    case device(Device)
    case orientation(Orientation)
    case appearance(Appearance)
    case textSize(TextSize)
    case accessibility(AccessibilitySettings)
    /// The system that runs, and with it the SDK that was linked.
    case system(SystemVersion)
    case locale(LocaleIdentifier)
    case status(DeviceStatus)
    /// A transfer of the app's begins (true) or ends.
    case networkActivity(Bool)
}

extension InputEvent {
    /// The screen becomes another one, or is held in another way: an open menu does not outlive that.
    public var closesMenus: Bool {
        switch self {
        case .device, .orientation, .system, .locale: true
        case .touch, .wheel, .text, .deleteBackward, .returnKey, .keyboard, .appearance, .textSize, .accessibility, .status,
            .networkActivity:
            false
        }
    }
}

/// An event and when it happens, in seconds since the run began.
public struct TimedInput: Hashable, Sendable {
    public var time: Double
    public var event: InputEvent

    public init(_ event: InputEvent, at time: Double) {
        self.event = event
        self.time = time
    }
}
