import CCairo
import Foundation

/// The same outlines in the same colours painted by Cairo alone: what no drawing with Cairo can be quicker than. Taken from Lintel's own
/// SVG; groups and blurs are left out.
final class CairoFloor {
    private struct Shape {
        var steps: [(letter: UInt8, numbers: [Double])]
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
        var lineWidth: Double?
    }

    private let shapes: [Shape]
    private let photo: OpaquePointer?

    init(svg: String, photo file: String? = nil) {
        let body = svg.components(separatedBy: "</defs>").last ?? svg
        shapes = body.components(separatedBy: "<path ").dropFirst().compactMap { Self.shape($0.components(separatedBy: "/>")[0]) }
        photo = file.flatMap { cairo_image_surface_create_from_png($0) }
    }

    deinit { if let photo { cairo_surface_destroy(photo) } }

    var count: Int { shapes.count }

    func paint(width: Int, height: Int, scale: Double) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        if let photo {
            cairo_set_source_surface(context, photo, 0, 0)
            cairo_paint(context)
        }
        cairo_scale(context, scale, scale)
        for shape in shapes { paint(shape, on: context) }
        cairo_surface_flush(surface)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func paint(_ shape: Shape, on context: OpaquePointer?) {
        cairo_new_path(context)
        for step in shape.steps {
            let n = step.numbers
            switch step.letter {
            case UInt8(ascii: "M"): cairo_move_to(context, n[0], n[1])
            case UInt8(ascii: "L"): cairo_line_to(context, n[0], n[1])
            case UInt8(ascii: "C"): cairo_curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5])
            default: cairo_close_path(context)
            }
        }
        cairo_set_source_rgba(context, shape.red, shape.green, shape.blue, shape.alpha)
        if let width = shape.lineWidth {
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        } else {
            cairo_fill(context)
        }
    }

    private static func shape(_ element: String) -> Shape? {
        guard let data = attribute("d", of: element) else { return nil }
        let stroke = attribute("stroke", of: element)
        let colour = stroke ?? attribute("fill", of: element) ?? "#000"
        let digits = colour.dropFirst().map { String($0) }
        let pairs =
            digits.count == 3 ? digits.map { $0 + $0 } : stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] + digits[$0 + 1] }
        let parts = pairs.map { Double(Int($0, radix: 16) ?? 0) / 255 }
        guard parts.count == 3 else { return nil }
        let strength = attribute(stroke == nil ? "fill-opacity" : "stroke-opacity", of: element)
        return Shape(
            steps: steps(data), red: parts[0], green: parts[1], blue: parts[2], alpha: strength.flatMap { Double($0) } ?? 1,
            lineWidth: stroke == nil ? nil : attribute("stroke-width", of: element).flatMap { Double($0) })
    }

    private static func attribute(_ name: String, of element: String) -> String? {
        let parts = (" " + element).components(separatedBy: " \(name)=\"")
        return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : nil
    }

    /// `M1 2L3 4C…Z`, all absolute, as Lintel writes it.
    private static func steps(_ data: String) -> [(letter: UInt8, numbers: [Double])] {
        var steps: [(letter: UInt8, numbers: [Double])] = []
        var number = ""
        func flush() {
            guard let value = Double(number) else { return }
            steps[steps.count - 1].numbers.append(value)
            number = ""
        }
        for character in data {
            if character.isLetter {
                flush()
                steps.append((character.asciiValue ?? 0, []))
            } else if character == " " || character == "," {
                flush()
            } else if character == "-" {
                flush()
                number = "-"
            } else {
                number.append(character)
            }
        }
        flush()
        return steps.filter { step in step.letter == UInt8(ascii: "Z") || step.numbers.count == (step.letter == UInt8(ascii: "C") ? 6 : 2) }
    }
}
