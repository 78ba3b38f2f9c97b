public import LintelModel

/// A moving picture as APNG (PNG specification, third edition, section 11.3.6): each frame holds only the box that differs from the one before, and
/// frames alike become one that stays longer. Opaque; the same frames always give the same bytes.
public struct AnimatedPNG {
    private struct Frame {
        var box: PixelRect
        var data: [UInt8]
        /// In ticks of a frame.
        var ticks: Int
    }

    private let framesPerSecond: Int
    private var frames: [Frame] = []
    private var last: Bitmap?
    /// The first size; a turned or other device is laid into the largest one.
    private let canvas: PixelSize

    /// - Parameters:
    ///   - size: of every frame; smaller pictures lie at the upper left of it, on black.
    ///   - framesPerSecond: from 1 to 1000.
    public init(size: PixelSize, framesPerSecond: Int) {
        canvas = size
        self.framesPerSecond = framesPerSecond
    }

    /// Frames that are stored; ones alike count once.
    public var frameCount: Int { frames.count }

    /// Shows a picture for one more part of a second.
    public mutating func append(_ picture: Bitmap) throws(DrawError) {
        let picture = picture.size == canvas ? picture : picture.laid(onto: canvas)
        guard let last else {
            frames = [Frame(box: PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height), data: try Self.data(picture), ticks: 1)]
            self.last = picture
            return
        }
        let box = picture.difference(from: last)
        if box.isEmpty {
            frames[frames.count - 1].ticks += 1
        } else {
            frames.append(Frame(box: box, data: try Self.data(picture.part(box)), ticks: 1))
        }
        self.last = picture
    }

    private static func data(_ picture: Bitmap) throws(DrawError) -> [UInt8] { try PNGEncoder.opaqueData(picture) }

    /// Plays for ever; empty without frames.
    public func encoded() -> [UInt8] {
        guard !frames.isEmpty else { return [] }
        var file = PNGChunks()
        file.append("IHDR", PNGEncoder.header(canvas, colorType: 2))
        file.append("sRGB", [0])
        file.append("acTL", PNGChunks.bytes(frames.count) + PNGChunks.bytes(0))
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            file.append("fcTL", PNGChunks.bytes(sequence) + control(frame))
            sequence += 1
            if index == 0 {
                file.append("IDAT", frame.data)
            } else {
                file.append("fdAT", PNGChunks.bytes(sequence) + frame.data)
                sequence += 1
            }
        }
        file.append("IEND", [])
        return file.bytes
    }

    /// Size, place, and how long it stays; it is left as it is and written over.
    private func control(_ frame: Frame) -> [UInt8] {
        let box = frame.box
        let ticks = min(frame.ticks, Int(UInt16.max))
        func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        return [box.width, box.height, box.x, box.y].flatMap(PNGChunks.bytes) + short(ticks) + short(framesPerSecond) + [0, 0]
    }
}

extension Bitmap {
    /// The smallest box that holds all pixels that are not those of another picture of this size.
    func difference(from other: Bitmap) -> PixelRect {
        var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
        withPixels { new in
            other.withPixels { old in
                for y in 0..<size.height {
                    let (a, b) = (new + y * size.width, old + y * size.width)
                    guard let first = (0..<size.width).first(where: { a[$0] != b[$0] }) else { continue }
                    let last = (0..<size.width).last { a[$0] != b[$0] } ?? first
                    box = box.union(PixelRect(x: first, y: y, width: last - first + 1, height: 1))
                }
            }
        }
        return box
    }

    /// The picture at the upper left of a canvas; what reaches over is cut off.
    func laid(onto canvas: PixelSize) -> Bitmap {
        let store = PixelStore(count: canvas.width * canvas.height)
        let width = min(size.width, canvas.width)
        withPixels { pixels in
            for y in 0..<min(size.height, canvas.height) {
                (store.base + y * canvas.width).update(from: pixels + y * size.width, count: width)
            }
        }
        return Bitmap(size: canvas, scale: scale, store: store)
    }
}
