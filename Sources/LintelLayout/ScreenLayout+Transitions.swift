public import LintelModel

extension ScreenLayout {
    /// A screen on its way to another: toolbar and navigation bar slide out or in (TB-37), and where both screens have one its items fade
    /// into each other (TB-41, TB-44). Everything else is the new screen's.
    /// - Parameter fraction: share of the time that has passed, 0 to 1; `BarTransition` names the durations.
    public func place(from old: Screen, to new: Screen, at fraction: Double) -> PlacedScreen {
        let placed = place(new)
        return fraction < 1 ? placed.coming(from: place(old), by: .bars, at: fraction) : placed
    }

    /// The toolbar where a screen says how far it has come on its way.
    func sliding(_ bar: PlacedBar?, of screen: Screen) -> PlacedBar? {
        guard let toolbar = screen.toolbar, let progress = toolbar.progress, progress < 1 else { return bar }
        var shown = screen
        shown.toolbar?.progress = nil
        shown.toolbar?.isHidden = false
        let whole = bar ?? place(shown).toolbar
        return whole?.slidDown(by: BarTransition(hides: toolbar.isHidden).hiddenShare(at: progress), over: screen.size.height)
    }
}
