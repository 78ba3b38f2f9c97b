import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Looks of items by state, picture and appearance.
@Suite struct ItemStateTests {
    private static let blue = DynamicColor.systemBlue.light
    private static let red = DynamicColor(Color(255, 0, 0))

    private static func item(_ content: BarItem = BarStage.icon, _ change: (inout BarItem) -> Void) -> BarItem {
        var item = content
        change(&item)
        return item
    }

    private static func placed(
        _ item: BarItem, system: SystemVersion = 18, device: String = "iPhone 15", orientation: Orientation = .portrait,
        appearance: BarAppearance? = nil
    ) throws -> PlacedBar {
        let placed = BarStage(device: device, system: system, orientation: orientation).place {
            $0.toolbar = Toolbar(items: [item])
            guard let appearance else { return }
            $0.toolbar?.appearance = AppearanceSlots(standard: appearance, compact: appearance, scrollEdge: appearance)
        }
        return try #require(placed.toolbar)
    }

    private static func picture(_ item: PlacedItem?) -> Picture? {
        for drawn in item?.drawing ?? [] { if case .image(let picture) = drawn { return picture } }
        return nil
    }

    private static func run(_ item: PlacedItem?) -> TextRun? {
        for drawn in item?.drawing ?? [] { if case .text(let run) = drawn { return run } }
        return nil
    }

    @Test(
        "TB-79: before 26 the tint dims under a finger, and the disabled grey does not", arguments: [BarItem.Touch.none, .pressed, .held])
    func pressed(touch: BarItem.Touch) throws {
        let ink = try Self.picture(Self.placed(Self.item { $0.touch = touch }).items.first)?.tint
        #expect(ink == (touch == .none ? Self.blue : Self.blue.opacity(0.2)))
        let off = try Self.picture(
            Self.placed(
                Self.item {
                    $0.touch = touch
                    $0.isEnabled = false
                }
            ).items.first)?.tint
        #expect(off == DynamicColor.tertiaryLabel.light)
    }

