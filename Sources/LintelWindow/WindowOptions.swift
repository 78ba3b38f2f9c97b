public import LintelModel

/// How a window shows a running screen, and what it asks of those who open it.
public struct WindowOptions {
    /// Pixels of the display to a point; nil for as many as the device has and the display has room for.
    public var scale: Scale?
    /// Reads the machine's own status; nil where nobody can.
    public var readLive: (@MainActor () -> DeviceStatus)?
    /// Whether the status follows the machine from the start.
    public var startsLive = false
    /// Where pictures go that are taken with a key.
    public var pictureFolder = "."
    /// Told of each of them.
    public var didTakePicture: @MainActor (String) -> Void = { _ in }
    /// How often work of the main actor is looked after while nothing moves, in seconds; nil for screens that have none: the window then
    /// sleeps until something happens.
    public var taskInterval: Double?

    public init() {}
}
