import LintelLayout
import LintelModel

extension StatusBarResolution {
    /// The style that is drawn.
    var styleInUse: StatusBar.Style {
        switch style {
        case .lightContent, .darkContent: style
        case .automatic, .default: fallbackStyle
        }
    }
}

extension PlacedScreen {
    /// What lies behind the status bar, in cli.md's words.
    var statusBarBackground: String {
        if let word = screen.statusBar.background.word { return word }
        guard navigationBar != nil, let bar = resolution.navigationBar, bar.appearance.background != .none else { return "none" }
        return "navigationBar"
    }
}

extension BarBackground {
    /// `transparent`, `opaque` or `blur` (cli.md).
    var measuredName: String {
        switch self {
        case .none: "transparent"
        case .blur: "blur"
        case .color, .gradient, .image: "opaque"
        case .layers(let layers): layers.contains { $0.measuredName == "opaque" } ? "opaque" : "blur"
        case .faded(let background, _): background.measuredName
        }
    }

    /// The uppermost layer's kind; nil where there is none.
    fileprivate var word: String? {
        switch self {
        case .none: nil
        case .color: "color"
        case .gradient: "gradient"
        case .image: "image"
        case .blur: "blur"
        case .layers(let layers): layers.last?.word
        case .faded(let background, _): background.word
        }
    }
}

extension Screen {
    /// Set where network activity is asked for and cannot be seen (NA-02).
    var networkActivityNote: String? {
        guard let visibility = networkActivityVisibility, !visibility.isVisible else { return nil }
        return "network activity is \(visibility.reason)"
    }

    /// Set where the device never ran the system: it is drawn by its class all the same (cli.md).
    var systemNote: String? {
        let system = traits.system
        if system.major < device.firstSystem.major { return "\(device.name) began with iOS \(device.firstSystem): drawn by its class" }
        if let last = device.lastSystem, system.major > last.major { return "\(device.name) ended with iOS \(last): drawn by its class" }
        return nil
    }
}
