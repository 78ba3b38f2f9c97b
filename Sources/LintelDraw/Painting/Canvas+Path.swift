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
}
