import LintelLayout
import LintelModel

#if canImport(Glibc)
    import Glibc
#endif

/// A true Gaussian over a box of pixels, on a grid coarse enough to be quick: averaged down, convolved, and drawn back up by cubic B-splines.
/// The widths that averaging and the splines add themselves are taken off the kernel. Colours stay unrounded up to the end, so an almost even
/// backdrop gives level curves and no cells. Outside the box its outermost cells go on, as `inputNormalizeEdges` has it for UIKit's own backdrops.
struct GaussianBlur {
    /// Pixels to one cell of the grid, on a side.
    let step: Int
    private let kernel: [Float]

    /// The kernel is cut after so many standard deviations, where it has fallen under a thousandth.
    private static let reach = 3.75
    /// The grid is no coarser than this share of the standard deviation, which keeps the error under three levels of 255.
    private static let coarsestShare = 0.4
    /// Cells added on every side, so that the splines are whole up to the rim.
    private static let margin = 2

    /// `sigma` is the standard deviation in pixels.
    init(sigma: Double) {
        var step = 1
        while Double(step * 2) <= sigma * Self.coarsestShare { step *= 2 }
        self.step = step
        let size = Double(step)
        // Variances add up: a box of n cells has (n² - 1) / 12, a cubic spline n² / 3.
        let added = step == 1 ? 0 : (size * size - 1) / 12 + size * size / 3
        let deviation = max(sigma * sigma - added, 0).squareRoot() / size
        let count = Int(ceil(deviation * Self.reach))
        let weights = (-count...count).map { deviation > 0 ? exp(-Double($0 * $0) / (2 * deviation * deviation)) : 1 }
        let sum = weights.reduce(0, +)
        kernel = weights.map { Float($0 / sum) }
    }

    /// Columns and rows of the grid over a box.
    private func grid(over box: PixelRect) -> PixelSize {
        PixelSize(width: (box.width + step - 1) / step, height: (box.height + step - 1) / step)
    }

    /// The averages of a box of `pixels` (rows `stride` pixels apart), premultiplied from 0 to 1: all that the blur depends on.
    func cells(of pixels: UnsafePointer<UInt32>, stride: Int, box: PixelRect) -> [SIMD4<Float>] {
        let size = grid(over: box)
        return Array(unsafeUninitializedCapacity: size.width * size.height) { cells, count in
            count = size.width * size.height
            guard let base = cells.baseAddress else { return }
            RowBands.run(rows: size.height, width: size.width * step * step) {
                average(pixels + box.y * stride + box.x, stride: stride, box: box, rows: $0, into: base, width: size.width)
            }
        }
    }

    /// Blurs a box's cells, toned as the material asks, and draws them: as many pixels as the box has.
    func draw(_ averages: [SIMD4<Float>], material: BackdropBlur, into target: UnsafeMutablePointer<UInt32>, box: PixelRect) {
        let size = grid(over: box)
        let wide = PixelSize(width: size.width + Self.margin * 2, height: size.height)
        let whole = PixelSize(width: wide.width, height: size.height + Self.margin * 2)
        let cells = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: size.width * size.height)
        let rows = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: wide.width * wide.height)
        let columns = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: whole.width * whole.height)
        defer {
            cells.deallocate()
            rows.deallocate()
            columns.deallocate()
        }
        averages.withUnsafeBufferPointer { averages in
            if let base = averages.baseAddress { cells.update(from: base, count: averages.count) }
        }
        MaterialTone(material).apply(to: cells, count: size.width * size.height)
        convolveRows(cells, size: size, into: rows)
        convolveColumns(rows, size: wide, into: columns)
        let spline = CellSpline(step: step, margin: Self.margin)
        RowBands.run(rows: box.height, width: box.width) {
            spline.draw(columns, width: whole.width, into: target, width: box.width, rows: $0)
        }
    }

    private func average(
        _ pixels: UnsafePointer<UInt32>, stride: Int, box: PixelRect, rows: Range<Int>, into cells: UnsafeMutablePointer<SIMD4<Float>>,
        width: Int
    ) {
        for row in rows {
            let top = row * step
            let bottom = min(top + step, box.height)
            for column in 0..<width {
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
                cells[row * width + column] =
                    SIMD4(Float(even & 0xFFFF_FFFF), Float(odd & 0xFFFF_FFFF), Float(even >> 32), Float(odd >> 32)) * share
            }
        }
    }

    /// Each row gains the margin at both ends.
    private func convolveRows(_ source: UnsafePointer<SIMD4<Float>>, size: PixelSize, into target: UnsafeMutablePointer<SIMD4<Float>>) {
        let margin = kernel.count / 2 + Self.margin
        let padded = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: size.width + margin * 2)
        defer { padded.deallocate() }
        let wide = size.width + Self.margin * 2
        for row in 0..<size.height {
            let line = source + row * size.width
            padded.update(repeating: line[0], count: margin)
            (padded + margin + size.width).update(repeating: line[size.width - 1], count: margin)
            (padded + margin).update(from: line, count: size.width)
            weigh(into: target + row * wide, count: wide) { UnsafePointer(padded) + $0 }
        }
    }

    /// The margin is gained above and below.
    private func convolveColumns(_ source: UnsafePointer<SIMD4<Float>>, size: PixelSize, into target: UnsafeMutablePointer<SIMD4<Float>>) {
        let reach = kernel.count / 2
        for row in 0..<size.height + Self.margin * 2 {
            weigh(into: target + row * size.width, count: size.width) {
                source + min(max(row - Self.margin + $0 - reach, 0), size.height - 1) * size.width
            }
        }
    }

    /// The sum of lines, each times its weight of the kernel.
    private func weigh(into target: UnsafeMutablePointer<SIMD4<Float>>, count: Int, _ line: (Int) -> UnsafePointer<SIMD4<Float>>) {
        target.update(repeating: .zero, count: count)
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
}
