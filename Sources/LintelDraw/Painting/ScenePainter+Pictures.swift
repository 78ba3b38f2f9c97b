import CDrawing
import LintelLayout
import LintelModel

extension ScenePainter {
    /// A file that cannot be read leaves its place empty: layout has said so before (`PlacedItem.missingPicture`).
    func paint(_ picture: Picture) {
        guard let file = pictures.picture(picture.file), !picture.rect.isEmpty else { return }
        let context = canvas.context
        cairo_save(context)
        defer { cairo_restore(context) }
        canvas.trace(.rect(picture.rect))
        cairo_clip(context)
        guard let tint = picture.tint else { return place(file, picture) }
        cairo_push_group(context)
        place(file, picture)
        let mask = cairo_pop_group(context)
        canvas.setSource(tint)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    private func place(_ file: LoadedPicture, _ picture: Picture) {
        let rect = picture.placedRect(natural: file.size)
        let scale = canvas.scale
        let size = PixelSize(width: Int(scale.pixels(rect.width).rounded()), height: Int(scale.pixels(rect.height).rounded()))
        cairo_save(canvas.context)
        if let smaller = file.scaledDown(to: size) {
            // On whole pixels, so that it is sharp and quick.
            cairo_identity_matrix(canvas.context)
            cairo_set_source_surface(canvas.context, smaller, scale.pixels(rect.minX).rounded(), scale.pixels(rect.minY).rounded())
            cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
            cairo_paint(canvas.context)
            return cairo_restore(canvas.context)
        }
        cairo_translate(canvas.context, rect.minX, rect.minY)
        cairo_scale(canvas.context, rect.width / file.size.width, rect.height / file.size.height)
        file.paint(on: canvas.context)
        cairo_restore(canvas.context)
    }
}

extension Picture {
    /// Where the whole picture lies, in points, so that it meets its rectangle as the mode asks.
    func placedRect(natural: Size) -> Rect {
        let across = rect.width / natural.width
        let down = rect.height / natural.height
        func scaled(_ factor: Double) -> Rect {
            let size = Size(width: natural.width * factor, height: natural.height * factor)
            let x = rect.x + (rect.width - size.width) * gravity.horizontalShare
            let y = rect.y + (rect.height - size.height) * gravity.verticalShare
            return Rect(x: x, y: y, width: size.width, height: size.height)
        }
        return switch mode {
        case .scaleToFill: rect
        case .aspectFit: scaled(min(across, down))
        case .aspectFill: scaled(max(across, down))
        case .actualSize: scaled(1)
        }
    }
}
