import LintelModel
import Testing

@Suite("Device catalogue")
struct DeviceCatalogueTests {
    @Test(
        "a device is found by any of its spellings",
        arguments: [
            ("iPhone 15", "iphone-15"), ("iphone15", "iphone-15"), ("IPHONE 15", "iphone-15"), ("iPhone15,4", "iphone-15"),
            ("iPhone Xs Max", "iphone-xs-max"), ("iPhone SE", "iphone-se-1"), ("iPad (11th generation)", "ipad-a16"),
            ("iPad Pro (11-inch) (M4)", "ipad-pro-11-m4"), ("ipad pro 11-inch m4", "ipad-pro-11-m4"), ("iPad16,3", "ipad-pro-11-m4"),
        ])
    func spelling(text: String, id: String) { #expect(DeviceCatalogue.device(named: text)?.id == id) }

    @Test("no spelling means two devices")
    func spellingsAreUnique() {
        for device in DeviceCatalogue.all {
            for spelling in device.spellings { #expect(DeviceCatalogue.device(named: spelling) == device, "\(spelling)") }
        }
    }

    @Test("what is no device is none, and near misses are suggested")
    func unknown() {
        #expect(DeviceCatalogue.device(named: "iPhone 15 Ultra") == nil)
        #expect(DeviceCatalogue.device(named: "") == nil)
        #expect(DeviceCatalogue.suggestions(for: "iPhoen 15").first == "iPhone 15")
        #expect(DeviceCatalogue.suggestions(for: "ipad mni").first == "iPad mini")
        #expect(DeviceCatalogue.suggestions(for: "toaster").isEmpty)
    }

    @Test(
        "devices.md, Recognising a device from a screenshot",
        arguments: [
            (PixelSize(width: 1125, height: 2436), 5, 8), (PixelSize(width: 750, height: 1624), 0, 2),
            (PixelSize(width: 1179, height: 2556), 4, 0), (PixelSize(width: 2556, height: 1179), 4, 0),
            (PixelSize(width: 2048, height: 2732), 9, 0), (PixelSize(width: 1000, height: 1000), 0, 0),
        ])
    func screenshot(pixels: PixelSize, standard: Int, zoomed: Int) {
        let matches = DeviceCatalogue.matches(screenshot: pixels)
        #expect(matches.count { !$0.isZoomed } == standard)
        #expect(matches.count { $0.isZoomed } == zoomed)
        #expect(matches.allSatisfy { ($0.orientation == .landscape) == (pixels.width > pixels.height) })
    }

    @Test(
        "SB-27: top insets and status bar heights by class",
        arguments: [
            ("iPhone 8", 18, 20.0, 20.0), ("iPad (9th generation)", 18, 20, 20), ("iPad Pro 11-inch (M4)", 18, 24, 24),
            ("iPad Pro 11-inch (M4)", 26, 32, 32), ("iPhone X", 16, 44, 44), ("iPhone 11", 13, 44, 44), ("iPhone 11", 14, 48, 48),
            ("iPhone 12", 14, 47, 47), ("iPhone 13 mini", 18, 50, 50), ("iPhone 15", 18, 53.67, 59), ("iPhone 16 Pro", 18, 53.67, 62),
            ("iPhone Air", 26, 53.67, 68),
        ])
    func topEdge(name: String, system: Int, statusBar: Double, safeArea: Double) throws {
        let display = try #require(DeviceCatalogue.device(named: name)).display
        let system = SystemVersion(system)
        #expect(abs(display.statusBarHeight(system, .portrait) - statusBar) < 0.01)
        #expect(display.safeArea(system, .portrait).top == safeArea)
    }
}
