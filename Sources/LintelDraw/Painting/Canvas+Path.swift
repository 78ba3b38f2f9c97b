import CDrawing
import LintelLayout
import LintelModel

extension Canvas {
    /// Makes an outline the current path, moved by an offset. Begins anew: a point left behind by text would draw a line to it.
    func trace(_ path: Path, offset: Point = .zero) {
        cairo_new_path(context)
        let (dx, dy) = (offset.x, offset.y)
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x + dx, point.y + dy)
            case .line(let point): cairo_line_to(context, point.x + dx, point.y + dy)
            case .curve(let end, let first, let second):
                cairo_curve_to(context, first.x + dx, first.y + dy, second.x + dx, second.y + dy, end.x + dx, end.y + dy)
            case .close: cairo_close_path(context)
            }
        }
    }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color): setSource(color)
        case .linearGradient(let colors, let from, let to):
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            for (index, color) in colors.enumerated() {
                let place = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
                cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, color.alpha)
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// A rectangle whose edges lie on pixels, at least one pixel wide and high: the one place where lines are snapped.
    func snapped(_ rect: Rect) -> Rect {
        func edges(_ low: Double, _ high: Double) -> (Double, Double) {
            let first = scale.pixels(low).rounded()
            let last = max(scale.pixels(high).rounded(), first + 1)
            return (scale.points(first), scale.points(last))
        }
        let (left, right) = edges(rect.minX, rect.maxX)
        let (top, bottom) = edges(rect.minY, rect.maxY)
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }
}

extension Path {
    /// The rectangle that the outline is, where it is one with upright sides (`Path.rect`).
    var uprightRect: Rect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3], case .close = elements[4], a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x,
            b.x > a.x, c.y > b.y
        else { return nil }
        return Rect(minX: a.x, minY: a.y, maxX: c.x, maxY: c.y)
    }
}
