#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Path {
    /// The box of the outline itself: curves count where they run, not where their control points lie.
    public var tightBounds: Rect {
        var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
        var current = Point.zero
        func take(_ point: Point) {
            guard let known = box else { return box = (point.x, point.y, point.x, point.y) }
            box = (min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x), max(known.maxY, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                take(point)
                current = point
            case .curve(let end, let first, let second):
                take(end)
                for t in Self.turningPoints(current.x, first.x, second.x, end.x)
                    + Self.turningPoints(current.y, first.y, second.y, end.y)
                {
                    take(
                        Point(
                            x: Self.cubic(current.x, first.x, second.x, end.x, t), y: Self.cubic(current.y, first.y, second.y, end.y, t)))
                }
                current = end
            case .close: break
            }
        }
        return box.map { Rect(minX: $0.minX, minY: $0.minY, maxX: $0.maxX, maxY: $0.maxY) } ?? .zero
    }

    private static func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// Where one coordinate of a cubic curve turns, strictly between its ends.
    private static func turningPoints(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        guard min(b, c) < min(a, d) || max(b, c) > max(a, d) else { return [] }
        let p = d - 3 * c + 3 * b - a
        let q = 2 * (c - 2 * b + a)
        let r = b - a
        var found: [Double] = []
        if abs(p) < 1e-12 {
            if abs(q) > 1e-12 { found = [-r / q] }
        } else {
            let root = q * q - 4 * p * r
            if root >= 0 { found = [(-q + sqrt(root)) / (2 * p), (-q - sqrt(root)) / (2 * p)] }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}
