import LintelModel
import Testing

/// Appearances as values: layers, item looks, measures, and the properties of before.
@Suite struct BarAppearanceTests {
    private static let red = DynamicColor(Color(255, 0, 0))
    private static let blue = DynamicColor(Color(0, 0, 255))

    @Test("TB-14: effect, colour and picture lie on top of each other; the picture is stretched unless another mode is set")
    func layers() {
        let all = BarAppearance(effect: .systemMaterial, color: Self.red, image: "bar.png", shadow: nil)
        #expect(all.background == .layers([.blur(.systemMaterial), .color(Self.red), .image("bar.png", scaling: .scaleToFill)]))
        #expect(BarAppearance(effect: nil, color: Self.red, shadow: nil).background == .color(Self.red))
        #expect(BarAppearance(effect: nil, color: nil, shadow: nil).background == .none)
        let top = BarAppearance(effect: nil, color: nil, image: "bar.png", scaling: .none, gravity: .top, shadow: nil)
        #expect(top.background == .image("bar.png", gravity: .top, scaling: .none))
    }

    @Test("TB-11, TB-19: the edge slot's fall-back loses background and line and keeps the looks of the items")
    func transparent() {
        var standard = BarAppearance.opaque
        standard.items.done = BarItemAppearance(normal: .init(color: Self.red))
        let edge = standard.withTransparentBackground
        #expect(edge.background == .none && edge.shadow == nil && edge.items == standard.items)
    }

    @Test(
        "TB-19: highlighted and disabled derive from normal, focused from highlighted, each part by itself",
        arguments: [
            (BarItemAppearance.State.normal, blue, 15.0), (.highlighted, red, 15), (.disabled, blue, 20), (.focused, red, 15),
        ])
    func states(state: BarItemAppearance.State, color: DynamicColor, size: Double) {
        let appearance = BarItemAppearance(
            normal: .init(color: Self.blue, font: Font(size: 15), backgroundImage: "plate.png"), highlighted: .init(color: Self.red),
            disabled: .init(font: Font(size: 20)))
        let look = appearance.look(in: state)
        #expect(look.color == color && look.font?.size == size && look.backgroundImage == "plate.png")
        #expect(appearance.hasOwnColor(in: state) == (state != .disabled))
    }

    @Test("TB-52, TB-19, TB-60: plain, done and prominent have looks of their own")
    func styles() {
        let looks = BarItemAppearances(
            plain: BarItemAppearance(normal: .init(color: Self.red)), prominent: BarItemAppearance(normal: .init(color: Self.blue)))
        #expect(BarItem.Style.allCases.map { looks[$0].normal.color } == [Self.red, nil, Self.blue])
    }

    @Test(
        "TB-07: what is set for `default` stands in for the rest, prompts included; compact means compact height",
        arguments: [
            (SizeClass.regular, nil as String?, BarMetricsKind.default, 1), (.compact, nil, .compact, 2),
            (.regular, "Choose", .defaultPrompt, 1),
            (.compact, "Choose", .compactPrompt, 1),
        ])
    func metrics(height: SizeClass, prompt: String?, kind: BarMetricsKind, value: Int) {
        var bar = NavigationBar(title: "Photos")
        bar.prompt = prompt
        #expect(bar.metrics(height) == kind)
        #expect(BarMetricsTable([.default: 1, .compact: 2]).value(for: kind) == value)
        #expect(BarMetricsTable<Int>([.compact: 2])[.default] == nil)
    }

