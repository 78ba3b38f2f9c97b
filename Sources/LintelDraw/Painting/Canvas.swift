import CDrawing
import LintelModel

/// A drawing surface of whole pixels, addressed in points. Owns its Cairo objects.
final class Canvas {
    /// Pixels a side; a little under what Cairo's fixed-point coordinates can hold.
    static let largestSide = 32_000

    let size: PixelSize
    let scale: Scale
    let context: OpaquePointer
    let surface: OpaquePointer
    private let store: PixelStore

    init(size: PixelSize, scale: Scale) throws(DrawError) {
        guard (1...Self.largestSide).contains(size.width), (1...Self.largestSide).contains(size.height) else {
            throw .sizeRefused(size)
        }
        self.size = size
        self.scale = scale
        store = PixelStore(count: size.width * size.height)
        let bytes = UnsafeMutableRawPointer(store.base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4))
        guard let surface, let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            throw .libraryFailed("Cairo has no memory for \(size.width) × \(size.height) pixels")
        }
        self.surface = surface
        self.context = context
        cairo_scale(context, Double(scale.factor), Double(scale.factor))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// What is painted so far. The same memory: whoever paints on changes the bitmap too, so hand it out last.
    var bitmap: Bitmap {
        cairo_surface_flush(surface)
        return Bitmap(size: size, scale: scale, store: store)
    }
}
