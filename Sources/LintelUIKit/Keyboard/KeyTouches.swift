import LintelLayout
import LintelModel

/// What the software keyboard knows of the fingers on it and of the text that it writes.
@MainActor
struct KeyTouches {
    /// Fingers that came down on keys.
    var down: [Int: KeyboardKey] = [:]
    var keys = KeyboardKeys()
    /// What the shift key last followed.
    var text: (owner: ObjectIdentifier, before: String)?
    /// When the shift key was last touched, in seconds.
    var lastShift: Double?

    /// Seconds until a delete key that is held begins to repeat, and between two letters then; by eye.
    static let repeatDelay = 0.5
    static let repeatInterval = 0.1
}