    @Test("TB-07: a prompt makes the bar 34 higher, below the status bar, and pushes the content down")
    func prompt() throws {
        func frames(_ prompt: String?) throws -> (bar: Rect?, prompt: Rect?, top: Double) {
            let shown = try screen("iPhone 8", system: 15) {
                $0.navigationBar = NavigationBar(title: "Photos")
                $0.navigationBar?.prompt = prompt
            }
            let resolution = shown.resolved()
            let frames = shown.barFrames(resolution)
            return (frames.navigationBar?.content, frames.prompt, resolution.contentInsets.top)
        }
        let (plain, with) = try (frames(nil), frames("Choose a photo"))
        #expect(plain.bar == Rect(x: 0, y: 20, width: 375, height: 44) && plain.prompt == nil && plain.top == 64)
        #expect(with.bar == Rect(x: 0, y: 20, width: 375, height: 78) && with.top == 98)
        #expect(with.prompt == Rect(x: 0, y: 20, width: 375, height: 34))
    }

    private static let clear = LegacyBarLook.Image("bar.png", hasAlpha: true)
    private static let solid = LegacyBarLook.Image("bar.png", hasAlpha: false)
    private static let picture = BarBackground.image("bar.png", scaling: .scaleToFill)

    @Test(
        "TB-16, TB-17, TB-18: the properties of before, as an appearance",
        arguments: [
            (LegacyBarLook(), nil as BarBackground?), (LegacyBarLook(barTint: red), .color(red)),
            (LegacyBarLook(isTranslucent: false), BarAppearance.opaque.background), (LegacyBarLook(isTranslucent: true), nil),
            (LegacyBarLook(backgroundImage: solid), picture), (LegacyBarLook(backgroundImage: clear), picture),
            (LegacyBarLook(isTranslucent: true, backgroundImage: solid), .faded(picture, opacity: 232.0 / 255)),
            (LegacyBarLook(isTranslucent: false, backgroundImage: clear), .layers([.color(DynamicColor(.white)), picture])),
            (
                LegacyBarLook(isBlack: true, isTranslucent: false, backgroundImage: clear),
                .layers([.color(DynamicColor(.black)), picture])
            ),
            (LegacyBarLook(barTint: red, isTranslucent: false, backgroundImage: clear), .layers([.color(red), picture])),
        ])
    func legacy(look: LegacyBarLook, background: BarBackground?) {
        #expect(look.appearance?.background == background)
    }

    @Test("TB-15: a shadow picture of before needs a background picture; colour and template go together")
    func shadow() {
        var look = LegacyBarLook(barTint: Self.red)
        look.shadowImage = .original("line.png")
        #expect(look.appearance?.shadowLine == .hairline(.barShadow))
        look.backgroundImage = Self.solid
        #expect(look.appearance?.shadowLine == .image("line.png", tint: nil))
        #expect(
            BarAppearance(background: .none, shadow: Self.red, shadowImage: .template("line.png")).shadowLine
                == .image("line.png", tint: Self.red))
    }

    @Test(
        "TB-52: raw values of the styles; bordered is drawn as plain",
        arguments: [(0, BarItem.Style.plain as BarItem.Style?, 0), (1, .plain, 0), (2, .done, 2), (3, nil, -1)])
    func rawStyles(value: Int, style: BarItem.Style?, back: Int) {
        #expect(BarItem.Style(uiKitRawValue: value) == style && (style?.uiKitRawValue ?? -1) == back)
        #expect(BarItem.Style.prominent.uiKitRawValue == 2)
    }

    @Test("TB-50, TB-93: an item of title and icon shows the icon, and is called by the title")
    func kinds() {
        let both = BarItem.titled("Share", .symbol("square.and.arrow.up"))
        #expect(both.content == .icon(.symbol("square.and.arrow.up")) && both.label == "Share")
        let menu = BarItem.menu(.icon(.symbol("ellipsis")), BarMenu([.init("Print")]))
        #expect(!menu.hasPrimaryAction && menu.menu?.elements.map(\.title) == ["Print"])
        #expect(BarItem.title("Edit").hasPrimaryAction && BarItem.title("Edit").menu == nil)
        #expect(BarItem.group("undo", [.system(.undo), .system(.redo)]).map(\.group) == ["undo", "undo"])
    }
}
