import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

/// Pictures compared, cut, and with texts in their files.
@Suite struct PictureDifferenceTests {
    static func picture(_ color: Color, box: Rect = Rect(x: 0, y: 0, width: 10, height: 10), over: Color = .white) throws -> Bitmap {
        let items: [Scene.Item] = [
            .fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .color(over)), .fill(.rect(box), .color(color)),
        ]
        return try Studio().bitmap(of: Scene(size: Size(width: 10, height: 10), items: items), scale: 2)
    }

    @Test("differing pixels are counted, and the box around them is theirs")
    func count() throws {
        let old = try Self.picture(.white)
        let new = try Self.picture(.black, box: Rect(x: 2, y: 3, width: 4, height: 1))
        let difference = PictureDifference(from: old, to: new)
        #expect(difference.count == 8 * 2)
        #expect(difference.total == 400)
        #expect(difference.box == PixelRect(x: 4, y: 6, width: 8, height: 2))
        #expect(PictureDifference(from: old, to: old).box == nil)
    }

    @Test("pictures of two sizes differ wherever only one has pixels")
    func sizes() throws {
        let whole = try Self.picture(.white)
        let part = try #require(whole.cropped(to: Rect(x: 0, y: 0, width: 10, height: 4)))
        #expect(part.size == PixelSize(width: 20, height: 8))
        #expect(PictureDifference(from: whole, to: part).count == 20 * 12)
        #expect(whole.cropped(to: Rect(x: 20, y: 0, width: 4, height: 4)) == nil)
    }

    @Test("old, new and difference lie beside each other 16 points apart")
    func triptych() throws {
        let difference = PictureDifference(from: try Self.picture(.white), to: try Self.picture(.black))
        let triptych = difference.triptych
        #expect(triptych.size == PixelSize(width: 20 * 3 + 32 * 2, height: 20))
        #expect([triptych[0, 0], triptych[52, 0], triptych[104, 0]] == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000])
    }

    /// L*a*b* of sRGB's corners as commonly tabulated: red 53.24 80.09 67.20, green 87.73 -86.18 83.18, blue 32.30 79.19 -107.86.
    @Test(
        "distances in L*a*b*",
        arguments: [
            (Color.black, Color.white, 100), (Color(255, 0, 0), Color(0, 255, 0), 170.6), (Color(0, 0, 255), Color(0, 255, 0), 258.7),
            (Color(0, 0, 255), Color.black, 137.7), (Color.white, Color.white, 0),
        ] as [(Color, Color, Double)])
    func distance(one: Color, other: Color, expected: Double) {
        #expect(abs(one.distance(to: other) - expected) < 0.2)
    }

    @Test("a perceptual measure lets small steps pass, not large ones")
    func perceptual() throws {
        let (white, pale, gray) = (try Self.picture(.white), try Self.picture(Color(253, 253, 253)), try Self.picture(Color(230, 230, 230)))
        #expect(PictureDifference(from: white, to: pale, measure: .perceptual(2.3)).count == 0)
        #expect(PictureDifference(from: white, to: gray, measure: .perceptual(2.3)).count == 400)
    }

    @Test("texts go into a PNG file and come back, and the pixels stay")
    func texts() throws {
        let bitmap = try Self.picture(Color(0, 122, 255))
        let plain = try bitmap.encodedPNG()
        let texts = [PictureText("Lintel tree", "screen 10 × 10\n  ür"), PictureText("b", "")]
        let file = PictureText.adding(texts, toFile: plain)
        #expect(PictureText.all(inFile: file) == texts)
        #expect(PictureText.all(inFile: plain).isEmpty)
        #expect(PictureText.all(inFile: Array(file.prefix(60))).isEmpty)
        #expect(PictureText.adding(texts, toFile: [1, 2, 3]) == [1, 2, 3])
        let path = FileManager.default.temporaryDirectory.path() + "lintel-texts-\(UUID().uuidString).png"
        try AtomicFile.write(file, to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let read = try #require(Bitmap(pngFile: path, scale: 2))
        #expect(PictureDifference(from: bitmap, to: read).count == 0)
    }
}
