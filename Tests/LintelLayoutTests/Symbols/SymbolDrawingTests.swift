import LintelModel
import Testing

@testable import LintelLayout

struct SymbolDrawingTests {
    private static let square = Symbol("test.square", .fill("M6 6 L18 6 L18 18 L6 18 Z"))
    private static let line = Symbol("test.line", .line("M4 12 L20 12"))
    private static let cut = Symbol("test.cut", .fill("M6 6 L18 6 L18 18 L6 18 Z"), .cut("M10 10 L14 10 L14 14 L10 14 Z"))

    @Test("the grid is scaled to the box's shorter side and centred")
    func scaling() {
        let items = Self.square.drawing(in: Rect(x: 100, y: 0, width: 96, height: 48), color: .black)
        guard case .fill(let path, .color(.black))? = items.first else {
            Issue.record("no fill")
            return
        }
        #expect(path.bounds == Rect(x: 136, y: 12, width: 24, height: 24))
    }

    @Test("lines grow with the box and with the weight, never thinner for a heavier one")
    func weights() {
        func width(_ weight: Font.Weight) -> Double {
            guard
                case .stroke(_, let stroke, _)? = Self.line.drawing(
                    in: Rect(x: 0, y: 0, width: 48, height: 48), color: .black, weight: weight
                ).first
            else { return 0 }
            return stroke.width
        }
        #expect(width(.regular) == 2 * Symbol.lineWidth)
        let all = Font.Weight.allCases.map(width)
        #expect(all == all.sorted() && Set(all).count == all.count)
    }

    @Test("a cut takes away only from its own symbol: both lie in one group")
    func cuts() {
        let items = Self.cut.drawing(in: Rect(x: 0, y: 0, width: 24, height: 24), color: .black)
        guard items.count == 1, case .group(let whole) = items[0], case .group(let hole)? = whole.items.last else {
            Issue.record("no group")
            return
        }
        #expect(whole.blend == .normal)
        #expect(hole.blend == .punchOut)
    }

    @Test("the ink's box holds strokes, and turns with the symbol")
    func ink() {
        #expect(Self.line.inkBounds() == Rect(x: 4 - 0.8, y: 12 - 0.8, width: 16 + 1.6, height: 1.6))
        let off = Symbol("test.off", .fill("M2 2 L6 2 L6 6 L2 6 Z"))
        #expect(off.inkBounds(isMirrored: true) == Rect(x: 18, y: 2, width: 4, height: 4))
    }

    @Test(
        "TB-78: what points along the line turns in right-to-left bars, what plays does not",
        arguments: [
            ("chevron.backward", true), ("arrow.right", true), ("list.bullet", true), ("play.fill", false), ("backward.fill", false),
            ("checkmark", false), ("arrow.up", false), ("square.and.pencil", false),
        ])
    func direction(_ name: String, _ turns: Bool) {
        #expect(Symbol.isDirectional(name) == turns)
    }

    @Test("the box of a curve is the curve's, not its control points'")
    func curves() {
        let circle = Path.circle(center: Point(x: 12, y: 12), radius: 10)
        let box = circle.tightBounds
        #expect(abs(box.minX - 2) < 0.01 && abs(box.maxY - 22) < 0.01)
        let arch = Path([.move(Point(x: 0, y: 0)), .curve(Point(x: 10, y: 0), control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10))])
        #expect(abs(arch.tightBounds.maxY - 7.5) < 0.01)
    }
}
