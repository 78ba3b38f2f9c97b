import LintelModel
import Testing

@Suite("What hides bars")
struct BarVisibilityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var orientation = Orientation.portrait
        var items: [BarItem] = [.system(.add)]
        var placement = Toolbar.Placement.managed
        var change: @Sendable (inout Screen) -> Void
        var toolbar: ToolbarResolution.HiddenBy?
        var hidesNavigationBar = false
        var hidesStatusBar = false
        var testDescription: String { id }
    }

    static let cases: [Case] = [
        Case(id: "nothing", change: { _ in }),
        Case(id: "TB-30", change: { $0.toolbar?.isHidden = true }, toolbar: .controller),
        Case(id: "TB-39", change: { $0.isKeyboardUp = true }, toolbar: .keyboard),
        Case(
            id: "TB-39, a bar at the top", placement: .standalone(.safeAreaTop), change: { $0.isKeyboardUp = true }, toolbar: nil),
        Case(id: "TB-39, stand-alone", placement: .standalone(.viewBottom), change: { $0.isKeyboardUp = true }, toolbar: .keyboard),
        Case(
            id: "TV-54, no items", items: [],
            change: {
                $0.barHiding = [.onTap]
                $0.areBarsTappedAway = true
            }, toolbar: nil, hidesNavigationBar: true),
        Case(
            id: "TB-38 tap",
            change: {
                $0.barHiding = [.onTap]
                $0.areBarsTappedAway = true
            }, toolbar: .tap, hidesNavigationBar: true),
        Case(
            id: "TV-55 swiped up",
            change: {
                $0.barHiding = [.onSwipe]
                $0.content.scroll = .middle
            }, toolbar: .scroll, hidesNavigationBar: true),
        Case(id: "TV-55 at the top", change: { $0.barHiding = [.onSwipe] }),
        Case(
            id: "TV-56",
            change: {
                $0.barHiding = [.whenKeyboardAppears]
                $0.isKeyboardUp = true
            }, toolbar: .keyboard, hidesNavigationBar: true),
        Case(id: "TV-57 upright", change: { $0.barHiding = [.whenVerticallyCompact] }),
        Case(
            id: "TV-57 on its side", orientation: .landscape, change: { $0.barHiding = [.whenVerticallyCompact] }, toolbar: .compactHeight,
            hidesNavigationBar: true, hidesStatusBar: true),
        Case(
            id: "SB-75",
            change: {
                $0.content.kind = .fullScreenMedia
                $0.areBarsTappedAway = true
            }, toolbar: .tap, hidesNavigationBar: true, hidesStatusBar: true),
    ]

    @Test("TB-30, TB-38, TB-39, SB-75, SB-77", arguments: cases)
    func hides(test: Case) throws {
        let screen = try screen("iPhone 8", system: 16, test.orientation) {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.toolbar = Toolbar(items: test.items, placement: test.placement)
            $0.content = Content(.list(rows: 30))
            test.change(&$0)
        }
        let resolution = screen.resolved()
        let frames = screen.barFrames(resolution)
        #expect(resolution.toolbar?.hiddenBy == test.toolbar)
        #expect((frames.toolbar == nil) == (test.toolbar != nil))
        #expect((resolution.navigationBar == nil) == test.hidesNavigationBar)
        #expect((frames.navigationBar == nil) == test.hidesNavigationBar)
        #expect(resolution.statusBar.isHidden == test.hidesStatusBar)
    }

    @Test(
        "content insets: bars that show count, others do not",
        arguments: [
            (ToolbarResolution.HiddenBy?.none, 78.0), (.controller, 34),
        ])
    func insets(hiddenBy: ToolbarResolution.HiddenBy?, bottom: Double) throws {
        let resolution = try screen("iPhone 12") {
            $0.toolbar = Toolbar(items: [.system(.add)], isHidden: hiddenBy == .controller)
            $0.navigationBar = NavigationBar(title: "Inbox")
        }.resolved()
        #expect(resolution.contentInsets == EdgeInsets(top: 91, bottom: bottom))
        #expect(resolution.safeArea == EdgeInsets(top: 47, bottom: 34))
    }
}
