import LintelModel
import Testing

@Suite("Bounds of outlines")
struct PathBoundsTests {
    @Test func curvesCountWhereTheyRun() {
        let arch = Path([.move(.zero), .curve(Point(x: 10, y: 0), control1: Point(x: 0, y: -8), control2: Point(x: 10, y: -8))])
        // A cubic reaches three quarters of the way to two level control points.
        #expect(arch.tightBounds == Rect(minX: 0, minY: -6, maxX: 10, maxY: 0))
        #expect(arch.bounds == Rect(minX: 0, minY: -8, maxX: 10, maxY: 0))
    }

    @Test(arguments: [Rect(x: 3, y: 4, width: 20, height: 10), Rect(x: -5, y: 0, width: 1, height: 30)])
    func ellipsesFillTheirBox(rect: Rect) {
        let box = Path.ellipse(in: rect).tightBounds
        #expect([box.minX - rect.minX, box.minY - rect.minY, box.maxX - rect.maxX, box.maxY - rect.maxY].allSatisfy { abs($0) < 1e-9 })
    }

    @Test func nothingHasNoBounds() { #expect(Path().tightBounds == .zero) }
}
