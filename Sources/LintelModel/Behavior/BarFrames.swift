/// The place of everything that is no content; nil for what is not on screen.
public struct BarFrames: Hashable, Sendable {
    public var statusBar: Rect?
    /// With the large title, where one is expanded.
    public var navigationBar: BarFrame?
    /// The band of the expanded large title, inside the navigation bar.
    public var largeTitle: Rect?
    /// The band of the prompt, the navigation bar's upper part (TB-07).
    public var prompt: Rect?
    /// The row of the search field, the navigation bar's lower part, as high as scrolling has left it.
    public var search: Rect?
    /// The row of scopes below it.
    public var searchScopes: Rect?
    public var toolbar: BarFrame?
    public var tabBar: BarFrame?
    /// With the home indicator's area.
    public var keyboard: Rect?
    public var homeIndicator: Rect?

    public init() {}
}
