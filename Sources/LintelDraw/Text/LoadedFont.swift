import CDrawing
import LintelModel

/// One face as Pango opened it, with the outlines that were asked of it so far.
final class LoadedFont {
    let isAskedFace: Bool
    private let font: UnsafeMutablePointer<PangoFont>
    private let size: Double
    private var outlines: [UInt: Path] = [:]

    /// `size` is the size it was opened at, in pixels to an em.
    init(_ font: UnsafeMutablePointer<PangoFont>, askedFile: String, size: Double) {
        self.font = font
        self.size = size
        g_object_ref(font)
        var file: UnsafeMutablePointer<FcChar8>?
        let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        let isNamed = FcPatternGetString(pattern, "file", 0, &file) == FcResultMatch
        isAskedFace = isNamed && file.map { String(cString: $0) == askedFile } == true
    }

    deinit { g_object_unref(font) }

    /// A glyph's outline in ems, from its origin on the baseline, y down.
    func outline(of glyph: UInt, scratch: OpaquePointer) -> Path {
        if let known = outlines[glyph] { return known }
        cairo_set_scaled_font(scratch, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
        cairo_new_path(scratch)
        var placed = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_glyph_path(scratch, &placed, 1)
        let path = Self.path(copiedFrom: scratch).scaled(1 / size)
        outlines[glyph] = path
        return path
    }

    private static func path(copiedFrom context: OpaquePointer) -> Path {
        guard let copy = cairo_copy_path(context) else { return Path() }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return Path() }
        var path = Path()
        var index = 0
        func point(_ place: Int) -> Point { Point(x: data[index + place].point.x, y: data[index + place].point.y) }
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: path.elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: path.elements.append(.curve(point(3), control1: point(1), control2: point(2)))
            case CAIRO_PATH_CLOSE_PATH: path.elements.append(.close)
            default: break
            }
            index += max(1, Int(header.length))
        }
        // Cairo ends each closed outline with a move to where the next one might begin.
        if case .move = path.elements.last { path.elements.removeLast() }
        return path
    }
}
