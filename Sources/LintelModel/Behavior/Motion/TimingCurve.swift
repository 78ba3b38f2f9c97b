/// How a change runs through its time: a cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` names it.
public struct TimingCurve: Hashable, Sendable {
    public var control1: Point
    public var control2: Point

    /// The x of both control points lies in 0 to 1, so that the curve never runs backwards in time.
    public init(_ control1: Point, _ control2: Point) {
        precondition((0...1).contains(control1.x) && (0...1).contains(control2.x), "a timing curve's controls lie between its ends")
        self.control1 = control1
        self.control2 = control2
    }

    public static let linear = TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))
    /// `kCAMediaTimingFunctionEaseInEaseOut`.
    public static let easeInOut = TimingCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

    /// The share of the change that is done after a share of the time; both from 0 to 1.
    public func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        // x grows with the parameter, so halving the interval finds it.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<Self.halvings {
            let middle = (low + high) / 2
            if Self.bezier(control1.x, control2.x, middle) < fraction { low = middle } else { high = middle }
        }
        return Self.bezier(control1.y, control2.y, (low + high) / 2)
    }

    /// Enough for the last bit of a double's fraction that a picture could show many times over.
    private static let halvings = 40

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
}
