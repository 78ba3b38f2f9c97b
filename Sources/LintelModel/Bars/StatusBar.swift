/// What a screen wants of the system's status bar.
public struct StatusBar: Hashable, Sendable {
    /// `UIStatusBarStyle`, and `automatic`: by measured contrast (cli.md).
    public enum Style: String, Sendable, CaseIterable {
        case `default`, lightContent, darkContent, automatic
    }

    public var style: Style
    /// Nil leaves it to the system, which hides the bar in compact height (SB-21).
    public var isHidden: Bool?
    /// How a change of *hidden* moves, instead of what the controllers answer (`UIStatusBarAnimation`, SB-70).
    public var animation: StatusBarResolution.Animation?
    /// Share of the time that has passed since *hidden* became what it is, from 0 to 1; nil when everything has come to rest.
    public var progress: Double?
    public var background: BarBackground

    public init(style: Style = .default, isHidden: Bool? = nil, background: BarBackground = .none) {
        self.style = style
        self.isHidden = isHidden
        self.background = background
    }
}
