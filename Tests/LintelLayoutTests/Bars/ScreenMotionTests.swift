import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Screens on their way to each other.
@Suite struct ScreenMotionTests {
    private static var layout: ScreenLayout { ScreenLayout(environment: PlainEnvironment().layout) }

    private static func screen(_ title: String, back: String? = nil, language: String = "en") throws -> PlacedScreen {
        var screen = Screen(device: try #require(DeviceCatalogue.device(named: "iPhone 15")))
        screen.traits.locale = LocaleIdentifier(language)
        screen.navigationBar = NavigationBar(title: title)
        screen.navigationBar?.backTitle = back
        screen.toolbar = Toolbar(items: [.title(title)])
        return layout.place(screen)
    }

    /// What a push draws: the boxes of the lower and the upper screen that are seen, and the darkness over the lower.
    private static func parts(_ placed: PlacedScreen) throws -> (upper: Rect, dimming: Double) {
        let groups = placed.content.compactMap { item -> Group? in if case .group(let group) = item { group } else { nil } }
        #expect(groups.count == 2 && placed.content.count == 2)
        guard case .fill(_, .color(let color)) = try #require(groups.first?.items.last) else { return (.zero, -1) }
        return (try #require(groups.last?.clip?.bounds), color.alpha)
    }

    /// iPhone 15: 393 wide. Half-way in time 0.8386 of the way is done.
    @Test(
        "a pushed screen comes in from the side on which lines end, the one below is dimmed; a pop runs back",
        arguments: [
            (ScreenTransition.Kind.push, "en", 0.0, 393.0, 0.0), (.push, "en", 0.5, 63.45, 329.55), (.push, "ar", 0.5, 0, 329.55),
            (.pop, "en", 0.5, 329.55, 63.45), (.pop, "ar", 0.5, 0, 63.45), (.pop, "en", 0, 0, 393),
        ])
    func slides(kind: ScreenTransition.Kind, language: String, fraction: Double, x: Double, width: Double) throws {
        let (first, second) = (try Self.screen("Inbox", language: language), try Self.screen("Mail", back: "Inbox", language: language))
        let (old, new) = kind == .push ? (first, second) : (second, first)
        let box = try Self.parts(new.coming(from: old, by: ScreenTransition(kind), at: fraction))
        #expect(abs(box.upper.width - width) < 0.1)
        if width > 0 { #expect(abs(box.upper.minX - x) < 0.1) }
        let done = width / 393
        #expect(abs(box.dimming - 0.1 * done) < 0.001)
    }

    @Test("the title below goes to the back button, the new one comes in from the side", arguments: ["en", "ar"])
    func titles(language: String) throws {
        let (old, new) = (try Self.screen("Inbox", language: language), try Self.screen("Mail", back: "Inbox", language: language))
        func middle(_ fraction: Double, _ text: String, _ id: String) throws -> Double {
            let bar = try #require(new.coming(from: old, by: ScreenTransition(.push), at: fraction).navigationBar)
            return try #require(bar.items.first { $0.id == id && $0.text == text }).frame.midX
        }
        let rest = try #require(new.navigationBar)
        let back = try #require(rest.items.first { $0.id == "back" }).frame.midX
        let way = language == "ar" ? -393.0 : 393
        #expect(try middle(0, "Inbox", "title") == 196.5)
        #expect(abs(try middle(0.999999, "Inbox", "title") - back) < 0.1)
        #expect(abs(try middle(0, "Mail", "title") - (196.5 + way / 2)) < 0.01)
        #expect(abs(try middle(0.5, "Mail", "title") - (196.5 + way / 2 * 0.16145)) < 0.1)
        #expect(new.coming(from: old, by: ScreenTransition(.push), at: 1) == new)
    }

    @Test(
        "a keyboard comes up and goes down, and the toolbar that it covers stays where it is (TB-39)",
        arguments: [(0.0, 852.0, 516.0), (0.5, 614.8, 753.2), (1, 516, nil as Double?)])
    func keyboard(fraction: Double, coming: Double, going: Double?) throws {
        let rest = try Self.screen("Note")
        var screen = rest.screen
        screen.isKeyboardUp = true
        let up = Self.layout.place(screen)
        let (comes, goes) = (up.coming(from: rest, by: .keyboard, at: fraction), rest.coming(from: up, by: .keyboard, at: fraction))
        #expect(abs((comes.keyboard?.frame.minY ?? 0) - coming) < 0.1)
        #expect(going == nil ? goes.keyboard == nil : abs((goes.keyboard?.frame.minY ?? 0) - (going ?? 0)) < 0.1)
        #expect(comes.toolbar?.frame.minY == (fraction < 1 ? 774 : nil) && goes.toolbar?.frame.minY == 774)
        #expect(comes.navigationBar == rest.navigationBar, "nothing of it changes")
    }

    @Test(
        "what stands above slides, zooms or fades",
        arguments: [
            (PlacedOverlay.Entrance.slide, 852.0, 195.45), (.zoom, 69, 69), (.fade, 69, 69),
        ])
    func overlays(entrance: PlacedOverlay.Entrance, first: Double, middle: Double) throws {
        let rest = try Self.screen("Note")
        var above = rest
        let ink = [Scene.Item.fill(.rect(Rect(x: 0, y: 69, width: 393, height: 783)), .color(.black))]
        above.overlays = [
            PlacedOverlay(frame: Rect(x: 0, y: 69, width: 393, height: 783), dimming: ink, content: ink, entrance: entrance)
        ]
        let tops = [0.0, 0.5].map { above.coming(from: rest, by: ScreenTransition(.still), at: $0).overlays.first?.frame.minY ?? 0 }
        #expect(abs(tops[0] - first) < 0.1 && abs(tops[1] - middle) < 0.1)
        let begins = try #require(above.coming(from: rest, by: ScreenTransition(.still), at: 0).overlays.first)
        #expect(begins.dimming == [.group(Group(ink, opacity: 0))])
        // And out again: the last moment is the screen alone.
        #expect(rest.coming(from: above, by: ScreenTransition(.still), at: 0.5).overlays.count == 1)
        #expect(rest.coming(from: above, by: ScreenTransition(.still), at: 1) == rest)
    }

    @Test(
        "a cover comes up over everything, bars and all, and goes down",
        arguments: [(ScreenTransition.Kind.cover, 0.0, 852.0), (.cover, 0.5, 137.55), (.uncover, 0, 0), (.uncover, 0.5, 714.45)])
    func covers(kind: ScreenTransition.Kind, fraction: Double, y: Double) throws {
        let (first, second) = (try Self.screen("Below"), try Self.screen("Above"))
        let (old, new) = kind == .cover ? (first, second) : (second, first)
        let placed = new.coming(from: old, by: ScreenTransition(kind), at: fraction)
        #expect(placed.navigationBar == first.navigationBar && placed.content == first.content)
        let cover = try #require(placed.overlays.first)
        #expect(abs(cover.frame.minY - y) < 0.1)
        #expect(abs((cover.toolbar?.frame.minY ?? 0) - y - 774) < 0.1)
        #expect(new.coming(from: old, by: ScreenTransition(kind), at: 1) == new)
    }
}
