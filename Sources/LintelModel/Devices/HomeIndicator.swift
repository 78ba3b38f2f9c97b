/// The pill along the lower edge of screens without a home button, in points.
public struct HomeIndicator: Hashable, Sendable {
    public var portraitWidth: Double
    public var landscapeWidth: Double
    /// 5 on phones, 5.5 on iPads.
    public var height: Double
    /// Distance from the pill to the screen's lower edge: 8 on phones, 7.5 on iPads.
    public var gapToEdge: Double

    public init(portraitWidth: Double, landscapeWidth: Double, height: Double, gapToEdge: Double) {
        self.portraitWidth = portraitWidth
        self.landscapeWidth = landscapeWidth
        self.height = height
        self.gapToEdge = gapToEdge
    }

    /// Round ends.
    public var cornerRadius: Double { height / 2 }

    /// The pill's length as the screen is held.
    public func width(_ orientation: Orientation) -> Double { orientation == .portrait ? portraitWidth : landscapeWidth }
}
