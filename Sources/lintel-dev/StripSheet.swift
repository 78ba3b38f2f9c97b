import Foundation
import LintelDraw
import LintelLayout
import LintelModel

/// The upper edge of one device for each kind of display, each in all eras it is drawn in, light over dark: one picture a display.
struct StripSheet {
    /// Points of the screen's upper edge that are shown, and the room for a caption above them.
    private static let stripHeight = 64.0
    private static let captionHeight = 18.0

    func write(into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let renderer = try ScreenRenderer()
        var seen: Set<Display> = []
        for device in DeviceCatalogue.all where seen.insert(device.display).inserted {
            let scene = try sheet(of: device, renderer)
            try renderer.write(scene, scale: device.scale, to: "\(folder)/\(device.id).png")
        }
        print("\(seen.count) pictures in \(folder)")
    }

    private func sheet(of device: Device, _ renderer: ScreenRenderer) throws -> Scene {
        var items: [Scene.Item] = []
        var top = 0.0
        let width = device.display.points.width
        for era in SystemEra.allCases {
            for preset in [StatusPreset.marketing, .busy] {
                for appearance in Appearance.allCases {
                    var screen = Screen(device: device, traits: Traits(appearance: appearance, system: SystemVersion(era.rawValue)))
                    screen.status = .preset(preset, for: device)
                    let caption = "\(device.name), system \(era.rawValue), \(preset.rawValue), \(appearance.rawValue)"
                    items += strip(try renderer.place(screen).scene, caption: caption, top: top, width: width)
                    top += Self.captionHeight + Self.stripHeight
                }
            }
        }
        return Scene(size: Size(width: width, height: top), items: items)
    }

    private func strip(_ scene: Scene, caption: String, top: Double, width: Double) -> [Scene.Item] {
        let band = Rect(x: 0, y: top + Self.captionHeight, width: width, height: Self.stripHeight)
        let head = Rect(x: 0, y: top, width: width, height: Self.captionHeight)
        let words = TextRun(caption, font: Font(size: 10), origin: Point(x: 6, y: top + 12), color: .black)
        let picture = Group(scene.items.map { $0.offset(y: band.minY) }, clip: .rect(band))
        return [.fill(.rect(head), .color(Color(white: 0.85))), .text(words), .group(picture)]
    }
}
