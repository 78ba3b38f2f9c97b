extension InputEvent {
    /// The event as the cause of a decision, for people.
    public var words: String {
        switch self {
        case .touch(let touch): "a finger \(touch.phase.words) at \(touch.point.words)"
        case .wheel(let point, _): "a wheel over \(point.words)"
        case .text(let text): "the text `\(text)`"
        case .deleteBackward: "the delete key"
        case .returnKey: "the return key"
        case .keyboard(let isUp): isUp ? "the keyboard comes up" : "the keyboard goes away"
        case .device(let device): "the device is \(device.name) now"
        case .orientation(let orientation): "the device is held in \(orientation.rawValue)"
        case .appearance(let appearance): "the interface turns \(appearance.rawValue)"
        case .textSize(let size): "the text size is \(size.rawValue) now"
        case .accessibility: "an accessibility setting changes"
        case .system(let version): "the system is \(version) now"
        case .locale(let locale): "the locale is \(locale.identifier) now"
        case .status: "the device's status changes"
        case .networkActivity(let begins): begins ? "a transfer begins" : "a transfer ends"
        }
    }
}

extension Touch.Phase {
    fileprivate var words: String {
        switch self {
        case .began: "comes down"
        case .moved: "moves"
        case .ended: "leaves"
        case .cancelled: "is cancelled"
        }
    }
}

extension Point {
    fileprivate var words: String { "\(Int(x.rounded())), \(Int(y.rounded()))" }
}
