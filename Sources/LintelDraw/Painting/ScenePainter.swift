import CDrawing
import LintelLayout
import LintelModel

/// Paints scene items onto one canvas.
final class ScenePainter {
    let canvas: Canvas
    let text: TextEngine
    let pictures: PictureStore
    /// Nil where nothing is painted twice.
    let blurs: BlurCache?
    /// Surfaces of the groups that are open, outermost first, with the opacity each will be laid down with, and whether anything may be on it.
    var openGroups: [(surface: OpaquePointer, opacity: Double, isPainted: Bool)] = []

    init(canvas: Canvas, text: TextEngine, pictures: PictureStore, blurs: BlurCache? = nil) {
        self.canvas = canvas
        self.blurs = blurs
        self.text = text
        self.pictures = pictures
    }

    /// Leaves everything outside some rectangles alone, whole pixels of theirs aside.
    func clip(to regions: [Rect]) {
        cairo_new_path(canvas.context)
        for region in regions where !region.isEmpty {
            let box = canvas.scale.rect(canvas.scale.pixelRect(region))
            cairo_rectangle(canvas.context, box.minX, box.minY, box.width, box.height)
        }
        cairo_clip(canvas.context)
    }

    func paint(_ items: [Scene.Item]) {
        for item in items { paint(item) }
    }

    func paint(_ item: Scene.Item) {
        switch item {
        case .fill(let path, let paint): fill(path, paint)
        case .stroke(let path, let stroke, let color): line(path, stroke, color)
        case .text(let run): set(run)
        case .image(let picture): paint(picture)
        case .group(let group): paint(group)
        case .backdropBlur(let path, let blur): paint(blur, inside: path)
        }
        for index in openGroups.indices { openGroups[index].isPainted = true }
    }

    private func fill(_ path: Path, _ paint: Paint) {
        canvas.trace(canvas.scale.snapped(path))
        canvas.setSource(paint)
        cairo_fill(canvas.context)
    }

    private func line(_ path: Path, _ stroke: Stroke, _ color: Color) {
        let context = canvas.context
        canvas.trace(path)
        canvas.setSource(color)
        cairo_set_line_width(context, stroke.width)
        switch stroke.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_stroke(context)
    }

    /// Text goes down as outlines: Cairo 1.16 would put each glyph of a font on a whole pixel.
    private func set(_ run: TextRun) {
        let outline = text.outline(of: run.text, font: run.font, tracking: run.tracking)
        canvas.trace(outline.path, offset: run.origin)
        canvas.setSource(run.color)
        cairo_fill(canvas.context)
    }
}
