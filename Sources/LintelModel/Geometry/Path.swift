/// An outline in points. Built once, drawn by any output.
public struct Path: Hashable, Sendable {
    /// One step of a pen.
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Lifts the pen and begins a new part.
    public mutating func move(_ x: Double, _ y: Double) { elements.append(.move(Point(x: x, y: y))) }
    /// Draws straight from where the pen is.
    public mutating func line(_ x: Double, _ y: Double) { elements.append(.line(Point(x: x, y: y))) }
    /// Draws back to where the part began.
    public mutating func close() { elements.append(.close) }
    /// Adds another outline's parts.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// Every point moved by the same map (scaling, mirroring, shifting).
    public func mapped(_ map: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let point): .line(map(point))
                case .curve(let point, let first, let second): .curve(map(point), control1: map(first), control2: map(second))
                case .close: .close
                }
            })
    }

    /// Shifted by so many points.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Path { mapped { $0.offset(x: dx, y: dy) } }

    /// Larger or smaller, seen from the origin.
    public func scaled(_ factor: Double) -> Path { mapped { Point(x: $0.x * factor, y: $0.y * factor) } }

    /// Seen in a mirror that stands upright in a space of the given width.
    public func mirrored(in width: Double) -> Path { mapped { Point(x: width - $0.x, y: $0.y) } }

    /// The box of all points and control points: never smaller than the outline.
    public var bounds: Rect {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let point, let first, let second): points += [point, first, second]
            case .close: break
            }
        }
        guard let first = points.first else { return .zero }
        return points.reduce(Rect(origin: first, size: .zero)) { box, point in
            Rect(minX: min(box.minX, point.x), minY: min(box.minY, point.y), maxX: max(box.maxX, point.x), maxY: max(box.maxY, point.y))
        }
    }
}
