import LintelModel

extension Path {
    /// Points taken along a curve to find its box: within a hundredth of a unit on a symbol's grid.
    private static let steps = 16

    /// The box of the outline itself; `bounds` also holds the control points.
    var outlineBounds: Rect {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let end, let first, let second):
                let start = points.last ?? end
                points += (1...Self.steps).map { step in
                    Self.curvePoint(Double(step) / Double(Self.steps), start, first, second, end)
                }
            case .close: break
            }
        }
        guard let first = points.first else { return .zero }
        return points.reduce(Rect(origin: first, size: .zero)) { box, point in
            Rect(minX: min(box.minX, point.x), minY: min(box.minY, point.y), maxX: max(box.maxX, point.x), maxY: max(box.maxY, point.y))
        }
    }

    private static func curvePoint(_ t: Double, _ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Point {
        let u = 1 - t
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return Point(x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
    }
}
