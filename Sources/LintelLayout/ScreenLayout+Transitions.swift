public import LintelModel

extension ScreenLayout {
    /// A screen on its way to another: toolbar and navigation bar slide out or in (TB-37), and where both screens have one its items fade
    /// into each other (TB-41, TB-44). Everything else is the new screen's.
    /// - Parameter fraction: share of the time that has passed, 0 to 1; `BarTransition` names the durations.
    public func place(from old: Screen, to new: Screen, at fraction: Double) -> PlacedScreen {
        var placed = place(new)
        guard fraction < 1 else { return placed }
        let before = place(old)
        placed.toolbar = between(before.toolbar, placed.toolbar, at: fraction) { $0.slidDown(by: $1, over: placed.size.height) }
        placed.navigationBar = between(before.navigationBar, placed.navigationBar, at: fraction) { $0.slidUp(by: $1) }
        return placed
    }

    private func between(
        _ old: PlacedBar?, _ new: PlacedBar?, at fraction: Double, slide: (PlacedBar, Double) -> PlacedBar
    ) -> PlacedBar? {
        switch (old, new) {
        case (nil, nil): nil
        case (let old?, nil): slide(old, BarTransition(hides: true).hiddenShare(at: fraction))
        case (nil, let new?): slide(new, BarTransition(hides: false).hiddenShare(at: fraction))
        case (let old?, let new?): new.fading(from: old, at: BarTransition(hides: true).hiddenShare(at: fraction))
        }
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

extension PlacedBar {
    fileprivate func slidDown(by share: Double, over edge: Double) -> PlacedBar { offset(y: share * (edge - frame.minY)) }

    fileprivate func slidUp(by share: Double) -> PlacedBar { offset(y: -share * frame.maxY) }

    /// Items of the same identifier stay and move to their new place; all others fade (TB-41, TB-44).
    /// - Parameter share: 0 shows the old items, 1 the new ones.
    fileprivate func fading(from old: PlacedBar, at share: Double) -> PlacedBar {
        guard share < 1 else { return self }
        var bar = self
        if backdrop != old.backdrop {
            bar.backdrop = [.group(Group(old.backdrop, opacity: 1 - share)), .group(Group(backdrop, opacity: share))]
        }
        var gone = old.items
        for (index, item) in items.enumerated() {
            guard let name = item.identifier, let match = gone.firstIndex(where: { $0.identifier == name }) else {
                bar.items[index].drawing = Self.faded(item.drawing, to: share)
                continue
            }
            let from = gone.remove(at: match).frame
            bar.items[index] = item.offset(x: (1 - share) * (from.minX - item.frame.minX), y: (1 - share) * (from.minY - item.frame.minY))
        }
        for item in gone {
            var item = item
            item.drawing = Self.faded(item.drawing, to: 1 - share)
            item.target = nil
            bar.items.append(item)
        }
        return bar
    }

    private static func faded(_ drawing: [Scene.Item], to opacity: Double) -> [Scene.Item] {
        drawing.isEmpty ? [] : [.group(Group(drawing, opacity: opacity))]
    }
}

extension PlacedItem {
    fileprivate func offset(x: Double, y: Double) -> PlacedItem {
        var item = self
        item.frame = frame.offset(x: x, y: y)
        item.target = target?.offset(x: x, y: y)
        item.platter = platter?.offset(x: x, y: y)
        item.drawing = drawing.map { $0.offset(x: x, y: y) }
        return item
    }
}
