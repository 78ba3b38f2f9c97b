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

    init() throws { renderer = try ScreenRenderer() }

    @MainActor func write(into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let row = try ["Inbox", "Calendar", "Photo", "Clock"].map { try example($0) }
        try write(row.map(renderer.place), to: "\(folder)/screens.png")
        try write([renderer.place(try example("iPad"))], to: "\(folder)/ipad.png")
        try write(erasRow().map(renderer.place), to: "\(folder)/eras.png")
        try write(["Calendar", "Mail", "States"].map { try renderer.place(example($0, in: "Toolbar")) }, to: "\(folder)/toolbars.png")
        try write(menus().map(renderer.place), captions: ["iOS 18", "iOS 26", "upwards, in the dark"], to: "\(folder)/menus.png")
        try writeClasses(to: "\(folder)/status-bars.png")
        let strips = StripPictures(renderer: renderer)
        for picture in try AppPictures(renderer: renderer).all() {
            try write(picture.moments.map(\.screen), captions: picture.moments.map(\.caption), to: "\(folder)/\(picture.name).png")
        }
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

    /// A menu from the navigation bar as two systems show it, and the one of a composed toolbar.
    private func menus() throws -> [Screen] {
        let notes = try example("Menu", in: "Toolbar")
        let top = [18, 26].map { major in
            var screen = notes
            screen.traits.system = SystemVersion(major)
            screen.traits.sdk = SystemVersion(major)
            return screen
        }
        var mail = try example("Mail", in: "Toolbar")
        mail.traits.appearance = .dark
        mail.openMenu = OpenMenu(.named(.toolbar, "More"))
        return top + [mail]
    }

    /// Screens side by side. Each is drawn by itself, so that what a material blurs ends at its own screen's edge.
    private func write(_ screens: [PlacedScreen], captions: [String] = [], to path: String) throws {
        let desk = FileManager.default.temporaryDirectory.appending(path: "lintel-pictures-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: desk) }
        var items: [Scene.Item] = []
        var x = Self.gap
        var height = 0.0
        for (index, screen) in screens.enumerated() {
            let scene = screen.scene
            let file = desk.appending(path: "\(URL(filePath: path).deletingPathExtension().lastPathComponent)-\(index).png").path()
            try renderer.write(scene, scale: Self.scale, to: file)
            let frame = Rect(origin: Point(x: x, y: Self.gap), size: scene.size)
            let corner = max(screen.screen.device.display.cornerRadius, Self.leastCorner)
            let picture = Scene.Item.image(Picture(file: file, rect: frame, mode: .scaleToFill))
            items.append(.group(Group([picture], clip: .roundedRect(frame, radius: corner))))
            x = frame.maxX + Self.gap
            height = max(height, frame.maxY + Self.gap)
            guard captions.indices.contains(index) else { continue }
            let caption = TextRun(
                captions[index], font: Font(size: 15), origin: Point(x: frame.x, y: frame.maxY + Self.gap * 0.75), color: Color(white: 0.3))
            items.append(.text(caption))
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
