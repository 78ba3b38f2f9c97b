import LintelDraw
import LintelLayout
import LintelModel
import LintelProject

/// Pictures made of the upper edges of screens, each with a line that says what it shows.
struct StripPictures {
    struct Strip {
        var caption: String
        var screen: Screen
    }

    /// Points of a screen's upper edge that are shown.
    private static let height = 112.0
    private static let captionHeight = 20.0
    private static let gap = 20.0
    private static let ground = Color(white: 0.9)

    let renderer: ScreenRenderer

    /// Every picture with its file's name.
    func all() throws -> [(name: String, strips: [Strip])] {
        [
            ("hiding", try hiding()), ("backgrounds", try backgrounds()), ("styles", styles()),
            ("network-activity", networkActivity()), ("right-to-left", rightToLeft()), ("landscape", landscape()),
        ]
    }

    func write(_ strips: [Strip], to path: String) throws {
        var items: [Scene.Item] = []
        var top = Self.gap
        var width = 0.0
        for strip in strips {
            let scene = try renderer.place(strip.screen).scene
            let band = Rect(x: Self.gap, y: top + Self.captionHeight, width: scene.size.width, height: Self.height)
            let caption = TextRun(strip.caption, font: Font(size: 12), origin: Point(x: Self.gap, y: top + 13), color: Color(white: 0.3))
            // The ground under the strip gives materials something to stand on.
            let ground = Scene.Item.fill(.rect(band), .color(.white))
            let group = Group([ground] + scene.items.map { $0.offset(x: band.x, y: band.y) }, clip: .rect(band))
            items += [.text(caption), .group(group)]
            top = band.maxY + Self.gap / 2
            width = max(width, band.maxX + Self.gap)
        }
        let size = Size(width: width, height: top + Self.gap / 2)
        let ground = Scene.Item.fill(.rect(Rect(origin: .zero, size: size)), .color(Self.ground))
        try renderer.write(Scene(size: size, items: [ground] + items), scale: 2, to: path)
        print(path)
    }

    private func example(_ name: String) throws -> Screen {
        try ScreenDescription(readingFrom: "Examples/\(name).screen.json").screen()
    }

    private func device(_ name: String) -> Device {
        guard let device = DeviceCatalogue.device(named: name) else { preconditionFailure("\(name) is in the catalogue") }
        return device
    }

    private func hiding() throws -> [Strip] {
        try ["Sliding", "Tapped"].flatMap { name in
            try [0.0, 0.4, 0.8, 1.0].map { progress in
                var screen = try example("StatusBar/\(name)")
                screen.statusBar.progress = progress
                let animation = name == "Sliding" ? "slide" : "fade with the other chrome"
                return Strip(caption: "\(animation), \(Int(progress * 100)) %", screen: screen)
            }
        }
    }

    private func backgrounds() throws -> [Strip] {
        var plain = try example("StatusBar/Blur")
        plain.statusBar.background = .none
        var color = plain
        color.statusBar.background = .color(.systemOrange)
        return [
            Strip(caption: "none: content shows through", screen: plain), Strip(caption: "a colour", screen: color),
            Strip(caption: "a gradient", screen: try example("StatusBar/Gradient")),
            Strip(caption: "a material (systemMaterial)", screen: try example("StatusBar/Blur")),
            Strip(caption: "a navigation bar", screen: try example("Screens/Inbox")),
        ]
    }

    private func styles() -> [Strip] {
        let grounds: [(String, Content.Fill)] = [
            ("white", .color(DynamicColor(.white))), ("dark blue", .color(DynamicColor(Color(10, 61, 145)))),
            ("a gradient", .gradient([DynamicColor(Color(11, 37, 69)), DynamicColor(Color(244, 162, 89))])),
        ]
        return grounds.flatMap { name, fill in
            [StatusBar.Style.darkContent, .lightContent, .automatic].map { style in
                var screen = Screen(device: device("iPhone 15"))
                screen.statusBar.style = style
                screen.content = Content(fill)
                return Strip(caption: "\(style.rawValue) on \(name)", screen: screen)
            }
        }
    }

    private func networkActivity() -> [Strip] {
        ["iPhone 8", "iPad (9th generation)", "iPhone 15"].map { name in
            var screen = Screen(device: device(name))
            screen.status.showsNetworkActivity = true
            return Strip(caption: "\(name): \(screen.networkActivityVisibility?.reason ?? "not asked for")", screen: screen)
        }
    }

    private func rightToLeft() -> [Strip] {
        ["iPhone SE (3rd generation)", "iPhone 14", "iPhone 15", "iPad (10th generation)"].map { name in
            var screen = Screen(device: device(name), traits: Traits(locale: "ar"))
            screen.status.battery = BatteryStatus(level: 64, showsPercentage: true)
            screen.status.operatorName = "Lintel"
            return Strip(caption: "\(name), Arabic", screen: screen)
        }
    }

    private func landscape() -> [Strip] {
        ["iPhone SE (3rd generation)", "iPad mini (A17 Pro)"].map { name in
            var screen = Screen(device: device(name), traits: Traits(orientation: .landscape))
            screen.statusBar.isHidden = false
            return Strip(caption: "\(name), landscape, prefersStatusBarHidden false", screen: screen)
        }
    }
}
