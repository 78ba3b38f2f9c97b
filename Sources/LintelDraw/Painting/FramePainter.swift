import CDrawing
public import LintelLayout
public import LintelModel

/// Paints a screen frame after frame into pixels of its own, and of each frame only what has changed. The pixels are always those of a picture
/// painted from scratch.
public final class FramePainter {
    private let studio: Studio
    /// Nil takes each screen's own.
    private let fixedScale: Scale?
    private var canvas: Canvas?
    private var blurs: BlurCache?
    private var shown: PlacedScreen?

    /// - Parameter scale: pixels to a point; nil for the device's own.
    public init(_ renderer: ScreenRenderer, scale: Scale? = nil) {
        studio = renderer.studio
        fixedScale = scale
    }

    /// Columns and rows of the frame that was painted last; none before the first.
    public var size: PixelSize { canvas?.size ?? PixelSize(width: 0, height: 0) }

    /// Brings the pixels up to date and answers the boxes that were painted, apart from each other; none where nothing has changed.
    @discardableResult
    public func paint(_ placed: PlacedScreen) throws(DrawError) -> [PixelRect] {
        let scale = fixedScale ?? placed.screen.device.scale
        let size = scale.pixelSize(placed.size)
        var boxes = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
        let target: Canvas
        if let canvas, let shown, canvas.size == size, canvas.scale == scale {
            boxes = FrameChanges(from: shown, to: placed, text: studio.text, scale: scale).boxes
            target = canvas
        } else {
            target = try Canvas(size: size, scale: scale)
            canvas = target
            blurs = BlurCache(budget: size.width * size.height)
        }
        shown = placed
        let items = placed.layers.flatMap(\.drawing)
        for box in boxes { paint(items, in: box, on: target) }
        return boxes
    }

    private func paint(_ items: [Scene.Item], in box: PixelRect, on canvas: Canvas) {
        let context = canvas.context
        cairo_save(context)
        defer { cairo_restore(context) }
        let painter = ScenePainter(canvas: canvas, text: studio.text, pictures: studio.pictures, blurs: blurs)
        let rect = canvas.scale.rect(box)
        painter.clip(to: [rect])
        if !items.coversGround(of: rect) {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        let near = canvas.scale.rect(box.grown(by: 1))
        for item in items where item.bounds(text: studio.text).intersects(near) { painter.paint(item) }
    }

    /// What is painted so far, as a copy that stays as it is.
    public func picture() throws(DrawError) -> Bitmap {
        guard let canvas else { throw .sizeRefused(size) }
        return canvas.bitmap.part(PixelRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height))
    }

    /// Copies a box of the frame into other memory, at the same place, as `0xAARRGGBB`.
    /// - Parameters:
    ///   - target: the first pixel of a picture that is at least as large as the frame.
    ///   - bytesPerRow: from one of its rows to the next.
    public func copy(_ box: PixelRect, to target: UnsafeMutableRawPointer, bytesPerRow: Int) {
        guard let canvas else { return }
        let box = canvas.bitmap.clamped(box)
        canvas.bitmap.withPixels { pixels in
            for y in box.y..<box.y + box.height {
                let row = target + y * bytesPerRow + box.x * 4
                row.copyMemory(from: pixels + y * canvas.size.width + box.x, byteCount: box.width * 4)
            }
        }
    }
}

extension [Scene.Item] {
    /// Whether the first item already hides whatever was there.
    fileprivate func coversGround(of rect: Rect) -> Bool {
        guard case .fill(let path, .color(let color))? = first, color.alpha >= 1, let box = path.uprightRect else { return false }
        return box.union(rect) == box
    }
}
