import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Pictures of bars")
struct BarPictureTests {
    @Test(arguments: BarSample.allCases)
    func isAsRecorded(sample: BarSample) throws {
        let photo = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString).svg").path()
        try Data(Self.photo.utf8).write(to: URL(filePath: photo))
        defer { try? FileManager.default.removeItem(atPath: photo) }
        let placed = try ScreenRenderer().place(try #require(sample.screen(photo: photo)))
        let part = try #require(sample.part(of: placed))
        let items = placed.scene.items.map { $0.offset(y: -part.minY) }
        try Golden.check(Scene(size: part.size, items: items), scale: sample.scale, named: sample.rawValue)
    }

    /// What `aspectFill` keeps of a picture twice as high as its place (issue: image, aspect fill, gravity).
    @Test(arguments: [
        (ImageGravity.center, 0.0, -50.0), (.top, 0, 0), (.bottom, 0, -100), (.topRight, 0, 0), (.left, 0, -50), (.bottomLeft, 0, -100),
    ])
    func gravityChoosesThePart(gravity: ImageGravity, x: Double, y: Double) {
        let picture = Picture(file: "", rect: Rect(x: 0, y: 0, width: 100, height: 100), mode: .aspectFill, gravity: gravity)
        #expect(picture.placedRect(natural: Size(width: 50, height: 100)) == Rect(x: x, y: y, width: 100, height: 200))
    }

    /// Hills under a sky with a sun: another look at every height, and little to compress.
    private static let photo = """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="400">
          <rect width="200" height="200" fill="#5ac8fa"/><rect y="200" width="200" height="200" fill="#34c759"/>
          <circle cx="40" cy="12" r="10" fill="#ffcc00"/><path d="M0 60L60 10L120 60L170 30L200 60V200H0Z" fill="#8e8e93"/>
          <rect x="120" y="360" width="60" height="30" fill="#ff3b30"/>
        </svg>
        """
}
