import LintelModel
import Testing

@testable import LintelLayout

/// Any moment of hiding can be drawn (SB-70 to SB-75).
@Suite struct StatusBarMotionTests {
    private let environment = StatusBarFixture(device: "iPhone 8").environment

    private func placed(
        _ name: String, _ animation: StatusBarResolution.Animation, _ progress: Double?, _ change: (inout Screen) -> Void = { _ in }
    ) throws -> PlacedScreen {
        var screen = try StatusBarFixture(device: name).screen()
        screen.statusBar.isHidden = true
        screen.statusBar.animation = animation
        screen.statusBar.progress = progress
        change(&screen)
        return ScreenLayout(environment: environment).place(screen)
    }

    /// Opacity of the outermost groups; nil where an item is painted as usual.
    private func opacities(_ bar: PlacedBar?) -> [Double] {
        (bar?.items ?? []).map { item in
            guard item.drawing.count == 1, case .group(let group) = item.drawing[0] else { return 1 }
            return group.opacity
        }
    }

    @Test("SB-70: fade keeps the boxes and pales everything alike", arguments: ["iPhone 8", "iPhone 14", "iPhone 15", "iPad Air 2"])
    func fade(name: String) throws {
        let usual = try #require(try placed(name, .fade, 0).statusBar)
        let half = try #require(try placed(name, .fade, 0.5).statusBar)
        #expect(half.items.map(\.frame) == usual.items.map(\.frame) && half.frame == usual.frame)
        #expect(opacities(half).allSatisfy { abs($0 - 0.5) < 1e-9 })
        #expect(try placed(name, .fade, 1).statusBar == nil && placed(name, .fade, nil).statusBar == nil)
    }

    @Test(
        "SB-70: slide moves everything up by one share of the bar's height",
        arguments: ["iPhone 8", "iPhone 14", "iPhone 15", "iPad Air 2"])
    func slide(name: String) throws {
        let usual = try #require(try placed(name, .slide, 0).statusBar)
        let half = try #require(try placed(name, .slide, 0.5).statusBar)
        let way = usual.frame.height / 2
        #expect(abs(half.frame.y + way) < 1e-9)
        for (moved, item) in zip(half.items, usual.items) {
            #expect(abs(item.frame.y - moved.frame.y - way) < 1e-9)
            let boxes = [moved, item].map { DrawnBox.of($0.drawing, scale: 1000) }
            #expect(abs(boxes[1].y - boxes[0].y - (boxes[1].isEmpty ? 0 : way)) < 0.01)
        }
        #expect(try placed(name, .slide, 1).statusBar == nil)
    }

    @Test("SB-71: without animation it is gone at once") func none() throws {
        #expect(try placed("iPhone 8", .none, 0).statusBar == nil)
    }

    @Test("SB-73: the navigation bar comes along on home button phones only", arguments: [("iPhone 8", 10.0), ("iPhone 14", 0)])
    func navigationBar(name: String, way: Double) throws {
        func top(_ progress: Double) throws -> Double {
            let screen = try placed(name, .slide, progress) { $0.navigationBar = NavigationBar(title: "Inbox") }
            return try #require(screen.navigationBar).frame.y
        }
        #expect(try abs(top(0) - top(0.5) - way) < 1e-9)
    }

    @Test("SB-75: bars fade with the status bar and the picture's ground darkens", arguments: [(0.0, 1.0), (0.5, 0.5), (1, 0)])
    func media(progress: Double, opacity: Double) throws {
        let screen = try placed("iPhone 8", .fade, progress) {
            $0.statusBar.isHidden = nil
            $0.content = Content(.image("photo.png"), kind: .fullScreenMedia)
            $0.areBarsTappedAway = true
            $0.navigationBar = NavigationBar(title: "Photo")
            $0.toolbar = Toolbar(items: [.title("Share")])
        }
        guard case .fill(_, .color(let ground)) = screen.content[0] else { throw Missing() }
        #expect(abs(ground.luminance - Color(white: opacity).luminance) < 1e-6)
        for bar in [screen.statusBar, screen.navigationBar, screen.toolbar] {
            #expect((bar == nil) == (opacity == 0))
            #expect(opacities(bar).allSatisfy { abs($0 - opacity) < 1e-9 })
        }
    }

    private struct Missing: Error {}
}
