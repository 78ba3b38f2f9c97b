import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Building outlines for the status bar's glyphs.
enum Outline {
    /// A glyph drawn on a grid of its own, fitted into a rectangle.
    static func fitted(_ path: Path, from grid: Size, into rect: Rect) -> Path {
        path.mapped { Point(x: rect.minX + $0.x * rect.width / grid.width, y: rect.minY + $0.y * rect.height / grid.height) }
    }

    /// A polygon whose corners are rounded by a radius (or by less where a side is short).
    static func rounded(_ corners: [Point], radius: Double) -> Path {
        var path = Path()
        for index in corners.indices {
            let corner = corners[index]
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let start = step(from: corner, towards: before, by: radius)
            let end = step(from: corner, towards: after, by: radius)
            if index == 0 { path.move(start.x, start.y) } else { path.line(start.x, start.y) }
            path.elements.append(.curve(end, control1: between(start, corner, 0.6), control2: between(end, corner, 0.6)))
        }
        path.close()
        return path
    }

    private static func step(from corner: Point, towards other: Point, by distance: Double) -> Point {
        let length = hypot(other.x - corner.x, other.y - corner.y)
        return length == 0 ? corner : between(corner, other, min(distance / length, 0.5))
    }

    private static func between(_ a: Point, _ b: Point, _ share: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }

    /// Appends an arc in steps of at most 45 degrees; angles run clockwise from the right, as y does downwards.
    static func arc(_ path: inout Path, center: Point, radius: Double, from start: Double, to end: Double) {
        let steps = max(1, Int((abs(end - start) / (.pi / 4)).rounded(.up)))
        let turn = (end - start) / Double(steps)
        let reach = 4.0 / 3 * tan(turn / 4) * radius
        for step in 0..<steps {
            let a = start + turn * Double(step)
            let b = a + turn
            let from = Point(x: center.x + radius * cos(a), y: center.y + radius * sin(a))
            let to = Point(x: center.x + radius * cos(b), y: center.y + radius * sin(b))
            path.elements.append(
                .curve(
                    to, control1: Point(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                    control2: Point(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
        }
    }
}
