/// A window of the scene (SB-57).
public struct Window: Hashable, Sendable {
    /// Keyboard, text-effects and preview windows never decide about the bar.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case ordinary, keyboard, textEffects, preview
    }

    public var name: String
    public var kind: Kind
    public var root: Controller?
    public var isHidden: Bool
    /// From 0 to 1; a window with 0 is not visible.
    public var alpha: Double
    /// `windowLevel`; 0 is normal.
    public var level: Double
    /// Frame in points; nil fills the screen.
    public var frame: Rect?
    /// `overrideUserInterfaceStyle`; counts for everything in the window (SB-60).
    public var appearance: Appearance?
    /// Why it is not known that the root stands here, as a sentence; nil where it is.
    public var doubt: String?

    public init(_ name: String = "window", root: Controller? = nil, kind: Kind = .ordinary, level: Double = 0, frame: Rect? = nil) {
        self.name = name
        self.root = root
        self.kind = kind
        self.level = level
        self.frame = frame
        isHidden = false
        alpha = 1
    }

    /// Whether it may decide on a screen of this size.
    func mayDecide(screen: Size, system: SystemVersion) -> Bool {
        guard !isHidden, alpha > 0, kind == .ordinary else { return false }
        guard let frame, system >= Self.frameCounts else { return true }
        return frame == Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    }

    /// Before, a window of any size could take the bar over (SB-57).
    private static let frameCounts: SystemVersion = 10
}
