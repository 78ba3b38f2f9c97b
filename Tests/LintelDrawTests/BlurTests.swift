import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Backdrop blur")
struct BlurTests {
    /// The direct sum over all pixels, edges continued, against the quick way.
    @Test(arguments: [0.5, 1.0, 2.5, 4.0, 6.0, 12.0])
    func isAGaussian(sigma: Double) throws {
        let (width, height) = (36, 20)
        let store = PixelStore(count: width * height)
        for index in 0..<width * height {
            // Even along the rim, where the quick way goes on with its cells and not with single pixels.
            let (x, y) = (min(max(index % width, 5), 30), min(max(index / width, 5), 14))
            store.base[index] = (x / 7 + y / 5) % 2 == 0 ? 0xFFFF_FFFF : 0xFF20_4060
        }
        let scene = try blurred(store, PixelSize(width: width, height: height), sigma: sigma)
        let expected = direct(store, width, height, sigma)
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width { worst = max(worst, abs(Double(scene[x, y] >> 16 & 0xFF) - expected[y * width + x])) }
        }
        #expect(worst <= 3, "of 255")
    }

    @Test func edgesStayAsBrightAsTheMiddle() throws {
        let store = PixelStore(count: 30 * 30)
        for index in 0..<900 { store.base[index] = 0xFF80_8080 }
        let picture = try blurred(store, PixelSize(width: 30, height: 30), sigma: 9)
        #expect([(0, 0), (29, 0), (15, 15), (0, 29), (29, 29)].allSatisfy { picture[$0.0, $0.1] == 0xFF80_8080 })
    }

    @Test func tintLiesOverAllAndSaturationKeepsGreys() throws {
        let grey = Scene.Item.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .color(Color(white: 0.5)))
        let blur = BackdropBlur(radius: 2, saturation: 3, tint: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
        let whole = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
        let picture = try ScreenRenderer().picture(
            of: Scene(size: Size(width: 8, height: 8), items: [grey, .backdropBlur(whole, blur)]), scale: 1)
        #expect(abs(picture.color(x: 4, y: 4).red - 0.75) < 0.01)
        #expect(picture.color(x: 4, y: 4).red == picture.color(x: 4, y: 4).blue)
    }

    @Test func seesThroughAFadedGroup() throws {
        let whole = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
        let blur = Scene.Item.backdropBlur(whole, BackdropBlur(radius: 2, saturation: 1, tint: .clear))
        let items: [Scene.Item] = [.fill(whole, .color(.white)), .group(Group([blur], opacity: 0.5))]
        let picture = try ScreenRenderer().picture(of: Scene(size: Size(width: 8, height: 8), items: items), scale: 1)
        #expect(picture[4, 4] == 0xFFFF_FFFF)
    }

    /// Neither a cell of the coarse grid nor a step back may show where text rows make an almost even backdrop: one level curve after another.
    @Test func almostEvenBackdropsStaySmooth() throws {
        let (width, height) = (160, 120)
        let canvas = try Canvas(size: PixelSize(width: width, height: height), scale: 1)
        let painter = ScenePainter(canvas: canvas, text: try TextEngine(), pictures: PictureStore())
        let whole = Path.rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        // Ten levels over the whole width.
        painter.paint(
            .fill(whole, .linearGradient([Color(white: 0.9), Color(white: 0.94)], from: .zero, to: Point(x: Double(width), y: 0))))
        painter.paint(.backdropBlur(whole, BackdropBlur(radius: 24, saturation: 1, tint: .clear)))
        let picture = canvas.bitmap
        let first = (0..<width).map { picture[$0, 0] & 0xFF }
        #expect(zip(first, first.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 1 })
        #expect(Set(first).count >= 5)
        for y in 0..<height { #expect((0..<width).map { picture[$0, y] & 0xFF } == first) }
    }

    /// The plain formula of one colour against the way that whole pictures take.
    @Test(arguments: Material.allCases, [Color(255, 59, 48), Color(20, 90, 200), .white, .black, Color(242, 242, 247)])
    func flatColoursLookAsTheFormulaSays(material: Material, ground: Color) throws {
        let whole = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
        let renderer = try ScreenRenderer()
        for appearance in Appearance.allCases {
            let blur = material.blur(appearance)
            let items: [Scene.Item] = [.fill(whole, .color(ground)), .backdropBlur(whole, blur)]
            let seen = try renderer.picture(of: Scene(size: Size(width: 8, height: 8), items: items), scale: 1).color(x: 3, y: 5)
            let wanted = blur.seen(over: ground)
            let far = [abs(seen.red - wanted.red), abs(seen.green - wanted.green), abs(seen.blue - wanted.blue)].max() ?? 1
            #expect(far * 255 <= 1)
        }
    }

    /// No dark fringe where a plate with soft edges lies in a clipped or faded group, nor beyond it.
    @Test(arguments: [Group([], clip: .ellipse(in: Rect(x: 4, y: 4, width: 40, height: 40))), Group([], opacity: 0.999)])
    func plateEdgesKeepTheirColour(frame: Group) throws {
        let whole = Path.rect(Rect(x: 0, y: 0, width: 48, height: 48))
        let disc = Path.ellipse(in: Rect(x: 4.3, y: 4.3, width: 39.4, height: 39.4))
        var group = frame
        group.items = [.backdropBlur(disc, BackdropBlur(radius: 6, saturation: 1.8, tint: Color(white: 1, alpha: 0.3)))]
        let ground = Color(white: 0.8)
        let items: [Scene.Item] = [.fill(whole, .color(ground)), .group(group)]
        let picture = try ScreenRenderer().picture(of: Scene(size: Size(width: 48, height: 48), items: items), scale: 1)
        let levels = (0..<48).flatMap { y in (0..<48).map { picture[$0, y] & 0xFF } }
        #expect((levels.min() ?? 0) >= 203)
    }

    private func blurred(_ store: PixelStore, _ size: PixelSize, sigma: Double) throws -> Bitmap {
        let canvas = try Canvas(size: size, scale: 1)
        let painter = ScenePainter(canvas: canvas, text: try TextEngine(), pictures: PictureStore())
        for y in 0..<size.height {
            for x in 0..<size.width {
                let color = Color(premultiplied: store.base[y * size.width + x])
                painter.paint(.fill(.rect(Rect(x: Double(x), y: Double(y), width: 1, height: 1)), .color(color)))
            }
        }
        let whole = Path.rect(Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
        painter.paint(.backdropBlur(whole, BackdropBlur(radius: sigma, saturation: 1, tint: .clear)))
        return canvas.bitmap
    }

    private func direct(_ store: PixelStore, _ width: Int, _ height: Int, _ sigma: Double) -> [Double] {
        let reach = Int(ceil(sigma * 4))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        func pass(_ source: [Double], _ along: (Int, Int, Int) -> Int) -> [Double] {
            (0..<width * height).map { index in
                zip(-reach...reach, weights).map { source[along(index % width, index / width, $0)] * $1 }.reduce(0, +) / sum
            }
        }
        let red = (0..<width * height).map { Double(store.base[$0] >> 16 & 0xFF) }
        let rows = pass(red) { x, y, step in y * width + min(max(x + step, 0), width - 1) }
        return pass(rows) { x, y, step in min(max(y + step, 0), height - 1) * width + x }
    }
}
