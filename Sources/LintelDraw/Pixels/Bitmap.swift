public import LintelModel

/// A finished picture: 32 bits a pixel, premultiplied, in the order blue, green, red, alpha in memory.
public struct Bitmap: Sendable {
    /// Columns and rows.
    public let size: PixelSize
    /// Pixels to a point.
    public let scale: Scale
    let store: PixelStore

    init(size: PixelSize, scale: Scale, store: PixelStore) {
        self.size = size
        self.scale = scale
        self.store = store
    }

    /// The pixel at a place inside the picture as `0xAARRGGBB`, premultiplied.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && y >= 0 && x < size.width && y < size.height, "the place lies outside the picture")
        return store.base[y * size.width + x]
    }

    /// The colour at a place, no longer premultiplied.
    public func color(x: Int, y: Int) -> Color { Color(premultiplied: self[x, y]) }

    /// The part of a box that lies inside the picture.
    func clamped(_ box: PixelRect) -> PixelRect {
        let left = min(max(box.x, 0), size.width)
        let top = min(max(box.y, 0), size.height)
        let right = min(max(box.x + box.width, left), size.width)
        let bottom = min(max(box.y + box.height, top), size.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Reads the pixels row after row.
    func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        withExtendedLifetime(store) { body(UnsafePointer(store.base)) }
    }
}

extension Color {
    /// From a premultiplied `0xAARRGGBB`.
    init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else {
            self = .clear
            return
        }
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
    }
}

extension Bitmap {
    /// A copy of a box that lies inside the picture.
    func part(_ box: PixelRect) -> Bitmap {
        let part = PixelStore(count: box.width * box.height)
        withPixels { pixels in
            for y in 0..<box.height {
                (part.base + y * box.width).update(from: pixels + (box.y + y) * size.width + box.x, count: box.width)
            }
        }
        return Bitmap(size: PixelSize(width: box.width, height: box.height), scale: scale, store: part)
    }
}
