/// What `UIStatusBarStyle` comes to on a system (SB-30 to SB-34; `contrast` of behaviour.md, section 2.5).
struct StyleInUse: Hashable, Sendable {
    var style: StatusBar.Style
    /// Where `style` is left to the pixels: what counts while they are unknown.
    var fallback: StatusBar.Style
    var reason: String

    /// The interface style decides from here on (SB-32).
    private static let followsInterface: SystemVersion = 13
    /// The content under the bar decides from here on (SB-32).
    private static let followsContent: SystemVersion = 17

    init(_ preferred: StatusBar.Style, system: SystemVersion, appearance: Appearance) {
        let byInterface: StatusBar.Style = appearance == .dark ? .lightContent : .darkContent
        switch preferred {
        case .lightContent, .darkContent:
            self.init(preferred, reason: "\(preferred.rawValue) is explicit, nothing overrides it (SB-34)")
        case .automatic:
            self.init(.automatic, fallback: byInterface, reason: "automatic: the contrast with the pixels under the bar decides")
        case .default where system < Self.followsInterface:
            self.init(.darkContent, reason: "default means dark text on system \(system) (SB-32)")
        case .default where system < Self.followsContent:
            self.init(
                byInterface, reason: "default follows the \(appearance.rawValue) interface style on system \(system) (SB-32)")
        case .default:
            self.init(.automatic, fallback: byInterface, reason: "default follows the content under the bar on system \(system) (SB-32)")
        }
    }

    private init(_ style: StatusBar.Style, fallback: StatusBar.Style? = nil, reason: String) {
        self.style = style
        self.fallback = fallback ?? style
        self.reason = reason
    }
}
