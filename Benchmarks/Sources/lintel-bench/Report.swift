import Foundation
import LintelDraw
import LintelLayout
import LintelModel

/// The table: milliseconds, floor, ratio, and what is wanted.
struct Report {
    private let folder: String
    private let renderer: ScreenRenderer
    private let screen: Screen
    private let pixels = Subjects.scale.pixelSize(Subjects.screenSize)

    init(folder: String) throws {
        guard let screen = Subjects.screen() else { throw CocoaError(.featureUnsupported) }
        self.folder = folder
        self.screen = screen
        renderer = try ScreenRenderer()
    }

    func print() throws {
        Swift.print("".padding(toLength: 46, withPad: " ", startingAt: 0) + "       ms    floor   ratio   wanted")
        try strip()
        try photos()
        try list()
        Swift.print("\none process, list and toolbar, wall ms of each step (median of 20)")
        for (name, time) in zip(ColdRun.steps, try ColdRun.medians(rounds: 20, folder: folder)) { row(name, time) }
    }

    private func strip() throws {
        let bar = try renderer.place(Subjects.fullStatus(of: screen)).statusBar
        let strip = Scene(size: Size(width: Subjects.screenSize.width, height: 59), items: bar?.drawing ?? [])
        let floor = CairoFloor(svg: try svg(strip))
        let size = Subjects.scale.pixelSize(strip.size)
        let plain = Stopwatch.median(rounds: 400) { floor.paint(width: size.width, height: size.height, scale: 3) }
        let time = try Stopwatch.median(rounds: 400) { _ = try renderer.picture(of: strip, scale: Subjects.scale) }
        row("strip 1179 × 177, \(bar?.items.count ?? 0) items", time, floor: plain, wanted: 0.5)
    }

    private func photos() throws {
        let photo = folder + "/photo.png"
        let large = folder + "/photo-12MP.png"
        guard Photograph.write(width: 1179, height: 2556, to: photo), Photograph.write(width: 3024, height: 4032, to: large) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let placed = try renderer.place(Subjects.photo(photo, on: screen))
        let floor = CairoFloor(svg: try svg(placed.scene), photo: photo)
        let plain = Stopwatch.median(rounds: 60) { floor.paint(width: pixels.width, height: pixels.height, scale: 3) }
        let time = try Stopwatch.median(rounds: 60) { _ = try renderer.picture(of: placed) }
        row("frame 1179 × 2556, photo, blurred band", time, floor: plain, wanted: 8)
        let scaled = try renderer.place(Subjects.photo(large, on: screen))
        row("the same with a photo of 12 megapixels", try Stopwatch.median(rounds: 20) { _ = try renderer.picture(of: scaled) })
    }

    private func list() throws {
        let list = Subjects.list(on: screen)
        let placed = try renderer.place(list)
        let floor = CairoFloor(svg: try svg(placed.scene))
        let plain = Stopwatch.median(rounds: 60) { floor.paint(width: pixels.width, height: pixels.height, scale: 3) }
        row("frame, list and toolbar", try Stopwatch.median(rounds: 60) { _ = try renderer.picture(of: placed) }, floor: plain)
        row("place a screen", try Stopwatch.median(rounds: 60) { _ = try renderer.place(list) })
        let scale = Subjects.scale
        row(
            "frame, list and toolbar, as PNG",
            try Stopwatch.median(rounds: 40) { _ = try renderer.encode(placed.scene, scale: scale, as: "png") })
        row("the same as SVG", try Stopwatch.median(rounds: 20) { _ = try renderer.encode(placed.scene, scale: scale, as: "svg") })
        row("measured ink of all items", try Stopwatch.median(rounds: 20) { _ = try renderer.ink(of: placed) })
    }

    private func svg(_ scene: Scene) throws -> String {
        String(decoding: try renderer.encode(scene, scale: Subjects.scale, as: "svg"), as: UTF8.self)
    }

    private func row(_ name: String, _ time: Double, floor: Double? = nil, wanted: Double? = nil) {
        func number(_ value: Double?) -> String { value.map { String(format: "%9.3f", $0) } ?? "         " }
        let ratio = floor.map { String(format: "%8.1f", time / $0) } ?? "        "
        let title = name.padding(toLength: 46, withPad: " ", startingAt: 0)
        Swift.print(title + number(time) + number(floor) + ratio + (wanted.map { String(format: "   < %.1f", $0) } ?? ""))
    }
}
