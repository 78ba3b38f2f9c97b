extension Screen {
    /// The screen after a tap. In the status bar's band it scrolls content to its top (SB-86); on full-screen media it takes all bars away
    /// or brings them back, and nothing but this one tap is needed (SB-75); where the navigation controller hides its bars on tap it
    /// toggles those (TB-38). Taps on bars and keyboard change nothing here.
    /// - Parameter point: from the top left of the screen as held, in points.
    public func tapped(at point: Point) -> Screen {
        let resolution = resolved()
        let frames = barFrames(resolution)
        var screen = self
        if frames.statusBar?.contains(point) == true {
            if scrollToTop.target != nil { screen.content.scroll = .top }
            return screen
        }
        let others = [frames.navigationBar?.content, frames.toolbar?.content, frames.tabBar?.content, frames.keyboard]
        if others.contains(where: { $0?.contains(point) == true }) { return screen }
        if content.kind != .fullScreenMedia, screen.barHistory != nil {
            screen.barHistory?.happened(.contentTapped)
            return screen
        }
        if content.kind == .fullScreenMedia || barHiding.contains(.onTap) {
            screen.areBarsTappedAway.toggle()
            screen.statusBar.progress = nil
        }
        return screen
    }

    /// Which scroll view a tap on the status bar would move: a screen has its content and nothing else.
    public var scrollToTop: ScrollToTop {
        let whole = Rect(origin: .zero, size: size)
        let views = scrolledFraction.map { [ScrollToTop.ScrollView("the content", frame: whole, isAtTop: $0 <= 0)] } ?? []
        return ScrollToTop(tapOver: views, isPad: device.isPad)
    }
}
