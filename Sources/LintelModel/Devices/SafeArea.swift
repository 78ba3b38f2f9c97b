/// `safeAreaInsets` of a full-screen window in both orientations, in points.
public struct SafeArea: Hashable, Sendable {
    public var portrait: EdgeInsets
    public var landscape: EdgeInsets

    public init(portrait: EdgeInsets, landscape: EdgeInsets) {
        self.portrait = portrait
        self.landscape = landscape
    }
}

/// `statusBarFrame.height` in both orientations, in points; 0 where the system shows no bar.
public struct StatusBarHeight: Hashable, Sendable {
    /// On island phones 53.67 or 56.33, which whole-number readers report as 54; smaller than the safe area (SB-27).
    public var portrait: Double
    public var landscape: Double

    public init(portrait: Double, landscape: Double) {
        self.portrait = portrait
        self.landscape = landscape
    }
}
