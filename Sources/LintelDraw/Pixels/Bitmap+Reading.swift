import CDrawing
public import LintelModel

extension Bitmap {
    /// The pixels of a PNG file of 8 bits a channel; nil where there is none at the path, or where it is broken.
    /// - Parameter scale: pixels to a point; the file's own word is not asked.
    public init?(pngFile path: String, scale: Scale = 1) {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
        let size = PixelSize(width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let store = PixelStore(count: size.width * size.height)
        // Without an alpha channel its byte holds anything.
        let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
        for y in 0..<size.height {
            let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<size.width { store.base[y * size.width + x] = row[x] | opaque }
        }
        self.init(size: size, scale: scale, store: store)
    }

    /// The part of the picture inside a box (points); nil where they have nothing in common.
    public func cropped(to rect: Rect) -> Bitmap? {
        let box = clamped(scale.pixelRect(rect))
        return box.isEmpty ? nil : part(box)
    }
}
