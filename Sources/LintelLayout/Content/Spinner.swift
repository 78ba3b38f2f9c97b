public import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The wheel of spokes that tells of work without a known end (`UIActivityIndicatorView`).
public struct Spinner: Sendable {
    /// How often the strongest spoke has moved on.
    public var step: Int
    public var color: Color

    public init(step: Int, color: Color) {
        self.step = step
        self.color = color
    }

    /// Spokes since iOS 13; it had twelve before.
    public static let spokes = 8
    /// Seconds from one step to the next: a turn takes a second. By eye.
    public static let stepDuration = 0.125

    // Shares of the side and strengths, by eye on indicators of iOS 13 to 18.
    private static let inner = 0.235
    private static let outer = 0.44
    private static let thickness = 0.125
    private static let faintest = 0.2

    /// - Parameter side: of its square, in points.
    public func drawing(at center: Point, side: Double) -> [Scene.Item] {
        (0..<Self.spokes).map { index in
            let angle = Double(index) / Double(Self.spokes) * 2 * .pi - .pi / 2
            func end(_ share: Double) -> Point { Point(x: center.x + share * side * cos(angle), y: center.y + share * side * sin(angle)) }
            let spoke = Path([.move(end(Self.inner)), .line(end(Self.outer))])
            return .stroke(spoke, Stroke(width: Self.thickness * side), color.opacity(strength(of: index)))
        }
    }

    /// The spoke that the wheel has reached is the strongest, and those behind it fade.
    private func strength(of spoke: Int) -> Double {
        let age = ((step - spoke) % Self.spokes + Self.spokes) % Self.spokes
        return 1 - (1 - Self.faintest) * Double(age) / Double(Self.spokes - 1)
    }
}
