import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelDraw

/// A blur is kept as long as nothing under it changes, and never longer.
@Suite struct BlurCacheTests {
    static let box = PixelRect(x: 0, y: 0, width: 4, height: 4)
    static let grey = [SIMD4<Float>](repeating: SIMD4(0.5, 0.5, 0.5, 1), count: 4)
    static let other = [SIMD4<Float>](repeating: SIMD4(0.5, 0.5, 0.25, 1), count: 4)

    /// What is asked for one after the other, and how often something is drawn in all.
    static let runs: [(asked: [(box: PixelRect, cells: [SIMD4<Float>])], drawn: Int)] = [
        ([(box, grey), (box, grey), (box, grey)], 1),
        ([(box, grey), (box, other), (box, other), (box, grey)], 3),
        ([(box, grey), (PixelRect(x: 1, y: 0, width: 4, height: 4), grey), (box, grey)], 2),
        ([(box, grey), (box, [])], 2),
    ]

    @Test("drawn once for equal cells in one place", arguments: runs)
    func draws(asked: [(box: PixelRect, cells: [SIMD4<Float>])], drawn: Int) {
        let cache = BlurCache(budget: 100)
        var count = 0
        for (box, cells) in asked {
            _ = cache.picture(of: box, BackdropBlur(radius: 20, saturation: 1, tint: .clear), cells: cells) { _ in count += 1 }
        }
        #expect(count == drawn)
    }

    @Test("the one that was asked for longest ago goes first when the pixels run out")
    func budget() {
        let cache = BlurCache(budget: 40)
        let boxes = (0..<3).map { PixelRect(x: $0, y: 0, width: 4, height: 4) }
        var drawn: [Int] = []
        for index in [0, 1, 0, 2, 0, 1] {
            _ = cache.picture(of: boxes[index], BackdropBlur(radius: 20, saturation: 1, tint: .clear), cells: Self.grey) { _ in
                drawn.append(index)
            }
        }
        #expect(drawn == [0, 1, 2, 1])
    }
}
