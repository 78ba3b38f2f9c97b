import ExampleApps
import Foundation
import LintelDraw
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// The example apps do what their pages say (docs/apps.md; rows T1 to T9 and S8 to S10 of the seeds).
@MainActor @Suite struct ExampleAppsTests {
    let renderer: ScreenRenderer

    init() throws { renderer = try ScreenRenderer() }

    private func app(_ example: ExampleApp, on name: String = "iPhone 15", system: SystemVersion = 18) throws -> UIApplication {
        let device = try #require(DeviceCatalogue.device(named: name))
        return UIApplication(
            on: device, traits: Traits(system: system), environment: renderer.environment, rootViewController: example.rootViewController())
    }

    private func titles(_ bar: PlacedBar?) -> [String] { bar?.items.compactMap(\.text) ?? [] }

    @Test("S8, S9: one tap takes bars and status bar away together, the next brings them back")
    func photos() throws {
        let app = try app(.photos)
        let middle = Point(x: 196, y: 400)
        #expect(app.placed().statusBar != nil)
        app.tap(at: middle)
        app.run(for: 0.15)
        let fading = app.resolution.statusBar.pose.opacity
        #expect(fading > 0 && fading < 1)
        app.run(for: 1)
        #expect(app.isStatusBarHidden)
        #expect(try darkest(in: Rect(x: 0, y: 59, width: 393, height: 44), of: app) > 0.1, "the title has gone with the bar")
        app.tap(at: middle)
        app.run(for: 1)
        #expect(!app.isStatusBarHidden)
        #expect(app.resolution.statusBar.pose == .shown)
    }

    /// The least luminance of a band's pixels, from 0 to 1.
    private func darkest(in band: Rect, of app: UIApplication) throws -> Double {
        let picture = try renderer.picture(of: renderer.styled(app.placed()).scene, scale: 1)
        let points = stride(from: band.minX, to: band.maxX, by: 1).flatMap { x in
            stride(from: band.minY, to: band.maxY, by: 1).map { Rect(x: x, y: $0, width: 1, height: 1) }
        }
        return points.compactMap { picture.meanLuminance(in: $0) }.min() ?? 0
    }

    @Test("T1, T6: three short titles with spaces between")
    func calendar() throws {
        let toolbar = try #require(try app(.calendar).placed().toolbar)
        let shown = toolbar.items.filter { $0.id == "title" }
        #expect(shown.compactMap(\.text) == ["Today", "Calendars", "Inbox"])
        for (left, right) in zip(shown, shown.dropFirst()) { #expect(right.frame.minX - left.frame.maxX >= 16) }
    }

    @Test("T1: the toolbar acts on the screen: Today scrolls to the morning")
    func today() throws {
        let app = try app(.calendar)
        let before = app.placed().content
        let today = try #require(app.placed().toolbar?.items.first)
        app.tap(at: today.frame.center)
        app.run(for: 2)
        #expect(app.placed().content != before)
    }

    @Test("T4: a tab bar and no toolbar, and the selected tab decides about the status bar")
    func clock() throws {
        let app = try app(.clock)
        #expect(titles(app.placed().tabBar) == ["Alarm", "Stopwatch", "Timer"])
        #expect(app.placed().toolbar == nil)
        #expect(app.statusBarStyle == .darkContent)
        let timer = try #require(app.placed().tabBar?.items.last)
        app.tap(at: timer.frame.center)
        app.run(for: 1)
        #expect(app.statusBarStyle == .lightContent)
        #expect(app.placed().toolbar == nil)
    }

    @Test("T2, T7: icons; a background while rows lie beneath, none at the end of the list")
    func mail() throws {
        let app = try app(.mail)
        #expect(app.resolution.navigationBar?.slot == .scrollEdge)
        #expect(app.resolution.toolbar?.bar.slot == .standard)
        app.drag(from: Point(x: 200, y: 650), to: Point(x: 200, y: 400), for: 0.4)
        app.run(for: 3)
        #expect(app.resolution.navigationBar?.slot == .standard)
        for _ in 0..<20 {
            app.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 150), for: 0.2)
            app.run(for: 2)
        }
        #expect(app.resolution.toolbar?.bar.slot == .scrollEdge)
        #expect(app.resolution.toolbar?.bar.appearance == .transparent)
        #expect(app.nextChange == nil, "nothing moves any more")
    }

    @Test("T3: the toolbar leaves while the keyboard is up, and returns")
    func compose() throws {
        let app = try app(.compose)
        #expect(app.placed().toolbar != nil)
        app.tap(at: Point(x: 200, y: 140))
        app.typeText("Tickets")
        app.run(for: 1)
        #expect(app.placed().keyboard != nil)
        #expect(app.placed().toolbar == nil)
        let done = try #require(app.placed().navigationBar?.items.last { $0.id == "system" })
        app.tap(at: done.frame.center)
        app.run(for: 1)
        #expect(app.placed().keyboard == nil)
        #expect(app.placed().toolbar != nil)
    }

    nonisolated static let networks: [(device: String, isDrawn: Bool)] = [("iPhone 8", true), ("iPhone 12", false)]

    @Test("S10, NA-02: network activity while the feed loads, where the bar has a place for it", arguments: networks)
    func feed(device: String, isDrawn: Bool) throws {
        let app = try app(.feed, on: device, system: 15)
        let refresh = try #require(app.placed().navigationBar?.items.last { $0.id == "system" })
        app.tap(at: refresh.frame.center)
        app.run(for: 1)
        #expect(app.isNetworkActivityIndicatorVisible)
        #expect(app.placed().statusBar?.items.contains { $0.id == "networkActivity" } == isDrawn)
        app.run(for: 4)
        #expect(!app.isNetworkActivityIndicatorVisible)
    }

    @Test("T5: on an iPad the same actions stand in the navigation bar")
    func pad() throws {
        let phone = try app(.pad).placed()
        #expect(phone.toolbar?.items.filter { $0.id == "system" }.count == 3)
        let pad = try app(.pad, on: "iPad Pro 11-inch (M4)").placed()
        #expect(pad.toolbar == nil)
        #expect(pad.navigationBar?.items.filter { $0.id == "system" }.count == 3)
    }

    @Test("a run is replayed exactly")
    func replay() throws {
        func run() throws -> (UIApplication, PlacedScreen) {
            let app = try app(.mail)
            app.drag(from: Point(x: 200, y: 650), to: Point(x: 200, y: 300), for: 0.3)
            app.run(for: 0.4)
            return (app, app.placed())
        }
        let (first, second) = (try run(), try run())
        #expect(first.0.trace == second.0.trace)
        #expect(first.1.content == second.1.content)
    }
}
