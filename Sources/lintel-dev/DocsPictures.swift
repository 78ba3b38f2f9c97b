import Foundation
import LintelDraw
import LintelLayout
import LintelModel
import LintelProject

/// The pictures of README and docs, drawn from the example screens. CI draws them again and compares.
final class DocsPictures {
    /// Around and between the screens, points.
    private static let gap = 28.0
    private static let ground = Color(white: 0.9)
    /// One pixel a point keeps the files small.
    private static let scale: Scale = 1
    /// Square screens get a hint of a corner.
    private static let leastCorner = 6.0

    let renderer: ScreenRenderer
    /// Screens drawn so far.
    private var drawn = 0

    init() throws { renderer = try ScreenRenderer() }

    func write(into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let row = try ["Inbox", "Calendar", "Photo", "Clock"].map { try example($0) }
        try write(row, to: "\(folder)/screens.png")
        try write([try example("iPad")], to: "\(folder)/ipad.png")
        try write(erasRow(), to: "\(folder)/eras.png")
        try write(["Calendar", "Mail", "States"].map { try example($0, in: "Toolbar") }, to: "\(folder)/toolbars.png")
        try writeClasses(to: "\(folder)/status-bars.png")
        let strips = StripPictures(renderer: renderer)
        for picture in try strips.all() { try strips.write(picture.strips, to: "\(folder)/\(picture.name).png") }
    }

    private func example(_ name: String, in folder: String = "Screens") throws -> Screen {
        try ScreenDescription(readingFrom: "Examples/\(folder)/\(name).screen.json").screen()
    }

    /// The same screen as the systems 13, 18 and 26 show it.
    private func erasRow() throws -> [Screen] {
        let inbox = try example("Inbox")
        return [13, 18, 26].map { major in
            var screen = inbox
            screen.traits.system = SystemVersion(major)
            screen.traits.sdk = SystemVersion(major)
            return screen
        }
    }

    /// Screens side by side. Each is drawn by itself, so that what a material blurs ends at its own screen's edge.
    private func write(_ screens: [Screen], to path: String) throws {
        let desk = FileManager.default.temporaryDirectory.appending(path: "lintel-pictures-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: desk) }
        var items: [Scene.Item] = []
        var x = Self.gap
        var height = 0.0
        for screen in screens {
            let scene = try renderer.place(screen).scene
            // The renderer reads each file once: no two screens may have the same name.
            let file = desk.appending(path: "\(drawn).png").path()
            drawn += 1
            try renderer.write(scene, scale: Self.scale, to: file)
            let frame = Rect(origin: Point(x: x, y: Self.gap), size: scene.size)
            let corner = max(screen.device.display.cornerRadius, Self.leastCorner)
            let picture = Scene.Item.image(Picture(file: file, rect: frame, mode: .scaleToFill))
            items.append(.group(Group([picture], clip: .roundedRect(frame, radius: corner))))
            x = frame.maxX + Self.gap
            height = max(height, frame.maxY + Self.gap)
        }
        let size = Size(width: x, height: height)
        let ground = Scene.Item.fill(.rect(Rect(origin: .zero, size: size)), .color(Self.ground))
        try renderer.write(Scene(size: size, items: [ground] + items), scale: Self.scale, to: path)
        print(path)
    }

    /// The upper edge of one device of each class, with every indicator that its status bar has room for.
    private func writeClasses(to path: String) throws {
        let names = ["iPhone SE (3rd generation)", "iPhone 14", "iPhone 16 Pro", "iPad (9th generation)", "iPad Pro 11-inch (M4)"]
        let stripHeight = 64.0
        let width = 834.0
        var items: [Scene.Item] = []
        var y = Self.gap
        for name in names {
            guard let device = DeviceCatalogue.device(named: name) else { continue }
            for (column, preset) in [StatusPreset.marketing, .busy].enumerated() where !(device.isPad && column == 1) {
                var screen = Screen(device: device)
                screen.status = .preset(device.isPad ? .busy : preset, for: device)
                let scene = try renderer.place(screen).scene
                let band = Rect(x: Self.gap + Double(column) * (402 + 30), y: y, width: scene.size.width, height: stripHeight)
                let drawing = scene.items.map { $0.offset(x: band.x, y: band.y) }
                items.append(.group(Group(drawing, clip: .rect(band))))
            }
            y += stripHeight + Self.gap / 2
        }
        let size = Size(width: width + Self.gap * 2, height: y + Self.gap / 2)
        let ground = Scene.Item.fill(.rect(Rect(origin: .zero, size: size)), .color(Self.ground))
        try renderer.write(Scene(size: size, items: [ground] + items), scale: 2, to: path)
        print(path)
    }
}
