public import LintelModel

extension PlacedScreen {
    /// This screen on its way from another: what was to be seen before gives way to this one. At the end it is this one, exactly.
    /// - Parameters:
    ///   - fraction: share of the transition's time that has passed, 0 to 1.
    ///   - room: the part of the screen that a push changes, where it is not the whole, in points.
    public func coming(from old: PlacedScreen, by transition: ScreenTransition, at fraction: Double, in room: Rect? = nil) -> PlacedScreen {
        guard fraction < 1 else { return self }
        let pose = transition.pose(at: fraction)
        let done = transition.done(at: fraction)
        let (upper, lower) = transition.bringsUpper ? (self, old) : (old, self)
        var placed = self
        switch transition.kind {
        case .still: placed.moveBars(from: old, done: done)
        case .push, .pop:
            let room = room ?? Rect(origin: .zero, size: size)
            let way = room.width * (screen.traits.direction == .rightToLeft ? -1 : 1)
            placed.slide(upper, over: lower, pose, way: way, in: room)
            placed.moveBars(from: old, done: done)
            if let bar = upper.navigationBar, let below = lower.navigationBar {
                placed.navigationBar = bar.pushed(over: below, at: 1 - pose.upperShift, by: way)
                placed.navigationBar?.frame = navigationBar?.frame ?? bar.frame
            }
        case .cover, .uncover:
            placed.take(lower)
            placed.overlays.append(upper.asOverlay(y: pose.upperShift * size.height, opacity: 1))
        case .dissolve:
            placed.take(old)
            placed.overlays.append(asOverlay(y: 0, opacity: done))
        }
        placed.moveKeyboard(from: old, to: self, done: done)
        if transition.kind != .cover, transition.kind != .uncover, transition.kind != .dissolve {
            placed.moveOverlays(from: old, done: done)
        }
        return placed
    }

    /// The same where only what one of the overlays shows is another.
    package func coming(
        from old: PlacedScreen, by transition: ScreenTransition, at fraction: Double, inOverlay index: Int
    ) -> PlacedScreen {
        guard fraction < 1, overlays.indices.contains(index), old.overlays.indices.contains(index) else { return self }
        let done = transition.done(at: fraction)
        var placed = self
        placed.overlays[index] = overlays[index].coming(
            from: old.overlays[index], by: transition, at: fraction, isMirrored: screen.traits.direction == .rightToLeft)
        placed.moveKeyboard(from: old, to: self, done: done)
        placed.moveOverlays(from: old, done: done)
        return placed
    }

    // MARK: - Content

    /// The upper content beside its place, above the lower one that has given way and is dimmed.
    private mutating func slide(_ upper: PlacedScreen, over lower: PlacedScreen, _ pose: ScreenTransition.Pose, way: Double, in room: Rect)
    {
        let whole = Rect(origin: .zero, size: size)
        func parts(_ part: PlacedScreen, other: PlacedScreen) -> [Scene.Item] {
            // A tab bar that only one of the two has goes with its screen (TB-34).
            other.tabBar == nil ? part.content + (part.tabBar?.drawing ?? []) : part.content
        }
        content =
            (room == whole ? [] : content)
            + pose.slid(parts(upper, other: lower), over: parts(lower, other: upper), by: way, in: room)
        if upper.tabBar == nil || lower.tabBar == nil { tabBar = nil }
    }

    /// Content, bars and what stands above them are another's.
    private mutating func take(_ other: PlacedScreen) {
        content = other.content
        navigationBar = other.navigationBar
        toolbar = other.toolbar
        tabBar = other.tabBar
        overlays = other.overlays
    }

    /// All but the system's own parts, as something that stands above another screen.
    private func asOverlay(y: Double, opacity: Double) -> PlacedOverlay {
        var overlay = PlacedOverlay(frame: Rect(x: 0, y: y, width: size.width, height: size.height))
        overlay.take(self)
        return opacity < 1 ? overlay.faded(to: opacity) : overlay
    }

    // MARK: - Bars and keyboard

    /// Bars slide out and in, and fade into each other where both screens have one.
    private mutating func moveBars(from old: PlacedScreen, done: Double) {
        let edge = size.height
        if resolution.toolbar?.hiddenBy == .keyboard, toolbar == nil {
            // The keyboard covers it: it does not move itself (TB-39).
            toolbar = old.toolbar
        } else if toolbar == nil || old.resolution.toolbar?.hiddenBy != .keyboard {
            toolbar = PlacedBar.between(old.toolbar, toolbar, done: done) { $0.slidDown(by: $1, over: edge) }
        }
        navigationBar = PlacedBar.between(old.navigationBar, navigationBar, done: done) { $0.slidUp(by: $1) }
    }

    /// A keyboard comes up from the lower edge with what stands on it, or goes down, or turns round where it is.
    private mutating func moveKeyboard(from old: PlacedScreen, to new: PlacedScreen, done: Double) {
        guard let keyboard = new.keyboard ?? old.keyboard else { return }
        let start = old.keyboard?.top ?? size.height
        let end = new.keyboard?.top ?? size.height
        self.keyboard = keyboard.offset(y: start + done * (end - start) - keyboard.top)
    }

    // MARK: - What stands above

    /// What has been presented or dismissed comes and goes by itself.
    private mutating func moveOverlays(from old: PlacedScreen, done: Double) {
        for index in overlays.indices.dropFirst(old.overlays.count) {
            overlays[index] = overlays[index].coming(at: done, on: size)
        }
        for gone in old.overlays.dropFirst(overlays.count) { overlays.append(gone.going(at: done, on: size)) }
    }
}

extension PlacedBar {
    /// A bar that slides out or in, or takes the place of another.
    /// - Parameter slide: the bar at a share of its way out.
    static func between(
        _ old: PlacedBar?, _ new: PlacedBar?, done: Double, slide: (PlacedBar, Double) -> PlacedBar
    ) -> PlacedBar? {
        switch (old, new) {
        case (nil, nil): nil
        case (let old?, nil): slide(old, done)
        case (nil, let new?): slide(new, 1 - done)
        case (let old?, let new?): new.arriving(from: old, done: done)
        }
    }

    /// This bar in the place of an old one, from where that one is on its way to be seen.
    fileprivate func arriving(from old: PlacedBar, done: Double) -> PlacedBar {
        guard old.frame.size == frame.size else { return fading(from: old, at: done) }
        let distance = old.frame.minY - frame.minY
        return fading(from: old.offset(y: -distance), at: done).offset(y: (1 - done) * distance)
    }

    /// The upper edge of all that belongs to it, in points.
    fileprivate var top: Double { min(frame.minY, backdrop.compactMap(\.box).map(\.minY).min() ?? frame.minY) }
}

extension Scene.Item {
    /// Where it paints; nil where no path says so.
    fileprivate var box: Rect? {
        switch self {
        case .fill(let path, _), .stroke(let path, _, _), .backdropBlur(let path, _): path.bounds
        case .image(let picture): picture.rect
        case .group(let group): group.clip?.bounds
        case .text: nil
        }
    }
}
