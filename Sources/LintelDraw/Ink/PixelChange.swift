import LintelModel

/// Where and how two copies of the same pixels differ.
struct PixelChange {
    /// The smallest box of all pixels that differ by the threshold or more, inside the copies.
    let box: PixelRect
    private let before: PixelBlock
    private let after: PixelBlock
    private let differences: [UInt8]
    private let greatest: UInt8

    /// The threshold is a share of full contrast, by the channel that differs most; nil where no pixel reaches it.
    init?(from before: PixelBlock, to after: PixelBlock, threshold: Double) {
        let differences = zip(before.pixels, after.pixels).map { Self.difference($0, $1) }
        let least = UInt8((threshold * 255).rounded(.up))
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        var greatest: UInt8 = 0
        for y in 0..<before.size.height {
            for x in 0..<before.size.width {
                let difference = differences[y * before.size.width + x]
                guard difference >= least else { continue }
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
                greatest = max(greatest, difference)
            }
        }
        guard right >= left else { return nil }
        box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        self.before = before
        self.after = after
        self.differences = differences
        self.greatest = greatest
    }

    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt8 {
        func part(_ shift: UInt32) -> Int { abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
        return UInt8(max(part(0), part(8), part(16), part(24)))
    }

    /// Contrast of the colours after to those before, where the change is strongest.
    func contrast(share: Double) -> Double {
        let least = UInt8(Double(greatest) * share)
        var sums = (before: (0, 0, 0), after: (0, 0, 0))
        var count = 0
        for (index, difference) in differences.enumerated() where difference >= least {
            add(before.pixels[index], to: &sums.before)
            add(after.pixels[index], to: &sums.after)
            count += 1
        }
        return color(sums.before, count).contrast(with: color(sums.after, count))
    }

    private func add(_ pixel: UInt32, to sum: inout (Int, Int, Int)) {
        sum.0 += Int(pixel >> 16 & 0xFF)
        sum.1 += Int(pixel >> 8 & 0xFF)
        sum.2 += Int(pixel & 0xFF)
    }

    private func color(_ sum: (Int, Int, Int), _ count: Int) -> Color {
        let whole = Double(count) * 255
        return Color(red: Double(sum.0) / whole, green: Double(sum.1) / whole, blue: Double(sum.2) / whole)
    }
}
