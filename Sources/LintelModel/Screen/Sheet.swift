/// A screen's worth of an app that stands as a sheet above another one: it has bars of its own, and no status bar.
public struct Sheet: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// Its lower edge is the screen's, so that the home indicator lies over it.
    public var reachesBottom: Bool

    public init(size: Size, reachesBottom: Bool) {
        self.size = size
        self.reachesBottom = reachesBottom
    }
}
