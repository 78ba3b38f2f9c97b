import Foundation
import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Automatic style")
struct StyleTests {
    /// OQ-03: threshold 0.5, and 0.05 on either side in which nothing changes.
    @Test(arguments: [
        (0.0, StatusBar.Style.darkContent, StatusBar.Style.lightContent), (0.44, .darkContent, .lightContent),
        (0.46, .darkContent, .darkContent), (0.46, .lightContent, .lightContent), (0.54, .lightContent, .lightContent),
        (0.56, .lightContent, .darkContent), (1, .lightContent, .darkContent),
    ])
    func followsLuminance(luminance: Double, before: StatusBar.Style, after: StatusBar.Style) {
        #expect(StyleDecision(luminance: luminance, before: before).style == after)
    }

    @Test(arguments: [
        ("#FFFFFF", StatusBar.Style.darkContent), ("#101010", .lightContent), ("#F4C542", .darkContent), ("#0A3D91", .lightContent),
    ])
    func followsTheContent(hex: String, style: StatusBar.Style) throws {
        let placed = try ScreenRenderer().place(try Self.screen(.color(DynamicColor(try #require(Color(hex: hex))))))
        #expect(placed.resolution.statusBar.style == style)
        #expect(placed.resolution.statusBar.decidedBy.contains { $0.contains(style.rawValue) })
    }

    @Test("SB-33: the dynamic default is reported resolved, and changes while content scrolls", arguments: [Content.Scroll.top, .middle])
    func changesWhileScrolling(scroll: Content.Scroll) throws {
        var screen = try Self.screen(.list(rows: 60))
        screen.statusBar.style = .default
        screen.content.scroll = scroll
        // Nothing but the list's white at its top, black once content runs under the bar.
        screen.navigationBar = NavigationBar(title: "Inbox")
        let black = BarAppearance(background: .color(DynamicColor(.black)), shadow: nil)
        screen.navigationBar?.appearance = AppearanceSlots(standard: black)
        #expect(screen.resolved().statusBar.style == .automatic)
        let style = try ScreenRenderer().place(screen).resolution.statusBar.style
        #expect(style == (scroll == .top ? .darkContent : .lightContent))
    }

    @Test func earsOfAnIslandDecideApart() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString).svg")
        let halves =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"393\" height=\"852\"><rect width=\"196\" height=\"852\"/><rect x=\"196\" width=\"197\" height=\"852\" fill=\"#fff\"/></svg>"
        try Data(halves.utf8).write(to: file)
        let renderer = try ScreenRenderer()
        let placed = try renderer.place(try Self.screen(.image(file.path())))
        let ink = try renderer.ink(of: placed)[.statusBar]
        #expect(ink.count > 3)
        #expect(ink.allSatisfy { ($0.contrast ?? 0) > 10 }, "every glyph stands out from its own half")
    }

    private static func screen(_ fill: Content.Fill) throws -> Screen {
        var screen = Screen(device: try #require(DeviceCatalogue.all.first { $0.id == "iphone-15" }))
        screen.statusBar.style = .automatic
        screen.content = Content(fill)
        return screen
    }
}
