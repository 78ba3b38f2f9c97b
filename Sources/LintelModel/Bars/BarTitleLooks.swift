/// How the two titles of a navigation bar look (`titleTextAttributes`, `largeTitleTextAttributes`). What is nil is the system's.
public struct BarTitleLooks: Hashable, Sendable {
    /// Between the items.
    public var title = BarItemAppearance.Look()
    /// Below them (SB-93).
    public var largeTitle = BarItemAppearance.Look()

    public init() {}
}
