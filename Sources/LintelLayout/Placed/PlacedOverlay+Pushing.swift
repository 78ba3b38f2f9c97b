import LintelModel

extension PlacedOverlay {
    /// What it shows on its way from another: a push or a pop inside a sheet, or bars that come and go there.
    func coming(from old: PlacedOverlay, by transition: ScreenTransition, at fraction: Double, isMirrored: Bool) -> PlacedOverlay {
        let done = transition.done(at: fraction)
        let (top, bottom) = (frame.minY, frame.maxY)
        var placed = self
        placed.toolbar = PlacedBar.between(old.toolbar, toolbar, done: done) { $0.slidDown(by: $1, over: bottom) }
        placed.navigationBar = PlacedBar.between(old.navigationBar, navigationBar, done: done) { bar, share in
            bar.offset(y: -share * (bar.frame.maxY - top))
        }
        guard transition.kind == .push || transition.kind == .pop else { return placed }
        let pose = transition.pose(at: fraction)
        let (upper, lower) = transition.bringsUpper ? (self, old) : (old, self)
        let way = frame.width * (isMirrored ? -1 : 1)
        placed.content = pose.slid(upper.content, over: lower.content, by: way, in: frame)
        if let bar = upper.navigationBar, let below = lower.navigationBar {
            placed.navigationBar = bar.pushed(over: below, at: 1 - pose.upperShift, by: way)
            placed.navigationBar?.frame = navigationBar?.frame ?? bar.frame
        }
        return placed
    }
}
