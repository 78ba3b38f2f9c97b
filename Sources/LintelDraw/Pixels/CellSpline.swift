import LintelModel

/// Draws a coarse grid of colours at full size through uniform cubic B-splines: no cell of it can be made out.
struct CellSpline {
    /// Pixels to one cell, on a side; 1 copies the cells.
    let step: Int
    /// Cells of the grid that lie outside the picture, on every side; at least 2.
    let margin: Int

    /// Some rows of the picture. `cells` are premultiplied colours from 0 to 255 in the order of a pixel's bytes, `cellWidth` to a row.
    func draw(
        _ cells: UnsafePointer<SIMD4<Float>>, width cellWidth: Int, into pixels: UnsafeMutablePointer<UInt32>, width: Int, rows: Range<Int>
    ) {
        let line = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: cellWidth)
        let weights = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: step)
        for phase in 0..<step { weights[phase] = weight(of: phase) }
        defer {
            line.deallocate()
            weights.deallocate()
        }
        for y in rows {
            let (row, phase) = place(y)
            mix(cells + row * cellWidth, cellWidth, weights[phase], into: line)
            let target = pixels + y * width
            if step == 1 {
                for x in 0..<width { target[x] = packed(line[x + margin]) }
            } else {
                spread(line, weights, into: target, count: width)
            }
        }
    }

    /// The first of the four cells that make a pixel, and where between them it lies.
    private func place(_ pixel: Int) -> (cell: Int, phase: Int) {
        // Half a cell on, pixel and cell centres share one origin.
        let shifted = pixel + step / 2
        return (shifted / step + margin - 2, shifted % step)
    }

    /// Four rows become one.
    private func mix(
        _ rows: UnsafePointer<SIMD4<Float>>, _ width: Int, _ weight: SIMD4<Float>, into line: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        if step == 1 { return line.update(from: rows + width * 2, count: width) }
        for x in 0..<width {
            let upper = rows[x] * weight[0] + rows[x + width] * weight[1]
            line[x] = upper + rows[x + width * 2] * weight[2] + rows[x + width * 3] * weight[3]
        }
    }

    private func spread(
        _ line: UnsafePointer<SIMD4<Float>>, _ weights: UnsafePointer<SIMD4<Float>>, into target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        var x = 0
        while x < count {
            let (cell, first) = place(x)
            let (a, b, c, d) = (line[cell], line[cell + 1], line[cell + 2], line[cell + 3])
            let last = min(step, first + count - x)
            for phase in first..<last {
                let weight = weights[phase]
                target[x] = packed(a * weight[0] + b * weight[1] + c * weight[2] + d * weight[3])
                x += 1
            }
        }
    }

    @inline(__always)
    private func packed(_ color: SIMD4<Float>) -> UInt32 {
        // So far up a number's last bit is worth one, so adding rounds, and the low byte is the level; `SIMD4<Int32>(color)` takes ten times as long.
        let levels = unsafeBitCast(color + Self.wholeNumbers, to: SIMD4<UInt32>.self)
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: levels), to: UInt32.self)
    }

    /// 2²³, from where on `Float` holds whole numbers only.
    private static let wholeNumbers: Float = 8_388_608

    /// How much of each of four cells goes into a pixel at a phase of the step.
    private func weight(of phase: Int) -> SIMD4<Float> {
        let t = (Float(phase) + 0.5) / Float(step)
        let rest = 1 - t
        return SIMD4(
            rest * rest * rest, 3 * t * t * t - 6 * t * t + 4, 3 * rest * rest * rest - 6 * rest * rest + 4, t * t * t) / 6
    }
}
