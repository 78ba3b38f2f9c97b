import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Ink")
struct InkTests {
    /// cli.md: every pixel that differs from its surroundings by 14 % of full contrast, found here in the finished picture.
    @Test(arguments: ["iphone-15", "iphone-14", "iphone-6", "ipad-pro-11-m4"], [StatusPreset.marketing, .busy, .lowBattery])
    func isWhatIsPainted(id: String, preset: StatusPreset) throws {
        let device = try #require(DeviceCatalogue.all.first { $0.id == id })
        var screen = Screen(device: device, status: .preset(preset, for: device))
        screen.content = Content(.color(DynamicColor(.white)))
        let renderer = try ScreenRenderer()
        let placed = try renderer.place(screen)
        let picture = try renderer.picture(of: placed)
        let items = try #require(placed.statusBar?.items)
        let ink = try renderer.ink(of: placed)[.statusBar]
        #expect(ink.count == items.count && !items.isEmpty)
        for (item, ink) in zip(items, ink) where !item.drawing.isEmpty {
            let box = try #require(ink.pixels, "\(item.id) paints something")
            let seen = try #require(Self.painted(picture, around: box), "\(item.id) is seen")
            let edges = zip(Self.edges(box), Self.edges(seen)).map { abs($0 - $1) }
            #expect((edges.max() ?? 0) <= 1, "\(item.id): \(box) is painted at \(seen)")
        }
    }

    private static func edges(_ box: PixelRect) -> [Int] { [box.x, box.y, box.x + box.width, box.y + box.height] }

    /// Against white, in the box and two pixels around it.
    private static func painted(_ picture: Bitmap, around box: PixelRect) -> PixelRect? {
        let near = picture.clamped(PixelRect(x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4))
        var seen: PixelRect?
        for y in near.y..<near.y + near.height {
            for x in near.x..<near.x + near.width {
                let color = picture.color(x: x, y: y)
                guard 1 - min(color.red, color.green, color.blue) >= 0.14 else { continue }
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                seen = seen?.union(pixel) ?? pixel
            }
        }
        return seen
    }

    /// WCAG 2.1: black on white has 21, like on like 1.
    @Test(arguments: [(Color.black, Color.white, 21.0), (.white, .black, 21), (Color(119, 119, 119), .white, 4.48), (.white, .white, 1)])
    func contrastIsThatOfTheGlyphToItsGround(ink: Color, ground: Color, ratio: Double) throws {
        let whole = Rect(x: 0, y: 0, width: 40, height: 20)
        var item = PlacedItem(id: "time", frame: whole)
        item.drawing = [.text(TextRun("9:41", font: Font(size: 17, weight: .semibold), origin: Point(x: 2, y: 16), color: ink))]
        let canvas = try Canvas(size: PixelSize(width: 80, height: 40), scale: 2)
        var screen = PlacedScreen(
            screen: Screen(device: DeviceCatalogue.all[0]), resolution: Screen(device: DeviceCatalogue.all[0]).resolved())
        screen.content = [.fill(.rect(whole), .color(ground))]
        screen.statusBar = PlacedBar(frame: whole, items: [item])
        let painter = ScenePainter(canvas: canvas, text: try TextEngine(), pictures: PictureStore())
        let measured = try #require(InkMeter(painter: painter).measure(screen)[.statusBar].first)
        #expect(measured.pixels != nil)
        #expect(abs((measured.contrast ?? 0) - ratio) < 0.1)
    }

    @Test func nothingPaintedNoInk() throws {
        let device = try #require(DeviceCatalogue.all.last)
        var screen = Screen(device: device)
        screen.toolbar = Toolbar(items: [.flexibleSpace, .title("Today"), .flexibleSpace])
        let renderer = try ScreenRenderer()
        let placed = try renderer.place(screen)
        let items = try #require(placed.toolbar?.items)
        for (item, ink) in zip(items, try renderer.ink(of: placed)[.toolbar]) {
            #expect((ink.pixels == nil) == (item.id == "flexibleSpace"))
        }
    }
}
