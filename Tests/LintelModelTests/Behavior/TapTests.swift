import LintelModel
import Testing

/// Taps: on the status bar, and on content that takes the bars away.
@Suite("Taps")
struct TapTests {
    typealias ScrollView = ScrollToTop.ScrollView

    static let whole = Rect(x: 0, y: 0, width: 390, height: 844)
    static let list = ScrollView("list", frame: whole)
    static let menu = ScrollView("menu", frame: Rect(x: 0, y: 100, width: 200, height: 700))

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var views: [ScrollView]
        var isPad = false
        var target: String?
        var testDescription: String { id }
    }

    static func changed(_ view: ScrollView, _ change: (inout ScrollView) -> Void) -> ScrollView {
        var view = view
        change(&view)
        return view
    }

    static let cases: [Case] = [
        Case(id: "TV-41 one scroll view", views: [list], target: "list"),
        Case(id: "TV-41 two on iPhone", views: [list, menu], target: nil),
        Case(id: "TV-42 already at the top", views: [changed(list) { $0.isAtTop = true }], target: nil),
        Case(id: "SB-86 scrollsToTop is false", views: [changed(list) { $0.scrollsToTop = false }], target: nil),
        Case(id: "SB-86 only one of two has it", views: [list, changed(menu) { $0.scrollsToTop = false }], target: "list"),
        Case(id: "SB-86 the delegate refuses", views: [changed(list) { $0.delegateAllows = false }], target: nil),
        Case(id: "SB-86 one off screen does not count", views: [list, changed(menu) { $0.isOnScreen = false }], target: "list"),
        Case(id: "SB-86 on iPad the nearest to the bar", views: [menu, list], isPad: true, target: "list"),
        Case(id: "SB-86 no scroll view", views: [], target: nil),
        Case(id: "SB-87 an inner text view counts", views: [changed(list) { $0.inner = [menu] }], target: nil),
        Case(
            id: "SB-87 and is itself the one where its holder is not",
            views: [changed(list) { ($0.scrollsToTop, $0.inner) = (false, [menu]) }],
            target: "menu"),
        Case(
            id: "SB-87 inner ones of a view off screen do not count",
            views: [list, changed(menu) { ($0.isOnScreen, $0.inner) = (false, [ScrollView("text", frame: whole)]) }], target: "list"),
    ]

    @Test("SB-86, SB-87: which scroll view answers", arguments: cases)
    func scrollsToTop(test: Case) {
        let answer = ScrollToTop(tapOver: test.views, isPad: test.isPad)
        #expect(answer.target == test.target, "\(answer.reason)")
        #expect(!answer.reason.isEmpty)
    }

    @Test("SB-87: scrollsToTop is true unless somebody says otherwise") func defaults() { #expect(Self.list.scrollsToTop) }

    @Test(
        "SB-29: the bar itself is not interactive, a tap only scrolls",
        arguments: [(Content.Scroll.middle, 10.0), (.top, 10), (.middle, 100)])
    func statusBarTap(scroll: Content.Scroll, y: Double) throws {
        let before = try screen("iPhone 8") {
            $0.content = Content(.list(rows: 50), scroll: scroll)
            $0.barHiding = []
        }
        var expected = before
        if y < 20 { expected.content.scroll = .top }
        #expect(before.tapped(at: Point(x: 187, y: y)) == expected)
    }

    @Test("SB-75: one tap takes everything away, the next brings everything back")
    func media() throws {
        let middle = Point(x: 195, y: 422)
        let photo = try screen("iPhone 12") {
            $0.content.kind = .fullScreenMedia
            $0.navigationBar = NavigationBar(title: "Photo")
            $0.toolbar = Toolbar(items: [.system(.action)])
        }
        let alone = photo.tapped(at: middle)
        #expect(alone.resolved().statusBar.isHidden && alone.resolved().navigationBar == nil && alone.resolved().toolbar?.hiddenBy == .tap)
        #expect(alone.tapped(at: middle) == photo)
        // Bars are for their own buttons; while they are away their place belongs to the picture.
        let bar = Point(x: 195, y: 70)
        #expect(photo.tapped(at: bar) == photo && alone.tapped(at: bar) == photo)
    }

    @Test("TV-54, TB-38: a tap toggles bars only where the navigation controller says so")
    func hidesOnTap() throws {
        let middle = Point(x: 195, y: 422)
        let plain = try screen("iPhone 12") { $0.navigationBar = NavigationBar(title: "Inbox") }
        #expect(plain.tapped(at: middle) == plain)
        var hiding = plain
        hiding.barHiding = [.onTap]
        let tapped = hiding.tapped(at: middle)
        #expect(tapped.resolved().navigationBar == nil && !tapped.resolved().statusBar.isHidden)
        #expect(tapped.tapped(at: middle) == hiding)
    }
}
