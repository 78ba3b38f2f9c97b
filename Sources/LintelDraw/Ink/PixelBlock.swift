import LintelModel

/// A copy of some pixels, row after row.
struct PixelBlock {
    var size: PixelSize
    var pixels: [UInt32]
}

extension Bitmap {
    /// The pixels of a box that lies inside the picture.
    func copy(of box: PixelRect) -> PixelBlock {
        let count = box.width * box.height
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
            guard let start = buffer.baseAddress else { return }
            for y in 0..<box.height {
                let source = store.base + (box.y + y) * size.width + box.x
                (start + y * box.width).initialize(from: source, count: box.width)
            }
            used = count
        }
        return PixelBlock(size: PixelSize(width: box.width, height: box.height), pixels: pixels)
    }
}
