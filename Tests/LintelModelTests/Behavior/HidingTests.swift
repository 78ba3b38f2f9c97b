import LintelModel
import Testing

/// The status bar on its way out and in (behaviour.md, section 3).
@Suite("Hiding")
struct HidingTests {
    typealias Animation = StatusBarResolution.Animation

    @Test("SB-70: none, fade and slide, and fade is what a controller answers by default (SB-42)")
    func animations() throws {
        #expect(Animation.allCases.map(\.rawValue) == ["none", "fade", "slide"])
        #expect(try screen("iPhone 12") { $0.controllers = ControllerTree(.plain) }.resolved().statusBar.animation == .fade)
    }

    @Test("SB-70, SB-71: the animation counts when hidden changes in an animation block, not for style")
    func onlyHidden() {
        func answer(_ isHidden: Bool, _ style: StatusBar.Style) -> StatusBarResolution {
            StatusBarResolution(isHidden: isHidden, style: style, fallbackStyle: style, animation: .slide, decidedBy: ["test"])
        }
        let shown = answer(false, .lightContent)
        #expect(StatusBarTransition(from: shown, to: answer(false, .darkContent), isAnimated: true) == nil)
        #expect(StatusBarTransition(from: shown, to: answer(true, .lightContent), isAnimated: true)?.animation == .slide)
        // SB-71: outside an animation block nothing moves.
        #expect(StatusBarTransition(from: shown, to: answer(true, .lightContent), isAnimated: false)?.animation == Animation.none)
    }

    @Test("SB-71: without animation the end is there at once", arguments: [true, false], [0.0, 0.5, 1])
    func none(hides: Bool, fraction: Double) {
        #expect(StatusBarTransition(hides: hides, animation: .none).pose(at: fraction) == (hides ? .hidden : .shown))
    }

    @Test("SB-72, OQ-01: 0.35 s, ease-in-out")
    func durationAndCurve() {
        let fade = StatusBarTransition(hides: true, animation: .fade)
        #expect(fade.duration == 0.35 && fade.curve == .easeInOut)
        #expect(fade.pose(after: 0) == .shown)
        #expect(fade.pose(after: 0.35) == .hidden && fade.pose(after: 9) == .hidden && fade.pose(after: -1) == .shown)
        #expect(abs(fade.pose(after: 0.175).opacity - 0.5) < 1e-9)
        // Slower at both ends than in the middle, and the same forth and back.
        let steps = stride(from: 0.0, through: 1, by: 0.1).map { TimingCurve.easeInOut.value(at: $0) }
        let gains = zip(steps.dropFirst(), steps).map { $0 - $1 }
        #expect(gains.allSatisfy { $0 > 0 } && gains[0] < gains[4] / 3 && gains[9] < gains[4] / 3)
        for (index, step) in steps.enumerated() { #expect(abs(step + steps[10 - index] - 1) < 1e-9) }
        // The curve's parameter 0.25 by hand: x = 3·0.75²·0.25·0.42 + 3·0.75·0.25²·0.58 + 0.25³, y = 3·0.75·0.25² + 0.25³.
        #expect(abs(TimingCurve.easeInOut.value(at: 0.2743750) - 0.15625) < 1e-6)
        #expect(TimingCurve.linear.value(at: 0.3).isApproximately(0.3))
    }

    @Test("fade changes only opacity, slide only place; showing is hiding the other way round")
    func poses() {
        for step in 1..<10 {
            let fraction = Double(step) / 10
            let faded = StatusBarTransition(hides: true, animation: .fade).pose(at: fraction)
            let slid = StatusBarTransition(hides: true, animation: .slide).pose(at: fraction)
            #expect(faded.lift == 0 && faded.opacity.isApproximately(1 - faded.hiddenShare))
            #expect(slid.opacity == 1 && slid.lift == slid.hiddenShare && slid.isVisible)
            let back = StatusBarTransition(hides: false, animation: .fade).pose(at: 1 - fraction)
            #expect(back.opacity.isApproximately(faded.opacity))
        }
    }

    static let halves: [(device: String, system: SystemVersion, top: Double)] = [
        ("iPhone 8", 18, 10), ("iPad (9th generation)", 18, 10), ("iPad Pro 11-inch (M4)", 18, 12), ("iPad Pro 11-inch (M4)", 26, 16),
        ("iPhone 12", 18, 47), ("iPhone 15", 18, 59),
    ]

    @Test("SB-73, SB-74: half-way the safe area has gone half-way, except where a sensor housing keeps it", arguments: halves)
    func insets(device: String, system: SystemVersion, top: Double) throws {
        let half = try screen(device, system: system) {
            $0.statusBar = StatusBar(isHidden: true)
            $0.statusBar.progress = 0.5
            $0.navigationBar = NavigationBar(title: "Inbox")
        }
        let resolution = half.resolved()
        #expect(isClose(resolution.safeArea.top, top))
        #expect(resolution.statusBar.isHidden)
        // PF-23: the navigation bar moves up with it.
        let shown = try screen(device, system: system) { $0.navigationBar = NavigationBar(title: "Inbox") }
        let rest = try #require(shown.barFrames(shown.resolved()).navigationBar)
        let moved = try #require(half.barFrames(resolution).navigationBar)
        #expect(isClose(rest.content.minY - moved.content.minY, shown.resolved().safeArea.top - top))
    }

    @Test("SB-28: the frame is zero once the bar is hidden, and lies above the screen on its way", arguments: [0.0, 0.5, 1])
    func frame(progress: Double) throws {
        let sliding = try screen("iPhone 8") {
            $0.statusBar = StatusBar(isHidden: true)
            $0.statusBar.animation = .slide
            $0.statusBar.progress = progress
        }
        let frame = sliding.barFrames(sliding.resolved()).statusBar
        if progress == 1 {
            #expect(frame == nil)
        } else {
            let y = try #require(frame).y
            #expect(y.isApproximately(-20 * progress))
        }
    }

    @Test("SB-21: where a bar can never show, nothing is on its way", arguments: ["iPhone 12", "iPhone 15"])
    func neverShown(device: String) throws {
        let bar = try screen(device, .landscape) {
            $0.statusBar = StatusBar(isHidden: false)
            $0.statusBar.progress = 0.5
        }.resolved().statusBar
        #expect(bar.pose == .hidden)
    }

    @Test("SB-75: all bars of full-screen media fade together")
    func media() throws {
        func photo(_ progress: Double?, away: Bool = true) throws -> ScreenResolution {
            try screen("iPhone 8") {
                $0.content.kind = .fullScreenMedia
                $0.navigationBar = NavigationBar(title: "Photo")
                $0.toolbar = Toolbar(items: [.system(.action)])
                $0.areBarsTappedAway = away
                $0.statusBar.progress = progress
            }.resolved()
        }
        let half = try photo(0.5)
        #expect(half.mediaHiddenShare.isApproximately(0.5) && half.statusBar.pose.opacity.isApproximately(0.5))
        #expect(half.navigationBar != nil && half.toolbar?.isHidden == false)
        for end in [try photo(1), try photo(nil)] {
            #expect(end.mediaHiddenShare == 1 && end.statusBar.pose == .hidden)
            #expect(end.navigationBar == nil && end.toolbar?.hiddenBy == .tap)
        }
        let back = try photo(1, away: false)
        #expect(back.mediaHiddenShare == 0 && back.statusBar.pose == .shown && back.navigationBar != nil)
    }
}

extension Double {
    func isApproximately(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
