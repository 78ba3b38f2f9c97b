import LintelModel
import Testing

/// behaviour.md, section 15.3, as far as values alone can show it.
@Suite("Test vectors: toolbar")
struct ToolbarVectors {
    static let add: [BarItem] = [.system(.add)]

    @Test("TV-50, TV-51, TB-30, TB-33: hidden until told, then shown whoever is on top")
    func visibility() {
        var bar = ManagedToolbar(root: .init())
        bar.setTopItems(Self.add)
        #expect(!bar.isShown)
        bar.isHidden = false
        #expect(bar.isShown && bar.items == Self.add)
        bar.push(.init())
        #expect(bar.isShown && bar.items.isEmpty)
        #expect(bar.pop() && !bar.pop() && bar.items == Self.add)
    }

    @Test("TV-52, TB-34: a flagged controller anywhere on the stack keeps the bar away")
    func hidesWhenPushed() {
        var bar = ManagedToolbar(root: .init(items: Self.add))
        bar.isHidden = false
        bar.push(.init(hidesBottomBarWhenPushed: true))
        #expect(!bar.isShown && bar.toolbar.isHidden)
        bar.push(.init())
        #expect(!bar.isShown)
        bar.pop()
        bar.pop()
        #expect(bar.isShown && bar.toolbar == Toolbar(items: Self.add))
    }

    @Test("TV-53, TB-31: items set on the bar itself are gone after a transition")
    func ownItems() {
        var bar = ManagedToolbar(root: .init(items: Self.add))
        bar.setItemsOfBar([.title("Mine")])
        #expect(bar.items == [.title("Mine")])
        bar.push(.init())
        bar.pop()
        #expect(bar.items == Self.add)
    }

    @Test("TV-58 †, TB-06: a managed bar takes no delegate")
    func delegate() {
        #expect(throws: ManagedToolbar.Refusal.delegateIsTaken) { try ManagedToolbar(root: .init()).setDelegate() }
    }

    @Test(
        "TV-66, TB-16: opaque image untouched, told to be translucent; image with alpha",
        arguments: [
            (false as Bool?, nil as Bool?, false, false), (false, true, true, true), (true, nil, true, false), (nil, nil, true, false),
            (nil, false, false, false),
        ])
    func translucency(imageHasAlpha: Bool?, asked: Bool?, isTranslucent: Bool, isPaler: Bool) {
        let answer = BarTranslucency(imageHasAlpha: imageHasAlpha, asked: asked)
        #expect(answer.isTranslucent == isTranslucent && answer.reducesImageOpacity == isPaler && answer.backing == .none)
    }

    @Test(
        "TB-16: what backs a translucent image on an opaque bar",
        arguments: [(true, true, BarTranslucency.Backing.barTint), (false, true, .black), (false, false, .white)])
    func backing(hasBarTint: Bool, isBlack: Bool, backing: BarTranslucency.Backing) {
        #expect(BarTranslucency(imageHasAlpha: true, asked: false, hasBarTint: hasBarTint, isBlack: isBlack).backing == backing)
    }

    @Test("TV-67, TB-15: none, tinted, as is")
    func shadow() {
        let red = DynamicColor(Color(255, 0, 0))
        #expect(BarShadow(color: DynamicColor(.clear)).line == .none && BarShadow().line == .none)
        #expect(BarShadow(color: red).line == .hairline(red))
        #expect(BarShadow(image: .template("line.png"), color: red).line == .image("line.png", tint: red))
        #expect(BarShadow(image: .template("line.png")).line == .none)
        #expect(BarShadow(image: .original("line.png")).line == .image("line.png", tint: nil))
    }
}
