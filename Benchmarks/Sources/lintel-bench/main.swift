import Foundation
import LintelDraw
import LintelLayout
import LintelModel

/// Prints what drawing costs: processor milliseconds, medians over many rounds, beside a floor of plain Cairo calls.
/// usage: swift run -c release --package-path Benchmarks lintel-bench

func row(_ name: String, _ time: Double, floor: Double? = nil, wanted: Double? = nil) {
    func number(_ value: Double?) -> String { value.map { String(format: "%9.3f", $0) } ?? "         " }
    let ratio = floor.map { String(format: "%8.1f", time / $0) } ?? "        "
    let title = name.padding(toLength: 46, withPad: " ", startingAt: 0)
    print(title + number(time) + number(floor) + ratio + (wanted.map { String(format: "   < %.1f", $0) } ?? ""))
}

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == ColdRun.flag, let start = Double(CommandLine.arguments[2]) {
    try ColdRun.report(since: start, into: CommandLine.arguments[3])
    exit(0)
}

let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-bench-\(getpid())").path()
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
let photo = folder + "/photo.png"
let largePhoto = folder + "/photo-12MP.png"
guard let screen = Subjects.screen(), Photograph.write(width: 1179, height: 2556, to: photo),
    Photograph.write(width: 3024, height: 4032, to: largePhoto)
else { fatalError("the device or the test picture is missing") }
let renderer = try ScreenRenderer()
let scale = Subjects.scale
let pixels = scale.pixelSize(Subjects.screenSize)

func svg(_ scene: Scene) throws -> String { String(decoding: try renderer.encode(scene, scale: scale, as: "svg"), as: UTF8.self) }

print("".padding(toLength: 46, withPad: " ", startingAt: 0) + "       ms    floor   ratio   wanted")

let bar = try renderer.place(Subjects.fullStatus(of: screen))
let strip = Scene(size: Size(width: Subjects.screenSize.width, height: 59), items: bar.statusBar?.drawing ?? [])
let stripFloor = CairoFloor(svg: try svg(strip))
let stripSize = scale.pixelSize(strip.size)
let plainStrip = Stopwatch.median(rounds: 400) { stripFloor.paint(width: stripSize.width, height: stripSize.height, scale: 3) }
let stripTime = try Stopwatch.median(rounds: 400) { _ = try renderer.picture(of: strip, scale: scale) }
row("strip 1179 × 177, \(bar.statusBar?.items.count ?? 0) items", stripTime, floor: plainStrip, wanted: 0.5)

let photoScreen = try renderer.place(Subjects.photo(photo, on: screen))
let photoFloor = CairoFloor(svg: try svg(photoScreen.scene), photo: photo)
let plainPhoto = Stopwatch.median(rounds: 60) { photoFloor.paint(width: pixels.width, height: pixels.height, scale: 3) }
let photoTime = try Stopwatch.median(rounds: 60) { _ = try renderer.picture(of: photoScreen) }
row("frame 1179 × 2556, photo, blurred band", photoTime, floor: plainPhoto, wanted: 8)

let largeScreen = try renderer.place(Subjects.photo(largePhoto, on: screen))
row("the same with a photo of 12 megapixels", try Stopwatch.median(rounds: 20) { _ = try renderer.picture(of: largeScreen) })

let list = Subjects.list(on: screen)
let listScreen = try renderer.place(list)
let listFloor = CairoFloor(svg: try svg(listScreen.scene))
let plainList = Stopwatch.median(rounds: 60) { listFloor.paint(width: pixels.width, height: pixels.height, scale: 3) }
row("frame, list and toolbar", try Stopwatch.median(rounds: 60) { _ = try renderer.picture(of: listScreen) }, floor: plainList)
row("place a screen", try Stopwatch.median(rounds: 60) { _ = try renderer.place(list) })
let paintAndEncode = try Stopwatch.median(rounds: 40) { _ = try renderer.encode(listScreen.scene, scale: scale, as: "png") }
row("frame, list and toolbar, as PNG", paintAndEncode)
row("the same as SVG", try Stopwatch.median(rounds: 20) { _ = try renderer.encode(listScreen.scene, scale: scale, as: "svg") })
row("measured ink of all items", try Stopwatch.median(rounds: 20) { _ = try renderer.ink(of: listScreen) })

print("\none process, list and toolbar, wall ms of each step (median of 20)")
for (name, time) in zip(ColdRun.steps, try ColdRun.medians(rounds: 20, folder: folder)) { row(name, time) }
