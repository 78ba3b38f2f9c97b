import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Painting")
struct PaintingTests {
    let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(Sample.mark.utf8).write(to: url.appending(path: "mark.svg"))
        folder = url.path()
    }

    @Test(arguments: Sample.allCases)
    func isAsRecorded(sample: Sample) throws {
        try Golden.check(sample.scene(pictures: folder), scale: 3, named: sample.rawValue)
    }

    @Test func noGoldenIsDead() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path())
        #expect(Set(files) == Set(Sample.allCases.map { $0.rawValue + ".png" } + BarSample.allCases.map { $0.rawValue + ".png" }))
    }

    @Test(arguments: Sample.allCases)
    func sameInputSameBytes(sample: Sample) async throws {
        let scene = sample.scene(pictures: folder)
        let files = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
            for _ in 0..<3 {
                group.addTask {
                    let renderer = try ScreenRenderer()
                    return try ScreenRenderer.fileExtensions.map { try renderer.encode(scene, scale: 2, as: $0) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(files).count == 1)
    }

    /// librsvg paints what the SVG says; edges may differ by what two rasterisers differ by.
    @Test(arguments: Sample.allCases)
    func vectorsAndPixelsAreOnePicture(sample: Sample) throws {
        let renderer = try ScreenRenderer()
        let scene = sample.scene(pictures: folder)
        try renderer.write(scene, scale: 3, to: folder + "/scene.svg")
        let all = Picture(file: folder + "/scene.svg", rect: Rect(origin: .zero, size: scene.size), mode: .scaleToFill)
        let drawn = try renderer.picture(of: Scene(size: scene.size, items: [.image(all)]), scale: 3)
        let pixels = try renderer.picture(of: scene, scale: 3)
        let far = (0..<pixels.size.height).flatMap { y in (0..<pixels.size.width).map { x in distance(drawn[x, y], pixels[x, y]) } }
        #expect((far.max() ?? 0) <= 24)
    }

    private func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }

    /// Edges in pixels at 3x: on whole pixels, and never thinner than one.
    @Test(arguments: [(0.0, 1.0 / 3, 0, 1), (808.67, 809.0, 2426, 2427), (10.1, 10.15, 30, 31), (5.0, 6.5, 15, 20), (0.4, 0.9, 1, 3)])
    func rectanglesSnap(low: Double, high: Double, first: Int, last: Int) throws {
        let rect = try #require(Scale(3).snapped(.rect(Rect(minX: 0, minY: low, maxX: 10, maxY: high))).uprightRect)
        #expect(Int((rect.minY * 3).rounded()) == first && Int((rect.maxY * 3).rounded()) == last)
    }

    /// A large picture is scaled down once a size; what is kept must not show in another size, place or tint.
    @Test func scaledPicturesAreKeptUnharmed() throws {
        let large = Size(width: 90, height: 60)
        let halves: [Scene.Item] = [
            .fill(.rect(Rect(origin: .zero, size: large)), .color(.white)),
            .fill(.rect(Rect(x: 0, y: 0, width: 45, height: 60)), .color(.black)),
        ]
        try ScreenRenderer().write(Scene(size: large, items: halves), scale: 3, to: folder + "/halves.png")
        let kept = try ScreenRenderer()
        for (width, tint) in [(30.0, nil), (20, nil), (30, Color(255, 0, 0)), (30, nil)] as [(Double, Color?)] {
            let picture = Picture(file: folder + "/halves.png", rect: Rect(x: 3.2, y: 2, width: width, height: width / 1.5), tint: tint)
            let scene = Scene(size: Sample.size, items: [.image(picture)])
            let (again, fresh) = (try kept.picture(of: scene, scale: 3), try ScreenRenderer().picture(of: scene, scale: 3))
            let all = PixelRect(x: 0, y: 0, width: again.size.width, height: again.size.height)
            #expect(again.meanColor(in: all) == fresh.meanColor(in: all))
            let middle = Int((3.2 + width / 2) * 3)
            #expect(again.color(x: middle - 8, y: 20).red == (tint == nil ? 0 : 1))
            #expect(again.color(x: middle + 8, y: 20) == tint ?? .white)
        }
    }

    @Test func textLeavesNoPointBehind() throws {
        let run = TextRun("x", font: Font(size: 17), origin: Point(x: 2, y: 20), color: .black)
        let arc = Scene.Item.stroke(.circle(center: Point(x: 80, y: 24), radius: 4), Stroke(width: 2), .black)
        let picture = try ScreenRenderer().picture(of: Scene(size: Sample.size, items: [.text(run), arc]), scale: 1)
        #expect(picture[45, 22] == 0)
    }
}
