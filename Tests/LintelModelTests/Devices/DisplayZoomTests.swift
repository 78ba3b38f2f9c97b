import LintelModel
import Testing

/// Devices with Display Zoom set to Larger Text (devices.md, `displayZoom`).
@Suite("Display Zoom")
struct DisplayZoomTests {
    @Test(
        "points, pixels and insets of devices.md",
        arguments: [
            ("iPhone 8", 320.0, 568.0, 640, 1136, 20.0, 0.0, 20.0), ("iPhone 8 Plus", 375, 667, 1125, 2001, 20, 0, 20),
            ("iPhone 11", 375, 812, 750, 1624, 44, 31, 43.5), ("iPhone 12", 320, 693, 960, 2079, 39, 28, 38.67),
            ("iPhone 12 Pro Max", 375, 812, 1125, 2436, 41, 29.67, 41.33), ("iPhone 15 Pro Max", 375, 812, 1125, 2436, 51, 31, 46.67),
        ])
    func sizes(
        name: String, width: Double, height: Double, pixelWidth: Int, pixelHeight: Int, top: Double, bottom: Double, bar: Double
    ) throws {
        let device = try #require(DeviceCatalogue.device(named: name)?.zoomed)
        #expect(device.isDisplayZoomed && device.name == name && device.deviceClass == DeviceCatalogue.device(named: name)?.deviceClass)
        #expect(device.display.points == Size(width: width, height: height))
        #expect(device.display.screenshotPixels == PixelSize(width: pixelWidth, height: pixelHeight))
        let area = device.display.safeArea(18, .portrait)
        #expect(isClose(area.top, top) && isClose(area.bottom, bottom))
        #expect(isClose(device.display.statusBarHeight(18, .portrait), bar))
    }

    @Test("a zoomed screen is placed in zoomed points, and its bars keep their heights")
    func bars() throws {
        var zoomed = try screen("iPhone 15 Pro Max") {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.toolbar = Toolbar(items: [.system(.add)])
        }
        zoomed.device = try #require(zoomed.device.zoomed)
        let frames = zoomed.barFrames(zoomed.resolved())
        #expect(zoomed.size == Size(width: 375, height: 812))
        #expect(frames.navigationBar?.content.height == 44 && frames.navigationBar?.content.width == 375)
        #expect(isClose(try #require(frames.toolbar).content.maxY, 781))
        // The island stays where it is on the glass.
        let island = try #require(zoomed.device.display.sensorHousing).rect
        #expect(isClose(island.midX, 187.5) && island.maxY < 51)
    }

    @Test(
        "zooming twice changes nothing; devices of which no source tells have none", arguments: ["iPhone 16", "iPad Air 2", "iPhone Air"])
    func unknown(name: String) throws {
        #expect(try #require(DeviceCatalogue.device(named: name)).zoomed == nil)
        let once = try #require(DeviceCatalogue.device(named: "iPhone 14")?.zoomed)
        #expect(once.zoomed == once)
    }
}
