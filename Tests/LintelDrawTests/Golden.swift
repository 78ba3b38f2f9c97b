import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelDraw

/// Pictures kept beside the tests. `LINTEL_GOLDEN=update` records them anew; a failure leaves the old one, the new one and their
/// difference in `.build/golden-failures`.
enum Golden {
    static let folder = PackageRoot.folder.appending(path: "Tests/LintelDrawTests/Goldens")
    static let failures = PackageRoot.folder.appending(path: ".build/golden-failures")
    static let largestFile = 20_000

    static func path(_ name: String) -> String { folder.appending(path: name + ".png").path() }

    /// Compares decoded pixels, never files.
    static func check(_ scene: Scene, scale: Scale, named name: String) throws {
        let studio = try Studio()
        let new = try studio.bitmap(of: scene, scale: scale)
        let file = try PNGEncoder.encode(new)
        #expect(file.count <= largestFile, "\(name) is too large a picture to keep")
        if ProcessInfo.processInfo.environment["LINTEL_GOLDEN"] == "update" {
            try AtomicFile.write(file, to: path(name))
            return
        }
        guard let old = try decode(path(name)), old.size == new.size else {
            try save(file, name + "-new")
            Issue.record("no golden of this size: \(name); look at .build/golden-failures and record it with LINTEL_GOLDEN=update")
            return
        }
        let differing = (0..<new.size.height).map { y in (0..<new.size.width).count { x in old[x, y] != new[x, y] } }.reduce(0, +)
        guard differing > 0 else { return }
        try save(file, name + "-new")
        try save(PNGEncoder.encode(old), name + "-old")
        try save(PNGEncoder.encode(difference(old, new)), name + "-difference")
        Issue.record("\(differing) pixels of \(name) differ from the golden: see .build/golden-failures")
    }

    /// The pixels of a PNG file, read by libpng.
    static func decode(_ path: String) throws -> Bitmap? {
        let studio = try Studio()
        guard let size = studio.pictures.size(ofFile: path) else { return nil }
        let all = Picture(file: path, rect: Rect(origin: .zero, size: size), mode: .scaleToFill)
        return try studio.bitmap(of: Scene(size: size, items: [.image(all)]), scale: 1)
    }

    private static func save(_ file: [UInt8], _ name: String) throws {
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        try AtomicFile.write(file, to: failures.appending(path: name + ".png").path())
    }

    private static func difference(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
        let store = PixelStore(count: new.size.width * new.size.height)
        for y in 0..<new.size.height {
            for x in 0..<new.size.width { store.base[y * new.size.width + x] = old[x, y] == new[x, y] ? 0xFFFF_FFFF : 0xFFFF_0000 }
        }
        return Bitmap(size: new.size, scale: 1, store: store)
    }
}
