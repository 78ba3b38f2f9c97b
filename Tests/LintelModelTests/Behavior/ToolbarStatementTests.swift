import LintelModel
import Testing

/// Statements of behaviour.md, sections 6, 7 and 9, about values; what is laid out stands with the layout's tests.
@Suite("Toolbar statements")
struct ToolbarStatementTests {
    /// A row of TB-02's table: height of the bar, and of the room below it.
    struct Height: Sendable, CustomTestStringConvertible {
        var device: String
        var system: SystemVersion
        var sdk: SystemVersion?
        var orientation = Orientation.portrait
        var maker = Toolbar.Maker.uiKit
        var height: Double
        var below: Double
        var testDescription: String { "\(device), \(system), \(orientation), \(maker)" }
    }

    static let heights: [Height] = [
        Height(device: "iPhone 5s", system: 12, height: 44, below: 0),
        Height(device: "iPhone 8", system: 16, height: 44, below: 0),
        Height(device: "iPhone 8", system: 16, maker: .swiftUI, height: 44, below: 0),
        Height(device: "iPhone X", system: 13, height: 44, below: 34),
        Height(device: "iPhone 15", system: 18, height: 44, below: 34),
        Height(device: "iPhone 11", system: 16, maker: .swiftUI, height: 49, below: 34),
        Height(device: "iPhone 15", system: 18, maker: .swiftUI, height: 49, below: 34),
        Height(device: "iPhone 8", system: 16, orientation: .landscape, height: 32, below: 0),
        Height(device: "iPhone X", system: 13, orientation: .landscape, height: 32, below: 21),
        Height(device: "iPhone 15", system: 18, orientation: .landscape, height: 32, below: 21),
        Height(device: "iPad Air 2", system: 12, sdk: 11, height: 44, below: 0),
        Height(device: "iPad Air 2", system: 12, sdk: 12, height: 50, below: 0),
        Height(device: "iPad Air 2", system: 15, orientation: .landscape, height: 50, below: 0),
        // 54 high, its capsules 48 high at the top, 28 above the screen's edge.
        Height(device: "iPhone 14", system: 26, height: 54, below: 28 + 48 - 54),
    ]

    @Test("TB-01, TB-02: heights of managed toolbars at the lower edge", arguments: heights)
    func height(test: Height) throws {
        let screen = try screen(test.device, system: test.system, sdk: test.sdk, test.orientation) {
            $0.toolbar = Toolbar(items: [.system(.add)], maker: test.maker)
        }
        let bar = try #require(screen.barFrames(screen.resolved()).toolbar)
        #expect(bar.content.height == test.height)
        #expect(screen.size.height - bar.content.maxY == test.below)
        #expect(bar.content.width == screen.size.width)
        #expect(bar.background.maxY == screen.size.height)
    }

    @Test("TB-03: a stand-alone toolbar has the height of where it is", arguments: heights)
    func standaloneHeight(test: Height) throws {
        for anchor in [Toolbar.Anchor.safeAreaBottom, .viewBottom, .safeAreaTop] {
            let screen = try screen(test.device, system: test.system, sdk: test.sdk, test.orientation) {
                $0.toolbar = Toolbar(items: [.system(.add)], placement: .standalone(anchor), maker: test.maker)
            }
            #expect(screen.barFrames(screen.resolved()).toolbar?.content.height == test.height, "\(anchor)")
        }
    }

    @Test(
        "TB-07: what is set for the default metrics stands in for the compact ones, and compact means compact height",
        arguments: [
            ("iPhone 15", Orientation.portrait, false), ("iPhone 15", .landscape, true), ("iPad Air 2", .landscape, false),
        ])
    func metrics(device: String, orientation: Orientation, isCompact: Bool) throws {
        let own = BarAppearance(background: .color(.systemBackground), shadow: nil)
        func bar(_ slots: AppearanceSlots) throws -> BarAppearance? {
            try screen(device, system: 15, orientation) {
                $0.toolbar = Toolbar(items: [.system(.add)], placement: .standalone(.safeAreaBottom))
                $0.toolbar?.appearance = slots
            }.resolved().toolbar?.bar.appearance
        }
        #expect(try bar(AppearanceSlots(standard: own)) == own)
        #expect(try bar(AppearanceSlots(standard: .opaque, compact: own)) == (isCompact ? own : .opaque))
    }

    @Test("TB-14: the three resets")
    func resets() {
        #expect(BarAppearance.standard.background == .blur(.systemChromeMaterial) && BarAppearance.standard.shadow != nil)
        #expect(BarAppearance.opaque.background == .color(.systemBackground) && BarAppearance.opaque.shadow != nil)
        #expect(BarAppearance.transparent.background == .none && BarAppearance.transparent.shadow == nil)
        #expect(AppearanceSlots() == AppearanceSlots(standard: .standard), "no other slot is set")
    }

    @Test("TB-30, TB-33, TB-44: hidden by default, no items by default, and shown empty")
    func defaults() {
        var bar = ManagedToolbar(root: .init())
        #expect(bar.isHidden && bar.items.isEmpty)
        bar.isHidden = false
        #expect(bar.isShown && bar.toolbar == Toolbar(items: []))
    }

    @Test(
        "TB-51: raw values of the system items",
        arguments: [
            ("done", 0), ("cancel", 1), ("edit", 2), ("save", 3), ("add", 4), ("flexibleSpace", 5), ("fixedSpace", 6), ("compose", 7),
            ("reply", 8), ("action", 9), ("organize", 10), ("bookmarks", 11), ("search", 12), ("refresh", 13), ("stop", 14),
            ("camera", 15), ("trash", 16), ("play", 17), ("pause", 18), ("rewind", 19), ("fastForward", 20), ("undo", 21), ("redo", 22),
            ("pageCurl", 23), ("close", 24), ("writingTools", 25),
        ])
    func rawValues(name: String, value: Int) {
        #expect(SystemItem(rawValue: value)?.name == name)
        #expect(SystemItem(name: name)?.rawValue == value)
    }

    @Test("TB-51: the text ones are words before system 26, the rest symbols")
    func words() {
        let words = SystemItem.allCases.filter { $0.symbol(in: .eighteen) == nil && !BarItem.system($0).isSpace }
        #expect(words == [.done, .cancel, .edit, .save, .undo, .redo])
        #expect(SystemItem.allCases.count == 26)
        #expect(BarItem.system(.flexibleSpace) == .flexibleSpace && BarItem.system(.fixedSpace) == .fixedSpace(0))
    }
}
