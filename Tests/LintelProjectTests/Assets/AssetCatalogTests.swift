import Foundation
import LintelEvidence
import LintelTestSupport
import Testing

@testable import LintelProject

@Suite struct AssetCatalogTests {
    @Test(
        "size by header",
        arguments: [
            ("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='20px'>", ImageAsset.File.Format.svg, 24.0, 20.0),
            ("<?xml version='1.0'?><!-- made by hand --><svg viewBox='0 0 30 28' width='100%'/>", .svg, 30, 28),
            ("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 25.5 40] >>", .pdf, 25.5, 40),
            ("%PDF-1.7\n<< /MediaBox[ -2 -2 22 22 ]>>", .pdf, 24, 24),
            ("GIF89a\u{10}\u{0}\u{20}\u{0}", .gif, 16, 32),
        ])
    func textHeaders(text: String, format: ImageAsset.File.Format, width: Double, height: Double) throws {
        let header = try #require(ImageHeader(Array(text.utf8)))
        #expect(header.format == format)
        #expect([header.width, header.height] == [width, height])
    }

    @Test func bitmapHeaders() throws {
        let png = try #require(ImageHeader(PlainPNG.bytes(width: 300, height: 7)))
        #expect([png.width, png.height] == [300, 7])
        // Start, an application segment of 4 bytes, then the frame header.
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1, 0x11, 0]
        let header = try #require(ImageHeader(jpeg))
        #expect([header.width, header.height] == [0x0304, 0x0102])
    }

    @Test(
        "damaged headers give no size",
        arguments: [[], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("%PDF-1.4".utf8), Array("<svg".utf8)])
    func damage(bytes: [UInt8]) { #expect(ImageHeader(bytes) == nil) }

    @Test func catalogue() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "lintel-assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ path: String, _ bytes: [UInt8]) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        try write("A.xcassets/Bar/Contents.json", Array(#"{"properties": {"provides-namespace": true}}"#.utf8))
        try write(
            "A.xcassets/Bar/pen.imageset/Contents.json",
            Array(
                """
                {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "pen.png", "scale": "2x"},
                 {"idiom": "universal", "filename": "dark.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
                 "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
                """.utf8))
        try write("A.xcassets/Bar/pen.imageset/pen.png", PlainPNG.bytes(width: 48, height: 44))
        try write("A.xcassets/Bar/pen.imageset/dark.png", [])
        try write(
            "A.xcassets/Plain/flag.symbolset/Contents.json", Array(#"{"symbols": [{"idiom": "universal", "filename": "f.svg"}]}"#.utf8))
        try write("A.xcassets/Tint.colorset/Contents.json", Array("{}".utf8))
        let assets = AssetCatalogReader.read(folder: root.appending(path: "A.xcassets"), path: "A.xcassets")
        #expect(assets.map(\.name) == ["Bar/pen", "flag"])
        let pen = assets[0]
        #expect(pen.renderingIntent == .template && pen.preservesVector && !pen.isSymbol && assets[1].isSymbol)
        #expect(pen.files.map(\.path) == ["A.xcassets/Bar/pen.imageset/pen.png", "A.xcassets/Bar/pen.imageset/dark.png"])
        #expect(pen.files[0].points.map { [$0.width, $0.height] } == [24, 22])
        #expect(pen.files[1].points == nil)
        #expect(pen.files.map(\.appearance) == [nil, "dark"])
    }

    @Test func looseFilesOfAllScalesAreOnePicture() {
        let names = ["App/share.png", "App/share@2x.png", "App/share@3x~ipad.png", "App/Other/share.png"]
        let images = ImageFileReader.looseImages(names.map { (URL(filePath: "/nowhere/" + $0), $0) })
        #expect(images.map(\.name) == ["share", "share"])
        let share = images.first { $0.files.count == 3 }
        #expect(share?.files.map(\.scale) == [1, 2, 3])
        #expect(share?.files.map(\.idiom) == ["universal", "universal", "ipad"])
    }

    @Test(
        "a name means the picture of the nearest fitting catalogue",
        arguments: [
            ("App/Main.storyboard", "App/A.xcassets/pen.imageset"), ("WatchApp/Interface.swift", "WatchApp/A.xcassets/pen.imageset"),
            ("Kit/View.swift", nil),
        ])
    func nearest(user: String, path: String?) {
        var evidence = ProjectEvidence()
        evidence.images = ["App", "Other", "WatchApp"].map { folder in
            let path = folder + "/A.xcassets/pen.imageset"
            return ImageAsset(
                name: "pen", path: path, catalogue: folder + "/A.xcassets", audience: ImageAsset.Audience(path: path))
        }
        #expect(evidence.image("pen.png", usedIn: user)?.path == path)
    }
}
