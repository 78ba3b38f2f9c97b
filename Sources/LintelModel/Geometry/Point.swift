/// A place on the screen as held: points, from the top left, y down.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Shifted by so many points.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Point { Point(x: x + dx, y: y + dy) }
}
