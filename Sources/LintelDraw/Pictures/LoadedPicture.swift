import CDrawing
import Foundation
import LintelModel

/// A picture file in memory. Owns its C objects.
final class LoadedPicture {
    private enum Source {
        case drawing(UnsafeMutablePointer<RsvgHandle>)
        case pixels(OpaquePointer)
    }

    /// What gdk-pixbuf may read, by its own names: pixels only, no drawings under a false name.
    private static let otherFormats: Set<String> = ["jpeg", "png", "gif", "tiff", "bmp"]

    /// Natural size in points: pixels divided by the scale that the file's name ends in (`@2x`, `@3x`).
    let size: Size
    private let source: Source
    /// Large pictures take long to scale down, and a running screen asks for the same few sizes again and again: its own, and the small one
    /// that its status bar's style is decided by. Newest last.
    private var scaled: [(size: PixelSize, surface: OpaquePointer)] = []
    private static let keptSizes = 3

    private init(_ source: Source, size: Size) {
        self.source = source
        self.size = size
    }

    deinit {
        switch source {
        case .drawing(let handle): g_object_unref(handle)
        case .pixels(let surface): cairo_surface_destroy(surface)
        }
        for smaller in scaled { cairo_surface_destroy(smaller.surface) }
    }

    /// Nil where the file cannot be read, is too large, or is no picture.
    static func read(_ path: String) -> LoadedPicture? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= PictureStore.largestFile else { return nil }
        let name = path.lowercased()
        if name.hasSuffix(".svg") { return readDrawing(path) }
        guard let surface = name.hasSuffix(".png") ? readPNG(path) : readOther(path) else { return nil }
        let scale: Double = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
        let size = Size(
            width: Double(cairo_image_surface_get_width(surface)) / scale,
            height: Double(cairo_image_surface_get_height(surface)) / scale)
        return LoadedPicture(.pixels(surface), size: size)
    }

    /// Read from memory and without a base address, so that a drawing cannot pull in other files.
    private static func readDrawing(_ path: String) -> LoadedPicture? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let handle = data.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
        }
        guard let handle else { return nil }
        var width = 0.0
        var height = 0.0
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var box = RsvgRectangle()
            var hasBox: gboolean = 0
            rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
            if hasBox != 0 { (width, height) = (box.width, box.height) }
        }
        guard width > 0, height > 0 else {
            g_object_unref(handle)
            return nil
        }
        return LoadedPicture(.drawing(handle), size: Size(width: width, height: height))
    }

    private static func readPNG(_ path: String) -> OpaquePointer? {
        let surface = cairo_image_surface_create_from_png(path)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    private static func readOther(_ path: String) -> OpaquePointer? {
        guard let format = gdk_pixbuf_get_file_info(path, nil, nil), let name = gdk_pixbuf_format_get_name(format) else { return nil }
        defer { g_free(name) }
        guard Self.otherFormats.contains(String(cString: name)), let raw = gdk_pixbuf_new_from_file(path, nil) else { return nil }
        // Cameras turn pictures by a mark in the file.
        let upright = gdk_pixbuf_apply_embedded_orientation(raw)
        g_object_unref(UnsafeMutableRawPointer(raw))
        guard let pixbuf = upright else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let source = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let (channels, stride) = (Int(gdk_pixbuf_get_n_channels(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf)))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let target = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let targetStride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let from = source + y * stride
            let to = UnsafeMutableRawPointer(target + y * targetStride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let pixel = from + x * channels
                let alpha = channels == 4 ? UInt32(pixel[3]) : 255
                func part(_ index: Int) -> UInt32 { (UInt32(pixel[index]) * alpha + 127) / 255 }
                to[x] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// The picture at a smaller size in pixels, kept while few other sizes are asked for; nil for drawings and where it would grow.
    func scaledDown(to size: PixelSize) -> OpaquePointer? {
        guard case .pixels(let surface) = source, size.width > 0, size.height > 0,
            size.width < Int(cairo_image_surface_get_width(surface)), size.height < Int(cairo_image_surface_get_height(surface))
        else { return nil }
        if let known = scaled.first(where: { $0.size == size }) { return known.surface }
        guard let smaller = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)),
            let context = cairo_create(smaller)
        else { return nil }
        cairo_scale(context, Double(size.width) / self.size.width, Double(size.height) / self.size.height)
        paint(on: context)
        cairo_destroy(context)
        if scaled.count == Self.keptSizes { cairo_surface_destroy(scaled.removeFirst().surface) }
        scaled.append((size, smaller))
        return smaller
    }

    /// Paints the picture at its natural size from the origin of the context's space.
    func paint(on context: OpaquePointer) {
        switch source {
        case .drawing(let handle):
            var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
            // A drawing may hold text.
            FontFiles.lock.lock()
            defer { FontFiles.lock.unlock() }
            rsvg_handle_render_document(handle, context, &viewport, nil)
        case .pixels(let surface):
            let width = Double(cairo_image_surface_get_width(surface))
            cairo_scale(context, size.width / width, size.width / width)
            cairo_set_source_surface(context, surface, 0, 0)
            let pattern = cairo_get_source(context)
            // Without it the picture's rim would fade into nothing when it is scaled.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_rectangle(context, 0, 0, width, Double(cairo_image_surface_get_height(surface)))
            cairo_fill(context)
        }
    }
}
