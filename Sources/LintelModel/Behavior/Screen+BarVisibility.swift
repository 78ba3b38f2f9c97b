extension Screen {
    /// What took navigation bar and managed toolbar away together; nil while they show (TB-38, SB-75).
    func resolvedBarsHiddenBy() -> (cause: ToolbarResolution.HiddenBy, reason: String)? {
        if mediaHiddenShare >= 1 {
            return (.tap, "hidden: a tap on full-screen media takes all bars away (SB-75)")
        }
        if let barHistory {
            return barHistory.hiddenBy.map {
                ($0, "hidden: \($0.rawValue) took the bars away, and nothing has brought them back since (TB-38)")
            }
        }
        if areBarsTappedAway, barHiding.contains(.onTap) { return (.tap, hidden(by: .onTap)) }
        if barHiding.contains(.whenKeyboardAppears), isKeyboardUp { return (.keyboard, hidden(by: .whenKeyboardAppears)) }
        if barHiding.contains(.whenVerticallyCompact), verticalSizeClass == .compact {
            return (.compactHeight, hidden(by: .whenVerticallyCompact))
        }
        if barHiding.contains(.onSwipe), areBarsSwipedAway ?? isScrolledFromTop { return (.scroll, hidden(by: .onSwipe)) }
        return nil
    }

    /// A still picture shows no gesture: content away from its top was brought there by swiping up.
    private var isScrolledFromTop: Bool { scrolledFraction.map { $0 > 0 } ?? false }

    /// How far a tap on full-screen media has taken the bars away. They fade, whichever way the status bar goes (SB-75).
    var mediaHiddenShare: Double {
        guard content.kind == .fullScreenMedia else { return 0 }
        guard let progress = statusBar.progress else { return areBarsTappedAway ? 1 : 0 }
        let animation: StatusBarResolution.Animation = statusBar.animation == StatusBarResolution.Animation.none ? .none : .fade
        return StatusBarTransition(hides: areBarsTappedAway, animation: animation).pose(at: progress).hiddenShare
    }

    private func hidden(by setting: BarHiding) -> String { "hidden: the navigation controller's \(setting.rawValue) (TB-38)" }

    /// Whether the toolbar is away, and why; `frame` is where it would lie.
    func resolvedToolbarHiddenBy(
        _ toolbar: Toolbar, barsHiddenBy bars: (cause: ToolbarResolution.HiddenBy, reason: String)?, frame: BarFrame?, keyboard: Rect?
    ) -> (cause: ToolbarResolution.HiddenBy?, reason: String) {
        if toolbar.isHidden { return (.controller, "hidden: isToolbarHidden (TB-30)") }
        let takesPart = !toolbar.items.isEmpty || !toolbar.actions.isEmpty || bars?.cause == .compactHeight || bars?.cause == .keyboard
        if let bars, toolbar.placement == .managed, takesPart { return (bars.cause, bars.reason) }
        if let bars, bars.cause == .tap, content.kind == .fullScreenMedia { return (bars.cause, bars.reason) }
        if let keyboard, let frame, frame.content.intersects(keyboard) {
            return (.keyboard, "hidden: the keyboard takes the toolbar's place (TB-39)")
        }
        return (nil, "shown: nothing hides it")
    }

    /// Large titles show below the bar while the content rests at its top, until a finger has moved all of them away, and never in compact
    /// height (SB-93).
    func resolvedLargeTitle() -> Bool {
        guard let navigationBar, navigationBar.prefersLargeTitle, navigationBar.isManaged, traits.system >= Self.firstLargeTitles else {
            return false
        }
        let isInSight = (scrolledFraction ?? 0) <= 0 && largeTitleScroll < barHeights.largeTitleExtra
        return !isTitleHiddenBySearch && verticalSizeClass == .regular && isInSight
    }

    /// `UINavigationBar.prefersLargeTitles` came with it.
    private static let firstLargeTitles: SystemVersion = 11

    /// How far the content is scrolled; nil where there is no scroll view to be found. Content that does not scroll by itself counts as
    /// a scroll view once something says where it is scrolled to.
    var scrolledFraction: Double? {
        let fraction = content.scroll.fraction
        return content.isScrollable || fraction > 0 ? fraction : nil
    }
}
