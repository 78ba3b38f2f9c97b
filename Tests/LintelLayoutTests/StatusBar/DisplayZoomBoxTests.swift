import LintelModel
import Testing

@testable import LintelLayout

/// Status bars of zoomed phones (observed-geometry.md, sections 1 and 3).
@Suite struct DisplayZoomBoxTests {
    private func zoomed(_ name: String, system: SystemVersion = 15, _ change: (inout DeviceStatus) -> Void = { _ in }) throws -> PlacedBar {
        let fixture = StatusBarFixture(device: name, system: system)
        var screen = try fixture.screen(change)
        screen.device = try #require(screen.device.zoomed)
        return StatusBarPlacer(environment: fixture.environment).place(screen, screen.resolved(), style: .darkContent)
    }

    /// Three screens of 428 × 926 with Display Zoom. Such pictures are shrunk by the system, which blurs an edge by up to a pixel.
    @Test(
        "observed boxes of 428 × 926 zoomed to 375 × 812",
        arguments: [
            (StatusItemID.battery, Rect(x: 327, y: 15, width: 24, height: 12.33)),
            (.wifi, Rect(x: 306.67, y: 15.67, width: 15, height: 11)),
            (.cellular, Rect(x: 284, y: 16, width: 17, height: 10.67)),
        ])
    func observed(id: StatusItemID, box: Rect) throws {
        let item = try #require(try zoomed("iPhone 12 Pro Max")[id])
        let drawn = DrawnBox.of(item.drawing, scale: 3)
        let pixel = 1.0 / 3 + 0.01
        #expect(abs(drawn.minX - box.minX) <= pixel && abs(drawn.maxX - box.maxX) <= pixel, "\(drawn)")
        #expect(abs(drawn.minY - box.minY) <= pixel && abs(drawn.maxY - box.maxY) <= pixel, "\(drawn)")
    }

    @Test("the link back: time at y 9.67, its own line from x 11, y 28.67 to 36.3")
    func link() throws {
        let bar = try zoomed("iPhone 12 Pro Max") { $0.backToApp = "Safari" }
        let time = try #require(bar[.time]).frame
        // Digits are as high as capitals, 1443 / 2048 of 17 pt times 375 / 428, and hang from 1950 / 2048 of it.
        let digitTop = time.minY + (1950.0 - 1443) / 2048 * 17 * 375 / 428
        #expect(abs(digitTop - 9.67) <= 0.34)
        let line = try #require(bar[.breadcrumb]).frame
        #expect(abs(line.minX - 11) <= 0.67)
        #expect(line.minY < 28.67 && line.maxY > 36.3)
    }

    @Test(
        "every box of split bars is the usual one, enlarged", arguments: ["iPhone 11", "iPhone 13", "iPhone 13 mini", "iPhone 15 Pro Max"])
    func enlarged(name: String) throws {
        let usual = try StatusBarFixture(device: name, system: 17).bar()
        let bar = try zoomed(name, system: 17)
        let device = try #require(DeviceCatalogue.device(named: name))
        let ratio = try #require(device.zoomed).display.points.width / device.display.points.width
        #expect(bar.items.map(\.id) == usual.items.map(\.id))
        for (zoomed, item) in zip(bar.items, usual.items) {
            #expect(abs(zoomed.frame.minX - item.frame.minX * ratio) < 1e-9 && abs(zoomed.frame.height - item.frame.height * ratio) < 1e-9)
        }
    }

    @Test("a zoomed iPhone 8 has the bar of a phone of 320 points")
    func oneLine() throws {
        let small = try StatusBarFixture(device: "iPhone SE (1st generation)", system: 15).bar()
        let bar = try zoomed("iPhone 8")
        #expect(bar.frame == small.frame)
        #expect(bar.items.map(\.frame) == small.items.map(\.frame))
    }
}
