import LintelLayout
import LintelModel

#if canImport(Glibc)
    import Glibc
#endif

/// A true Gaussian over a box of pixels, on a grid coarse enough to be quick: averaged down, convolved, and drawn back up by straight interpolation.
/// The widths that averaging and interpolation add themselves are taken off the kernel. Outside the box its outermost cells go on,
/// as `inputNormalizeEdges` has it for UIKit's own backdrops.
struct GaussianBlur {
    /// Pixels to one cell of the grid, on a side.
    let step: Int
    private let kernel: [Float]

    /// The kernel is cut after so many standard deviations, where it has fallen under a thousandth.
    private static let reach = 3.75
    /// The grid is no coarser than this share of the standard deviation, which keeps the error under three levels of 255.
    private static let coarsestShare = 0.4

    /// `sigma` is the standard deviation in pixels.
    init(sigma: Double) {
        var step = 1
        while Double(step * 2) <= sigma * Self.coarsestShare { step *= 2 }
        self.step = step
        let size = Double(step)
        // Variances add up: a box of n cells has (n² - 1) / 12, interpolation between centres n² / 6.
        let added = step == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
        let deviation = max(sigma * sigma - added, 0).squareRoot() / size
        let count = Int(ceil(deviation * Self.reach))
        let weights = (-count...count).map { deviation > 0 ? exp(-Double($0 * $0) / (2 * deviation * deviation)) : 1 }
        let sum = weights.reduce(0, +)
        kernel = weights.map { Float($0 / sum) }
    }

    /// The coarse picture of a box of `pixels` (rows `stride` pixels apart), blurred and then treated as the material asks. It has one cell more
    /// on every side than the box, so that interpolation is right up to the rim.
    func run(_ pixels: UnsafePointer<UInt32>, stride: Int, box: PixelRect, saturation: Double, tint: Color) -> (PixelStore, PixelSize) {
        let size = PixelSize(width: (box.width + step - 1) / step, height: (box.height + step - 1) / step)
        let wide = PixelSize(width: size.width + 2, height: size.height)
        let whole = PixelSize(width: size.width + 2, height: size.height + 2)
        let cells = UnsafeMutablePointer<Float>.allocate(capacity: size.width * size.height * 4)
        let rows = UnsafeMutablePointer<Float>.allocate(capacity: wide.width * wide.height * 4)
        let columns = UnsafeMutablePointer<Float>.allocate(capacity: whole.width * whole.height * 4)
        defer {
            cells.deallocate()
            rows.deallocate()
            columns.deallocate()
        }
        average(pixels + box.y * stride + box.x, stride: stride, box: box, into: cells, size: size)
        convolveRows(cells, size: size, into: rows)
        convolveColumns(rows, size: wide, into: columns)
        return (finish(columns, count: whole.width * whole.height, saturation: Float(saturation), tint: tint), whole)
    }

    private func average(
        _ pixels: UnsafePointer<UInt32>, stride: Int, box: PixelRect, into cells: UnsafeMutablePointer<Float>, size: PixelSize
    ) {
        for row in 0..<size.height {
            let top = row * step
            let bottom = min(top + step, box.height)
            for column in 0..<size.width {
                let left = column * step
                let right = min(left + step, box.width)
                var even: UInt64 = 0
                var odd: UInt64 = 0
                var y = top
                while y < bottom {
                    let line = pixels + y * stride
                    var x = left
                    while x < right {
                        // Two channels at a time, each in 32 bits of its own.
                        let pixel = UInt64(line[x])
                        even &+= pixel & 0xFF | (pixel & 0xFF_0000) << 16
                        odd &+= pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
                        x += 1
                    }
                    y += 1
                }
                let share = 1 / (Float((right - left) * (bottom - top)) * 255)
                let cell = cells + (row * size.width + column) * 4
                cell[0] = Float(even & 0xFFFF_FFFF) * share
                cell[1] = Float(odd & 0xFFFF_FFFF) * share
                cell[2] = Float(even >> 32) * share
                cell[3] = Float(odd >> 32) * share
            }
        }
    }

    /// Each row gains a cell at both ends.
    private func convolveRows(_ source: UnsafePointer<Float>, size: PixelSize, into target: UnsafeMutablePointer<Float>) {
        let margin = (kernel.count / 2 + 1) * 4
        let width = size.width * 4
        let padded = UnsafeMutablePointer<Float>.allocate(capacity: width + margin * 2)
        defer { padded.deallocate() }
        for row in 0..<size.height {
            let line = source + row * width
            for index in 0..<margin {
                padded[index] = line[index & 3]
                padded[margin + width + index] = line[width - 4 + index & 3]
            }
            (padded + margin).update(from: line, count: width)
            weigh(into: target + row * (width + 8), count: width + 8) { UnsafePointer(padded) + $0 * 4 }
        }
    }

    /// A row is gained above and below.
    private func convolveColumns(_ source: UnsafePointer<Float>, size: PixelSize, into target: UnsafeMutablePointer<Float>) {
        let reach = kernel.count / 2
        let width = size.width * 4
        for row in 0..<size.height + 2 {
            weigh(into: target + row * width, count: width) {
                source + min(max(row - 1 + $0 - reach, 0), size.height - 1) * width
            }
        }
    }

    /// The sum of lines, each times its weight of the kernel.
    private func weigh(into target: UnsafeMutablePointer<Float>, count: Int, _ line: (Int) -> UnsafePointer<Float>) {
        target.update(repeating: 0, count: count)
        for tap in 0..<kernel.count {
            let values = line(tap)
            let weight = kernel[tap]
            var index = 0
            while index < count {
                target[index] += values[index] * weight
                index += 1
            }
        }
    }

    private func finish(_ cells: UnsafePointer<Float>, count: Int, saturation: Float, tint: Color) -> PixelStore {
        let store = PixelStore(count: count)
        let (red, green, blue) = (Float(tint.red), Float(tint.green), Float(tint.blue))
        let cover = Float(tint.alpha)
        for index in 0..<count {
            let cell = cells + index * 4
            let alpha = cell[3]
            let grey = 0.2126 * cell[2] + 0.7152 * cell[1] + 0.0722 * cell[0]
            func part(_ value: Float, _ tinted: Float) -> UInt32 {
                let strong = min(max(grey + (value - grey) * saturation, 0), alpha)
                return UInt32((strong + (tinted - strong) * cover) * 255 + 0.5)
            }
            let opaque = UInt32((alpha + (1 - alpha) * cover) * 255 + 0.5)
            store.base[index] = opaque << 24 | part(cell[2], red) << 16 | part(cell[1], green) << 8 | part(cell[0], blue)
        }
        return store
    }
}
