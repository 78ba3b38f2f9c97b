extension Path {
    /// Distance of a control point that makes a cubic curve a quarter circle of radius 1.
    static let quarterCircle = 0.5522847498

    /// The rectangle's outline, clockwise from its top left.
    public static func rect(_ rect: Rect) -> Path {
        Path([
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// A rectangle with circular corners; the radius is held to half the shorter side.
    public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let r = max(0, min(radius, rect.width / 2, rect.height / 2))
        guard r > 0 else { return .rect(rect) }
        let k = r * (1 - quarterCircle)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        return Path([
            .move(point(rect.minX + r, rect.minY)), .line(point(rect.maxX - r, rect.minY)),
            .curve(
                point(rect.maxX, rect.minY + r), control1: point(rect.maxX - k, rect.minY), control2: point(rect.maxX, rect.minY + k)),
            .line(point(rect.maxX, rect.maxY - r)),
            .curve(
                point(rect.maxX - r, rect.maxY), control1: point(rect.maxX, rect.maxY - k), control2: point(rect.maxX - k, rect.maxY)),
            .line(point(rect.minX + r, rect.maxY)),
            .curve(
                point(rect.minX, rect.maxY - r), control1: point(rect.minX + k, rect.maxY), control2: point(rect.minX, rect.maxY - k)),
            .line(point(rect.minX, rect.minY + r)),
            .curve(
                point(rect.minX + r, rect.minY), control1: point(rect.minX, rect.minY + k), control2: point(rect.minX + k, rect.minY)),
            .close,
        ])
    }

    /// The ellipse that touches the rectangle's sides, as four cubic curves.
    public static func ellipse(in rect: Rect) -> Path {
        let kx = rect.width / 2 * quarterCircle
        let ky = rect.height / 2 * quarterCircle
        let c = rect.center
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        return Path([
            .move(point(rect.maxX, c.y)),
            .curve(point(c.x, rect.maxY), control1: point(rect.maxX, c.y + ky), control2: point(c.x + kx, rect.maxY)),
            .curve(point(rect.minX, c.y), control1: point(c.x - kx, rect.maxY), control2: point(rect.minX, c.y + ky)),
            .curve(point(c.x, rect.minY), control1: point(rect.minX, c.y - ky), control2: point(c.x - kx, rect.minY)),
            .curve(point(rect.maxX, c.y), control1: point(c.x + kx, rect.minY), control2: point(rect.maxX, c.y - ky)),
            .close,
        ])
    }

    /// A circle, as four cubic curves.
    public static func circle(center: Point, radius: Double) -> Path {
        .ellipse(in: Rect(center: center, size: Size(width: radius * 2, height: radius * 2)))
    }
}
