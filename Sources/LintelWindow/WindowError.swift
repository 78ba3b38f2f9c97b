/// Why no window can be opened.
public enum WindowError: Error, Hashable, Sendable {
    /// The loader's words.
    case libraryMissing(String)
    /// SDL's words.
    case noDisplay(String)
    /// SDL's words about a surface or an update.
    case cannotShow(String)
    /// The painter's words.
    case cannotDraw(String)
}

extension WindowError {
    /// For people; lower case, without full stop.
    public var message: String {
        switch self {
        case .libraryMissing(let reason): "SDL 2, which opens windows, cannot be loaded: \(reason)"
        case .noDisplay(let reason): "there is no display for a window: \(reason)"
        case .cannotShow(let reason): "the window cannot be filled: \(reason)"
        case .cannotDraw(let reason): reason
        }
    }

    /// How to go on.
    public var help: String {
        switch self {
        case .libraryMissing: "install it (apt-get install libsdl2-2.0-0), or say --script FILE to run without a window"
        case .noDisplay: "say --script FILE to run without a window, or put xvfb-run before the command for a display of its own"
        case .cannotShow, .cannotDraw: "say --script FILE to run without a window"
        }
    }
}
