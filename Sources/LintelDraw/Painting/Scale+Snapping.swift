import LintelModel

extension Scale {
    /// The outline to fill: an upright rectangle is moved onto whole pixels and is at least one wide and high, anything else stays.
    /// The one place where lines are snapped.
    func snapped(_ path: Path) -> Path {
        guard let rect = path.uprightRect else { return path }
        let (left, right) = snapped(rect.minX, rect.maxX)
        let (top, bottom) = snapped(rect.minY, rect.maxY)
        return .rect(Rect(minX: left, minY: top, maxX: right, maxY: bottom))
    }

    private func snapped(_ low: Double, _ high: Double) -> (Double, Double) {
        let first = pixels(low).rounded()
        let last = max(pixels(high).rounded(), first + 1)
        return (points(first), points(last))
    }
}

extension Path {
    /// The rectangle that the outline is, where it is one with upright sides (`Path.rect`).
    private var uprightCorners: (Point, Point)? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3], case .close = elements[4]
        else { return nil }
        let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        return isUpright && b.x > a.x && c.y > b.y ? (a, c) : nil
    }

    var uprightRect: Rect? { uprightCorners.map { Rect(minX: $0.x, minY: $0.y, maxX: $1.x, maxY: $1.y) } }
}
