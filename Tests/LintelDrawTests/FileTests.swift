import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Files")
struct FileTests {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Colours with and without alpha, read back by libpng.
    @Test(arguments: [[UInt32(0xFFFF_0000), 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456], [0x8000_0000, 0x0000_0000, 0x4040_4040, 0xFFFF_FFFF]])
    func pngIsReadByOthers(pixels: [UInt32]) throws {
        let store = PixelStore(count: 4)
        for (index, pixel) in pixels.enumerated() { store.base[index] = pixel }
        let path = folder.appending(path: "a.png").path()
        try AtomicFile.write(PNGEncoder.encode(Bitmap(size: PixelSize(width: 2, height: 2), scale: 3, store: store)), to: path)
        let read = try #require(try Golden.decode(path))
        #expect([read[0, 0], read[1, 0], read[0, 1], read[1, 1]] == pixels)
    }

    @Test func pngTellsColourSpaceAndDensity() throws {
        let store = PixelStore(count: 1)
        store.base[0] = 0xFFFF_FFFF
        let file = try PNGEncoder.encode(Bitmap(size: PixelSize(width: 1, height: 1), scale: 3, store: store))
        let names = ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"].map { Data(file).range(of: Data($0.utf8))?.lowerBound ?? -1 }
        #expect(!names.contains(-1) && names == names.sorted())
        // 216 pixels an inch: 72 points, three pixels each.
        #expect(file[names[2] + 4..<names[2] + 8].reduce(0) { $0 << 8 | Int($1) } == 8504)
    }

    @Test func failureLeavesNothing() throws {
        let inside = folder.appending(path: "missing/a.png").path()
        #expect(throws: DrawError.cannotWrite(path: inside, reason: "no such file or directory")) { try AtomicFile.write([1], to: inside) }
        try AtomicFile.write([1, 2], to: folder.appending(path: "a").path())
        try AtomicFile.write([3], to: folder.appending(path: "a").path())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["a"])
        #expect(try Data(contentsOf: folder.appending(path: "a")) == Data([3]))
    }

    /// A report written to `/dev/stdout` must not take the device's place, nor a picture that of a link.
    @Test func linksAndPipesStayWhatTheyAre() throws {
        let (link, file, pipe) = (folder.appending(path: "link"), folder.appending(path: "file"), folder.appending(path: "pipe").path())
        try Data([1]).write(to: file)
        try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "file")
        try AtomicFile.write([2, 3], to: link.path())
        #expect(try Data(contentsOf: file) == Data([2, 3]))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == "file")

        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.write([4, 5], to: pipe)
        var bytes: [UInt8] = [0, 0, 0]
        #expect(read(reader, &bytes, 3) == 2 && bytes == [4, 5, 0])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["file", "link", "pipe"])
    }

    @Test(arguments: ["a.jpg", "a", "png", "x/.png/a"])
    func unknownEndingIsRefused(name: String) throws {
        let renderer = try ScreenRenderer()
        let path = folder.appending(path: name).path()
        #expect(throws: DrawError.formatUnknown(path: path, known: ["png", "svg"])) {
            try renderer.write(Scene(size: Size(width: 1, height: 1)), scale: 1, to: path)
        }
    }

    @Test(arguments: [PixelSize(width: 0, height: 1), PixelSize(width: 40_000, height: 1)])
    func sizeIsChecked(size: PixelSize) {
        #expect(throws: DrawError.sizeRefused(size)) { try Canvas(size: size, scale: 1) }
    }

    @Test func missingFontsAreNamed() {
        #expect(throws: DrawError.faceMissing(folder: folder.path(), wanted: "SF-Pro-Text-Regular.otf")) {
            try TextEngine(source: .sanFrancisco(folder: folder.path()))
        }
        let message = DrawError.fontMissing(file: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", package: "fonts-inter").description
        #expect(message.contains("apt-get install fonts-inter") && message.contains("Inter-Bold.otf"))
    }

    @Test(arguments: ["", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a"], ["a.svg", "a.png", "a.jpg"])
    func brokenPicturesHaveNoSize(text: String, name: String) throws {
        let path = folder.appending(path: name).path()
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(PictureStore().size(ofFile: path) == nil)
        #expect(PictureStore().size(ofFile: folder.path()) == nil)
    }

    @Test("a picture file that has changed is read again")
    func changedPicture() throws {
        let path = folder.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: path) }
        func write(_ side: Int) throws {
            try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>".utf8).write(to: path)
        }
        let store = PictureStore()
        try write(8)
        #expect(store.size(ofFile: path.path()) == Size(width: 8, height: 8))
        try write(100)
        #expect(store.size(ofFile: path.path()) == Size(width: 100, height: 100))
    }

    @Test func drawingsReadNoOtherFiles() throws {
        try Data("secret".utf8).write(to: folder.appending(path: "other.txt"))
        let drawing =
            "<!DOCTYPE svg [<!ENTITY x SYSTEM \"other.txt\">]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&x;</text></svg>"
        let path = folder.appending(path: "a.svg").path()
        try Data(drawing.utf8).write(to: URL(filePath: path))
        let size = Size(width: 9, height: 9)
        let items = [Scene.Item.image(Picture(file: path, rect: Rect(origin: .zero, size: size), mode: .scaleToFill))]
        let picture = try ScreenRenderer().picture(of: Scene(size: size, items: items), scale: 1)
        #expect((0..<81).allSatisfy { picture[$0 % 9, $0 / 9] == 0 })
    }
}
