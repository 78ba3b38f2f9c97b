import LintelModel

/// Outlines of the small glyphs, each filling the rectangle it is given. Our own drawings after public screenshots.
enum StatusGlyph {
    private static func points(_ pairs: [(Double, Double)]) -> [Point] { pairs.map { Point(x: $0.0, y: $0.1) } }

    /// Grid of the bolt: its shape as read from a device's picture at 440 pt.
    static let boltGrid = Size(width: 10.3, height: 14.8)

    /// A bolt from upper right to lower left.
    static func bolt(in rect: Rect) -> Path {
        let corners = points([(6.3, 0), (-0.2, 7.9), (4.4, 7.9), (2.7, 14.8), (3.9, 14.8), (10.5, 6.3), (5.8, 6.3), (7.6, 0)])
        return Outline.fitted(Outline.rounded(corners, radius: 0.6), from: boltGrid, into: rect)
    }

    /// The location arrow, tip up and right.
    static func locationArrow(in rect: Rect) -> Path {
        let corners = points([(10.2, -0.2), (-0.1, 4.5), (0.1, 5.4), (4.6, 5.4), (4.6, 9.9), (5.5, 10.1)])
        return Outline.fitted(Outline.rounded(corners, radius: 0.55), from: Size(width: 10, height: 10), into: rect)
    }

    /// A crescent open to the upper right.
    static func moon(in rect: Rect) -> Path {
        var path = Path()
        path.move(3.7, 0.1)
        func curve(_ x: Double, _ y: Double, _ a: (Double, Double), _ b: (Double, Double)) {
            path.elements.append(.curve(Point(x: x, y: y), control1: Point(x: a.0, y: a.1), control2: Point(x: b.0, y: b.1)))
        }
        curve(3.4, 0.9, (4.1, -0.15), (3.7, 0.4))
        curve(3.2, 2.8, (3.3, 1.5), (3.2, 2.1))
        curve(7.2, 6.8, (3.2, 5.1), (4.9, 6.8))
        curve(9.1, 6.4, (7.9, 6.8), (8.5, 6.6))
        curve(9.9, 6.4, (9.7, 6.1), (10.2, 5.8))
        curve(5.3, 10, (9.3, 8.5), (7.4, 10))
        curve(0, 4.7, (2.3, 10), (0, 7.6))
        curve(3.7, 0.1, (0, 2.6), (1.5, 0.7))
        path.close()
        return Outline.fitted(path, from: Size(width: 10, height: 10), into: rect)
    }

    /// A plane flying to the right, seen from above.
    static func airplane(in rect: Rect) -> Path {
        let upper: [(Double, Double)] = [
            (16, 8), (14.2, 6.7), (10.6, 6.7), (6.6, 0), (4.9, 0), (6.9, 6.7), (3.6, 6.7), (2.2, 4.7), (0.6, 4.7), (1.5, 8),
        ]
        let lower = upper.dropFirst().dropLast().reversed().map { ($0.0, 16 - $0.1) }
        return Outline.fitted(Outline.rounded(points(upper + lower), radius: 0.9), from: Size(width: 16, height: 16), into: rect)
    }

    /// Triangle of a link back to another app, pointing left.
    static func backTriangle(in rect: Rect) -> Path {
        Outline.fitted(
            Outline.rounded(points([(0, 5), (8, 0), (8, 10)]), radius: 0.8), from: Size(width: 8, height: 10), into: rect)
    }

    /// A handset that stands aslant: a bow drawn lying, turned by 135 degrees.
    static func handset(in rect: Rect) -> Path {
        var path = Path()
        path.move(0.4, 5.2)
        func curve(_ x: Double, _ y: Double, _ a: (Double, Double), _ b: (Double, Double)) {
            path.elements.append(.curve(Point(x: x, y: y), control1: Point(x: a.0, y: a.1), control2: Point(x: b.0, y: b.1)))
        }
        curve(7, 2, (0.4, 3.2), (3.4, 2))
        curve(13.6, 5.2, (10.6, 2), (13.6, 3.2))
        curve(13.2, 8, (13.8, 6.4), (13.8, 7.6))
        curve(9.9, 7.2, (12.4, 8.2), (10.4, 7.8))
        curve(9.5, 5.6, (9.5, 6.9), (9.6, 6.2))
        curve(4.5, 5.6, (8.2, 4.9), (5.8, 4.9))
        curve(4.1, 7.2, (4.4, 6.2), (4.5, 6.9))
        curve(0.8, 8, (3.6, 7.8), (1.6, 8.2))
        curve(0.4, 5.2, (0.2, 7.6), (0.2, 6.4))
        path.close()
        let half = 0.5.squareRoot()
        let turned = path.mapped { point in
            let (x, y) = (point.x - 7, point.y - 5.6)
            return Point(x: 5.6 + (y - x) * half, y: 5.6 - (x + y) * half)
        }
        return Outline.fitted(turned.offset(x: -0.55, y: 0.5), from: Size(width: 11.2, height: 11.2), into: rect)
    }

    /// The Bluetooth rune as one line, to be stroked.
    static func bluetooth(in rect: Rect) -> Path {
        let corners = points([(0.5, 3.3), (6.6, 9.7), (3.5, 12.6), (3.5, 0.6), (6.6, 3.5), (0.5, 9.9)])
        var path = Path()
        for (index, corner) in corners.enumerated() {
            if index == 0 { path.move(corner.x, corner.y) } else { path.line(corner.x, corner.y) }
        }
        return Outline.fitted(path, from: Size(width: 7.1, height: 13.2), into: rect)
    }

    /// Two links of a chain, to be stroked.
    static func chainLinks(in rect: Rect) -> [Path] {
        let left = Rect(x: 0.55, y: 0.55, width: 8, height: 4.6)
        return [left, left.offset(x: 4.2, y: 1.9)].map {
            Outline.fitted(.roundedRect($0, radius: 2.3), from: Size(width: 13.3, height: 7.6), into: rect)
        }
    }
}
