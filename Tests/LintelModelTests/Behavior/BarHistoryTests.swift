import LintelModel
import Testing

/// Bars that hide by themselves, through time.
@Suite struct BarHistoryTests {
    typealias Event = BarHistory.Event
    typealias Cause = ToolbarResolution.HiddenBy

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var settings: Set<BarHiding>
        /// What happens, and what has the bars away after it.
        var steps: [(Event, Cause?)]

        init(_ name: String, _ settings: Set<BarHiding>, _ steps: [(Event, Cause?)]) {
            testDescription = name
            self.settings = settings
            self.steps = steps
        }
    }

    static let cases: [Case] = [
        Case("TB-38: all default to off", [], Event.allCases.map { ($0, nil) }),
        Case("TV-54: each tap in the content toggles", [.onTap], [(.contentTapped, .tap), (.contentTapped, nil), (.barRegionTapped, nil)]),
        Case(
            "TV-55: up hides, down shows", [.onSwipe],
            [(.swipedUp, .scroll), (.swipedUp, .scroll), (.contentTapped, .scroll), (.swipedDown, nil)]),
        Case(
            "TV-56: away after the keyboard has gone, back by a tap", [.whenKeyboardAppears],
            [(.keyboardAppeared, .keyboard), (.keyboardDisappeared, .keyboard), (.contentTapped, nil), (.contentTapped, nil)]),
        Case(
            "TV-57: on its side away, back by a tap in the bars' band", [.whenVerticallyCompact],
            [(.becameCompact, .compactHeight), (.barRegionTapped, nil), (.becameRegular, nil)]),
        Case(
            "TB-38: back upright they return by themselves", [.whenVerticallyCompact],
            [(.becameCompact, .compactHeight), (.swipedDown, .compactHeight), (.becameRegular, nil)]),
        Case(
            "TB-38: what a tap took stays away when the phone is turned back", [.onTap, .whenVerticallyCompact],
            [(.contentTapped, .tap), (.becameRegular, .tap), (.contentTapped, nil)]),
        Case(
            "TB-38: swiped away, a tap brings back where taps toggle", [.onTap, .onSwipe], [(.swipedUp, .scroll), (.contentTapped, nil)]),
    ]

    @Test(arguments: cases)
    func history(_ given: Case) throws {
        var history = BarHistory(given.settings)
        for (step, (event, expected)) in given.steps.enumerated() {
            history.happened(event)
            #expect(history.hiddenBy == expected, "step \(step): \(event)")
            let shown = try screen("iPhone 15") {
                $0.navigationBar = NavigationBar(title: "Inbox")
                $0.toolbar = Toolbar(items: [.system(.add)])
                $0.barHistory = history
            }.resolved()
            #expect(
                shown.barsHiddenBy == expected && shown.toolbar?.hiddenBy == expected && (shown.navigationBar == nil) == (expected != nil))
        }
    }

    @Test("a screen that begins sideways or with the keyboard up begins without bars")
    func beginnings() {
        #expect(BarHistory([.whenVerticallyCompact], height: .compact).hiddenBy == .compactHeight)
        #expect(BarHistory([.whenKeyboardAppears], isKeyboardUp: true).hiddenBy == .keyboard)
        #expect(BarHistory([.onTap], height: .compact, isKeyboardUp: true).hiddenBy == nil)
        var history = BarHistory([.onTap])
        history.happened(.contentTapped)
        history.showBars()
        #expect(history.hiddenBy == nil)
    }

    @Test("TB-38: a tap on the screen itself goes into its history; the toolbar takes part only with items")
    func tappedScreen() throws {
        var shown = try screen("iPhone 15") {
            $0.navigationBar = NavigationBar(title: "Inbox")
            $0.toolbar = Toolbar(items: [])
            $0.barHistory = BarHistory([.onTap])
        }
        shown = shown.tapped(at: Point(x: 200, y: 400))
        #expect(shown.resolved().navigationBar == nil && shown.resolved().toolbar?.isHidden == false)
        shown = shown.tapped(at: Point(x: 200, y: 400))
        #expect(shown.resolved().navigationBar != nil)
    }

    @Test("TB-37: half-way at half the time of UINavigationControllerHideShowBarDuration, and the ends hold")
    func transition() {
        let out = BarTransition(hides: true)
        #expect(out.duration == 0.2)
        #expect(out.hiddenShare(after: -1) == 0 && out.hiddenShare(after: 0.2) == 1 && out.hiddenShare(after: 9) == 1)
        #expect(abs(out.hiddenShare(after: 0.1) - 0.5) < 0.001)
        let back = BarTransition(hides: false, duration: 0)
        #expect(back.hiddenShare(after: 0) == 0)
        #expect(abs(BarTransition(hides: false).hiddenShare(at: 0.25) + out.hiddenShare(at: 0.25) - 1) < 1e-9)
    }
}
