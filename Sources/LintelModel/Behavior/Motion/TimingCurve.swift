#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a change runs through its time: a cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` names it, or a spring.
public struct TimingCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case bezier(Point, Point)
        /// Critically damped; `reach` is the spring's rate times the duration.
        case spring(reach: Double)
    }

    private let shape: Shape

    /// The x of both control points lies in 0 to 1, so that the curve never runs backwards in time.
    public init(_ control1: Point, _ control2: Point) {
        precondition((0...1).contains(control1.x) && (0...1).contains(control2.x), "a timing curve's controls lie between its ends")
        shape = .bezier(control1, control2)
    }

    private init(_ shape: Shape) { self.shape = shape }

    public static let linear = TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))
    /// `kCAMediaTimingFunctionEaseIn` and `kCAMediaTimingFunctionEaseOut`.
    public static let easeIn = TimingCurve(Point(x: 0.42, y: 0), Point(x: 1, y: 1))
    public static let easeOut = TimingCurve(Point(x: 0, y: 0), Point(x: 0.58, y: 1))
    /// `kCAMediaTimingFunctionEaseInEaseOut`.
    public static let easeInOut = TimingCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

    /// The spring by which the system moves keyboards and screens, cut where the change is said to end: keyboards have it as the curve 7 of
    /// their notifications.
    /// - Parameter duration: seconds; the spring itself knows none.
    public static func spring(lasting duration: Double) -> TimingCurve { TimingCurve(.spring(reach: springRate * duration)) }

    /// One in a second: the square root of stiffness 1000 by mass 3, read from the animations that keyboards of iOS 16 run
    /// (flutter/engine, pull request 37604).
    private static let springRate = (1000.0 / 3).squareRoot()

    /// The share of the change that is done after a share of the time; both from 0 to 1.
    public func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch shape {
        case .bezier(let control1, let control2): return Self.bezier(control1, control2, at: fraction)
        case .spring(let reach): return Self.spring(reach * fraction) / Self.spring(reach)
        }
    }

    private static func spring(_ way: Double) -> Double { 1 - (1 + way) * exp(-way) }

    private static func bezier(_ control1: Point, _ control2: Point, at fraction: Double) -> Double {
        // x grows with the parameter, so halving the interval finds it.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<halvings {
            let middle = (low + high) / 2
            if bezier(control1.x, control2.x, middle) < fraction { low = middle } else { high = middle }
        }
        return bezier(control1.y, control2.y, (low + high) / 2)
    }

    /// Enough for the last bit of a double's fraction that a picture could show many times over.
    private static let halvings = 40

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
}
