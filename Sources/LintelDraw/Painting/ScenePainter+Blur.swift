import CDrawing
import LintelLayout
import LintelModel

extension ScenePainter {
    /// Puts the blurred backdrop into the outline. Only what lies inside the outline's box is looked at.
    func paint(_ blur: BackdropBlur, inside path: Path) {
        let whole = PixelRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        let box = canvas.scale.pixelRect(path.tightBounds).intersection(whole)
        guard !box.isEmpty else { return }
        let backdrop = backdrop(in: box)
        let gaussian = GaussianBlur(sigma: canvas.scale.pixels(blur.radius))
        let cells = backdrop.bitmap.withPixels { gaussian.cells(of: $0, stride: backdrop.bitmap.size.width, box: backdrop.box) }
        let store: PixelStore
        if let blurs {
            store = blurs.picture(of: box, blur, cells: cells) { gaussian.draw(cells, material: blur, into: $0.base, box: box) }
        } else {
            store = PixelStore(count: box.width * box.height)
            gaussian.draw(cells, material: blur, into: store.base, box: box)
        }
        let bytes = UnsafeMutableRawPointer(store.base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height), Int32(box.width * 4))
        let context = canvas.context
        cairo_save(context)
        canvas.trace(canvas.scale.snapped(path))
        // The path keeps its place; the picture goes down pixel on pixel.
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, Double(box.x), Double(box.y))
        let pattern = cairo_get_source(context)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_fill(context)
        cairo_restore(context)
        // Cairo reads our memory until the surface lets go of it.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(store) {}
    }

    /// What is painted so far in a box, open groups included.
    private func backdrop(in box: PixelRect) -> (bitmap: Bitmap, box: PixelRect) {
        guard openGroups.contains(where: \.isPainted),
            let joined = try? Canvas(size: PixelSize(width: box.width, height: box.height), scale: 1)
        else {
            return (canvas.bitmap, box)
        }
        let context = joined.context
        cairo_set_source_surface(context, canvas.surface, -Double(box.x), -Double(box.y))
        cairo_paint(context)
        for group in openGroups {
            // A group's surface carries its place as device offset, so it is put where the canvas has it.
            cairo_set_source_surface(context, group.surface, -Double(box.x), -Double(box.y))
            cairo_paint_with_alpha(context, group.opacity)
        }
        return (joined.bitmap, PixelRect(x: 0, y: 0, width: box.width, height: box.height))
    }
}

extension PixelRect {
    /// The part both have in common.
    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
            height: max(min(y + height, other.y + other.height) - top, 0))
    }

    /// The smallest box that holds both.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left, height: max(y + height, other.y + other.height) - top)
    }
}