    @Test("TB-79: on glass the capsule lifts and is lit, the glyph stays as it is")
    func lifted() throws {
        let (rest, pressed) = try (Self.placed(BarStage.icon, system: 26), Self.placed(Self.item { $0.touch = .pressed }, system: 26))
        func plate(_ bar: PlacedBar) -> Rect? {
            for drawn in bar.backdrop { if case .backdropBlur(let path, _) = drawn { return path.bounds } }
            return nil
        }
        let (before, after) = try (#require(plate(rest)), #require(plate(pressed)))
        #expect(after == before.inset(by: -3) && pressed.backdrop.count == rest.backdrop.count + 1)
        #expect(pressed.items.map(\.drawing) == rest.items.map(\.drawing) && pressed.items.map(\.frame) == rest.items.map(\.frame))
        // A disabled item does not answer.
        let off = try Self.placed(
            Self.item {
                $0.touch = .pressed
                $0.isEnabled = false
            }, system: 26)
        #expect(plate(off) == before)
    }

    @Test(
        "TB-57, TB-79: a toggle that is on has a rounded plate and takes no more room; before 26 its face is cut out of the tint",
        arguments: [SystemVersion(18), 26])
    func selected(system: SystemVersion) throws {
        let (off, on) = try (Self.placed(BarStage.icon, system: system), Self.placed(Self.item { $0.isSelected = true }, system: system))
        #expect(on.items.map(\.frame) == off.items.map(\.frame))
        guard case .fill(let path, .color(let color))? = on.items.first?.drawing.first else {
            Issue.record("no plate")
            return
        }
        // A picture of 24 × 24: 8.5 more on its sides, 5 above and below.
        let size = system == 26 ? Size(width: 36, height: 32) : Size(width: 41, height: 34)
        #expect(path.bounds.size == size && path.bounds.center == on.items[0].frame.center)
        #expect(color == (system == 26 ? DynamicColor.label.light.opacity(0.18) : Self.blue))
        #expect(Self.picture(on.items.first)?.tint == (system == 26 ? DynamicColor.label.light : .white))
    }

    @Test("TB-56: a picture rendered as original keeps its colours, a template takes the tint")
    func rendering() throws {
        #expect(try Self.picture(Self.placed(Self.item { $0.picture.rendering = .original }).items.first)?.tint == nil)
        #expect(try Self.picture(Self.placed(BarStage.icon).items.first)?.tint == Self.blue)
    }

    @Test("TB-55: in compact height the landscape picture stands in; without one the icon is scaled to the lower bar")
    func landscape() throws {
        let own = Self.item(BarItem(.icon(.file("tall.png", size: nil)))) { $0.picture.landscapeIcon = .file("icon.svg", size: nil) }
        #expect(try Self.picture(Self.placed(own, device: "iPhone 8").items.first)?.file == "tall.png")
        #expect(try Self.picture(Self.placed(own, device: "iPhone 8", orientation: .landscape).items.first)?.file == "icon.svg")
        let tall = BarItem(.icon(.file("tall.png", size: nil)))
        // 30 × 60 into 44 upright and 32 on its side.
        #expect(try Self.placed(tall, device: "iPhone 8").items.first?.frame.width == 22)
        let low = try Self.placed(tall, device: "iPhone 8", orientation: .landscape).items.first
        #expect(low?.frame.width == 16 && Self.picture(low)?.rect.height == 32)
    }

    @Test("TB-55: insets shift the picture, each orientation its own")
    func insets() throws {
        let shifted = Self.item {
            $0.picture.insets = EdgeInsets(top: 6, left: 4, bottom: -6, right: -4)
            $0.picture.landscapeIcon = .file("icon.svg", size: nil)
            $0.picture.landscapeInsets = EdgeInsets(top: 2, bottom: -2)
        }
        for (orientation, dx, dy) in [(Orientation.portrait, 4.0, 6.0), (.landscape, 0, 2)] {
            let (plain, moved) = try (
                Self.placed(BarStage.icon, device: "iPhone 8", orientation: orientation).items.first,
                Self.placed(shifted, device: "iPhone 8", orientation: orientation).items.first
            )
            #expect(plain?.frame == moved?.frame)
            #expect(Self.picture(moved)?.rect == Self.picture(plain)?.rect.offset(x: dx, y: dy))
        }
    }

    @Test("TB-19: text attributes by style and state; a derived colour is dimmed, the system's grey stays where none is set")
    func attributes() throws {
        var appearance = BarAppearance.opaque
        appearance.items.plain = BarItemAppearance(
            normal: .init(color: Self.red, font: Font(size: 12), titleOffset: Point(x: 0, y: 3), backgroundImage: "icon.svg"))
        let title = BarItem.title("Edit")
        let item = try Self.placed(title, appearance: appearance).items.first
        #expect(Self.run(item)?.color == Self.red.light && Self.run(item)?.font == Font(size: 12))
        #expect(item?.frame.width == 24 && Self.picture(item)?.rect == item?.frame)
        let disabled = Self.item(title) { $0.isEnabled = false }
        #expect(try Self.run(Self.placed(disabled, appearance: appearance).items.first)?.color == Self.red.light.opacity(0.35))
        #expect(try Self.run(Self.placed(disabled, appearance: .opaque).items.first)?.color == DynamicColor.tertiaryLabel.light)
        #expect(
            try Self.run(Self.placed(Self.item(title) { $0.touch = .pressed }, appearance: appearance).items.first)?.color
                == Self.red.light.opacity(0.2))
        // Done has looks of its own, and pictures keep the tint.
        #expect(try Self.run(Self.placed(BarItem(.title("Go"), style: .done), appearance: appearance).items.first)?.color == Self.blue)
        #expect(try Self.picture(Self.placed(BarStage.icon, appearance: .opaque).items.first)?.tint == Self.blue)
    }

