import CCairo
import Foundation

/// A picture as restless as a photo: broad gradients, some hard edges, and noise from a fixed seed.
enum Photograph {
    static func write(width: Int, height: Int, to path: String) -> Bool {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else { return false }
        defer { cairo_surface_destroy(surface) }
        guard let bytes = cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var seed: UInt32 = 2_463_534_242
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                // Marsaglia's xorshift.
                seed ^= seed << 13
                seed ^= seed >> 17
                seed ^= seed << 5
                let grain = Int(seed & 31) - 16
                let hill = Int(90 * sin(Double(x) / 97) + 60 * cos(Double(y) / 61))
                let tile = (x / 180 + y / 140) % 3 == 0 ? 50 : 0
                func level(_ base: Int) -> UInt32 { UInt32(min(max(base + grain, 0), 255)) }
                row[x] = level(120 + hill) << 16 | level(90 + y * 120 / height + tile) << 8 | level(200 - hill - tile)
            }
        }
        cairo_surface_mark_dirty(surface)
        return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }
}
