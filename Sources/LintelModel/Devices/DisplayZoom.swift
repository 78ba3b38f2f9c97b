/// The screen as apps see it with Display Zoom set to Larger Text.
public struct DisplayZoom: Hashable, Sendable {
    /// Portrait size in points while zoomed.
    public var points: Size
    /// Portrait size of a screenshot while zoomed.
    public var screenshotPixels: PixelSize
    /// Top and bottom safe areas in portrait; nil where no source tells.
    public var safeAreaTop: Double?
    public var safeAreaBottom: Double?

    public init(points: Size, screenshotPixels: PixelSize, safeAreaTop: Double? = nil, safeAreaBottom: Double? = nil) {
        self.points = points
        self.screenshotPixels = screenshotPixels
        self.safeAreaTop = safeAreaTop
        self.safeAreaBottom = safeAreaBottom
    }
}