    @Test("TB-14: layers are painted from the lowest up, pictures by their content mode", arguments: ImageScaling.allCases)
    func layers(scaling: ImageScaling) throws {
        let appearance = BarAppearance(
            effect: .systemMaterial, color: Self.red, image: "icon.svg", scaling: scaling, gravity: .left, shadow: nil)
        let backdrop = try Self.placed(BarStage.icon, appearance: appearance).backdrop
        guard backdrop.count == 3, case .backdropBlur = backdrop[0], case .fill(_, .color(Self.red.light)) = backdrop[1],
            case .image(let picture) = backdrop[2]
        else {
            Issue.record("\(backdrop)")
            return
        }
        let modes: [ImageScaling: Picture.Mode] = [
            .none: .actualSize, .scaleToFill: .scaleToFill, .aspectFit: .aspectFit, .aspectFill: .aspectFill,
        ]
        #expect(picture.mode == modes[scaling] && picture.gravity == .left)
        #expect(picture.rect == Rect(x: 0, y: 774, width: 393, height: 78))
    }

    @Test("TB-15: a shadow picture lies outside the edge, of its own height, over the whole width")
    func shadowPicture() throws {
        let appearance = BarAppearance(background: .none, shadow: Self.red, shadowImage: .template("icon.svg"))
        guard case .image(let picture)? = try Self.placed(BarStage.icon, appearance: appearance).backdrop.first else {
            Issue.record("no picture")
            return
        }
        #expect(
            picture.rect == Rect(x: 0, y: 750, width: 393, height: 24) && picture.tint == Self.red.light && picture.mode == .scaleToFill)
    }

    @Test(
        "TB-59: the large content viewer, at accessibility sizes, while a finger is held, with picture and title",
        arguments: [
            (TextSize.accessibilityMedium, BarItem.Touch.held, true), (.accessibilityMedium, .pressed, false),
            (.accessibilityMedium, .none, false),
            (.extraExtraExtraLarge, .held, false), (.accessibilityExtraExtraExtraLarge, .held, true),
        ])
    func largeContent(size: TextSize, touch: BarItem.Touch, shows: Bool) {
        let placed = BarStage().place {
            $0.traits.textSize = size
            $0.toolbar = Toolbar(items: [
                .title("Edit"),
                Self.item(BarItem.titled("Share", .file("icon.svg", size: nil))) {
                    $0.touch = touch
                    $0.picture.largeIcon = .file("tall.png", size: nil)
                },
            ])
        }
        #expect((placed.largeContent != nil) == shows)
        guard shows else { return }
        #expect(placed.largeContent?.text == "Share" && Self.picture(placed.largeContent)?.file == "tall.png")
        #expect(placed.largeContent?.frame.center == Point(x: 196.5, y: 426))
        #expect(placed.tree.contains("large content \"Share\""))
    }

    @Test("TB-59: without a picture of its own the icon is enlarged; system items have the system's words, in the language")
    func largeContentDefaults() throws {
        func place(_ item: BarItem, _ locale: LocaleIdentifier) throws -> PlacedItem {
            let placed = BarStage(locale: locale).place {
                $0.traits.textSize = .accessibilityLarge
                $0.toolbar = Toolbar(items: [Self.item(item) { $0.touch = .held }])
            }
            return try #require(placed.largeContent)
        }
        #expect(try place(.system(.trash), "de_DE").text == "Löschen")
        #expect(try place(.system(.edit), "ja_JP").text == "編集")
        #expect(try Self.picture(place(BarStage.icon, "en_US"))?.rect.size == Size(width: 96, height: 96))
        #expect(try place(.title("Inbox"), "en_US").text == "Inbox")
    }

    @Test("TB-60, TB-50: items of a group share a capsule whatever each says")
    func groups() throws {
        func capsules(_ items: [BarItem]) throws -> Int {
            let placed = BarStage(system: 26).place { $0.toolbar = Toolbar(items: items) }
            return try #require(placed.toolbar).backdrop.count { if case .backdropBlur = $0 { true } else { false } }
        }
        var (alone, bare) = (BarStage.icon, BarStage.icon)
        alone.sharesBackground = false
        bare.hidesSharedBackground = true
        #expect(try capsules([alone, alone]) == 2 && capsules(BarItem.group("a", [alone, alone])) == 1)
        #expect(try capsules([bare, bare]) == 0 && capsules(BarItem.group("a", [bare, bare])) == 1)
        #expect(try capsules(BarItem.group("a", [alone]) + BarItem.group("b", [alone])) == 2)
    }
}
