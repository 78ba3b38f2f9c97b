import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Bars between two screens.
@Suite struct BarMotionTests {
    private static var layout: ScreenLayout { ScreenLayout(environment: PlainEnvironment(files: BarStage.files).layout) }

    private static func named(_ name: String, _ item: BarItem = BarStage.icon) -> BarItem {
        var item = item
        item.identifier = name
        return item
    }

    private static func screen(_ items: [BarItem]?, title: String? = nil) -> Screen {
        guard let device = DeviceCatalogue.device(named: "iPhone 15") else { preconditionFailure("no such device") }
        var screen = Screen(device: device)
        screen.toolbar = items.map { Toolbar(items: $0) }
        screen.navigationBar = title.map { NavigationBar(title: $0) }
        return screen
    }

    /// The bar lies at 774 and is gone at 852.
    @Test(
        "TB-37: a toolbar slides over the lower edge and back, half of the way at half the time",
        arguments: [(0.0, 774.0 as Double?, nil as Double?), (0.5, 813, 813), (1, nil, 774)])
    func slides(fraction: Double, leaving: Double?, coming: Double?) {
        let (with, without) = (Self.screen([BarStage.icon]), Self.screen(nil))
        let out = Self.layout.place(from: with, to: without, at: fraction)
        let back = Self.layout.place(from: without, to: with, at: fraction)
        #expect(out.toolbar.map { ($0.frame.minY * 100).rounded() / 100 } == leaving)
        if let coming { #expect(back.toolbar.map { ($0.frame.minY * 100).rounded() / 100 } == coming) }
        #expect(out.toolbar?.items.first.map { $0.frame.minY } == out.toolbar?.frame.minY)
    }

    @Test(
        "TB-37: the same from a screen that says how far its toolbar has come",
        arguments: [(true, 0.5, 813.0 as Double?), (false, 0.5, 813), (true, 1, nil), (false, 1, 774)])
    func progress(hidden: Bool, fraction: Double, top: Double?) {
        var screen = Self.screen([BarStage.icon])
        screen.toolbar?.isHidden = hidden
        screen.toolbar?.progress = fraction
        #expect(Self.layout.place(screen).toolbar.map { ($0.frame.minY * 100).rounded() / 100 } == top)
    }

    @Test("TB-37, TB-38: a navigation bar goes up with it")
    func navigationBar() throws {
        let placed = Self.layout.place(from: Self.screen(nil, title: "Inbox"), to: Self.screen(nil), at: 0.5)
        let bar = try #require(placed.navigationBar)
        #expect(abs(bar.frame.maxY - 97.67 / 2) < 0.01)
        #expect(Self.layout.place(from: Self.screen(nil, title: "Inbox"), to: Self.screen(nil), at: 1).navigationBar == nil)
    }

    private static func opacity(_ item: PlacedItem?) -> Double? {
        guard let item, item.drawing.count == 1, case .group(let group) = item.drawing[0] else { return nil }
        return group.opacity
    }

    @Test("TB-41: the same instance in both lists stays without a fade, one that only looks alike fades")
    func instances() throws {
        let (old, new) = (
            Self.screen([Self.named("a"), .flexibleSpace, BarStage.icon]), Self.screen([Self.named("a"), .flexibleSpace, BarStage.icon])
        )
        let bar = try #require(Self.layout.place(from: old, to: new, at: 0.5).toolbar)
        let rest = try #require(Self.layout.place(new).toolbar)
        #expect(bar.items[0] == rest.items[0], "identical: neither faded nor moved")
        #expect(abs((Self.opacity(bar.items[2]) ?? 0) - 0.5) < 0.001)
        // The old one that looks alike is fading out on top, and no longer answers.
        let gone = bar.items.dropFirst(3).filter { $0.id == "icon" }
        #expect(gone.count == 1 && gone.allSatisfy { $0.target == nil } && abs((Self.opacity(gone.first) ?? 0) - 0.5) < 0.001)
        #expect(bar.backdrop == rest.backdrop, "the background does not change")
        #expect(Self.layout.place(from: old, to: new, at: 1).toolbar == rest)
    }

    @Test("TB-44: items that stay move to their new places while others fade", arguments: [(0.0, 16.0), (0.5, 184.5), (1, 353)])
    func respaced(fraction: Double, x: Double) throws {
        let old = Self.screen([Self.named("a"), .flexibleSpace, Self.named("b")])
        let new = Self.screen([Self.named("b"), .flexibleSpace, Self.named("a")])
        let bar = try #require(Self.layout.place(from: old, to: new, at: fraction).toolbar)
        let moved = try #require(bar.items.first { $0.identifier == "a" })
        #expect(abs(moved.frame.minX - x) < 0.01)
        #expect(abs((moved.target?.midX ?? 0) - moved.frame.midX) < 0.01)
    }

    @Test("TB-44: items set without animation are simply there")
    func unanimated() {
        let new = Self.screen([.title("Edit")])
        #expect(Self.layout.place(from: Self.screen([BarStage.icon]), to: new, at: 1) == Self.layout.place(new))
    }

    @Test("TB-07: a prompt stands in a band of 34 above the title, which moves down")
    func prompt() throws {
        let placed = BarStage(device: "iPhone 8").place {
            $0.statusBar.isHidden = nil
            $0.navigationBar = NavigationBar(title: "Photos", trailing: [BarStage.icon])
            $0.navigationBar?.prompt = "Choose a photo"
        }
        let bar = try #require(placed.navigationBar)
        #expect(bar.frame == Rect(x: 0, y: 20, width: 375, height: 78))
        let (prompt, title) = try (#require(bar.items.first { $0.id == "prompt" }), #require(bar.items.first { $0.id == "title" }))
        #expect(prompt.text == "Choose a photo" && prompt.frame.midX == 187.5 && prompt.frame.midY == 37)
        #expect(title.frame.midY == 76 && bar.items.first { $0.id == "icon" }?.frame.midY == 76)
        guard case .text(let run)? = prompt.drawing.first else {
            Issue.record("no text")
            return
        }
        #expect(run.origin.y == 42 && run.font.size == 13)
        #expect(prompt.target == nil && title.target == nil)
    }
}
