import Foundation
import LintelModel

extension UIApplication {
    func setNeedsCommit() { needsCommit = true }

    /// What the system makes of the app, with all changes taken over.
    var settled: LiveState {
        commit()
        return state
    }

    /// Takes the app's changes over, as the end of a run loop's turn does: controllers come and go, views are laid out, the status bar's
    /// deciders are asked where UIKit would ask them, and every change is written to the trace.
    public func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        var rounds = 0
        while needsCommit, rounds < Self.mostRounds {
            needsCommit = false
            rounds += 1
            updateAppearance()
            layOutWindows()
            styleItems()
            closeAbandonedMenu()
            noticeSurroundings()
            resolve()
            placeBars()
            hostItemViews()
            passSafeAreas()
            placeKeyboard()
            updateHomeIndicator()
        }
        if rounds == Self.mostRounds {
            note(.misuse, to: "layout does not settle", cause: ["\(rounds) rounds of layout each asked for another"])
        }
    }

    /// What follows bars or keyboard that set out just now goes with them.
    private func layOutWindows() {
        func layOut() {
            for window in windows where !window.isHidden { window.layoutTree() }
        }
        if let running = setOutNow { UIView.moving(with: running, layOut) } else { layOut() }
    }

    private var setOutNow: LiveTransition? {
        screenTransition.flatMap { $0.start == time && $0.movesLayout ? $0 : nil }
    }

    /// Layout that has not settled after so many rounds asks for itself for ever.
    private static let mostRounds = 16

    /// Navigation controllers on screen hear of keyboard and height.
    private func noticeSurroundings() {
        let surroundings = BarSurroundings(
            isCompact: screen.traitCollection.verticalSizeClass == .compact, isKeyboardUp: isKeyboardUp)
        for case let navigation as UINavigationController in front.path { navigation.notice(surroundings) }
    }

    private func resolve() {
        followText()
        let tree = inspectTree()
        let isUndecided = screenTransition?.isUndecided ?? false
        let mayAsk = statusBarUpdate != nil || (!isUndecided && tree.hasVisiblyChanged(from: state.tree))
        let decided = mayAsk ? tree : state.tree
        var screen = inspectScreen(decided)
        var resolution = screen.resolved()
        let old = state
        if screen.isKeyboardUp != old.screen.isKeyboardUp { beginTransition(.keyboard) }
        if mayAsk { startTransition(from: old.resolution.statusBar, to: resolution.statusBar) }
        if let transition = state.transition {
            if time >= transition.start + transition.motion.duration { state.transition = nil }
            screen = inspectScreen(decided)
            resolution = screen.resolved()
        }
        let asked = statusBarUpdate?.cause
        statusBarUpdate = nil
        state.tree = decided
        state.screen = screen
        state.resolution = resolution
        state.frames = screen.barFrames(resolution)
        state.isOnScreen = frontWindow != nil
        state.overlays = front.sheets.map { LiveOverlay($0, app: self, below: resolution) }
        let told = untold ?? .init(old)
        untold = isUndecided ? told : nil
        if isUndecided { return }
        // A row on its way changes the insets with every pixel: they are told when it has come to rest.
        let keepsInsets = areRowsMoving
        let new = TraceWriter.Seen(state, insets: keepsInsets ? told.moment.resolution.contentInsets : nil)
        TraceWriter(app: self, old: told, new: new, asked: asked ?? "the controllers on screen changed").write()
        if keepsInsets { untold = new }
    }

    private var areRowsMoving: Bool {
        guard let scroll = front.top.flatMap(contentScrollView) else { return false }
        let isOnItsWay = scroll.collapsedPart > 0 && scroll.collapsedPart < scroll.collapsingRows.reduce(0, +)
        return isOnItsWay && (scroll.isDragging || scroll.motion != nil)
    }

    private func startTransition(from old: StatusBarResolution, to new: StatusBarResolution) {
        let ridesAlong = screenTransition.map { $0.setOut == time } ?? false
        let isAnimated = statusBarUpdate?.isAnimated == true || AnimationBlock.current != nil || ridesAlong
        let duration = statusBarUpdate?.duration ?? StatusBarTransition.defaultDuration
        if isAnimated, old.style != new.style, state.isOnScreen {
            state.styleFade = StatusBarStyleFade(from: old.fallbackStyle, start: time, duration: duration)
            animated(until: time + duration)
        }
        guard let motion = StatusBarTransition(from: old, to: new, isAnimated: isAnimated), motion.animation != .none else {
            if old.isHidden != new.isHidden { state.transition = nil }
            return
        }
        var timed = motion
        timed.duration = duration
        state.transition = (timed, time)
        animated(until: time + timed.duration)
    }

    /// Bars that are views get the boxes the model gave them.
    private func placeBars() {
        place(front, state.frames)
        for overlay in state.overlays { place(overlay.front, overlay.frames) }
    }

    private func place(_ front: FrontControllers, _ frames: BarFrames) {
        for case let navigation as UINavigationController in front.path {
            let isFront = navigation === front.navigation
            navigation.navigationBar.take(isFront ? frames.navigationBar?.content : nil)
            navigation.toolbar.take(isFront ? frames.toolbar?.content : nil)
        }
        front.tab?.tabBar.take(frames.tabBar?.content)
    }

    private func passSafeAreas() {
        if let running = setOutNow { UIView.moving(with: running, passInsets) } else { passInsets() }
    }

    private func passInsets() {
        for window in windows where !window.isHidden {
            window.passSafeArea(UIEdgeInsets(state.resolution.safeArea))
            pass(
                state.resolution.contentInsets(keyboard: false, frames: state.frames, size: state.screen.size),
                state.frames, to: FrontControllers(window.rootViewController))
        }
        for overlay in state.overlays {
            pass(
                overlay.resolution.contentInsets(keyboard: false, frames: overlay.frames, size: overlay.screen.size), overlay.frames,
                to: overlay.front)
        }
    }

    private func pass(_ insets: EdgeInsets, _ frames: BarFrames, to front: FrontControllers) {
        let height = Double(front.path.first?.view.bounds.height ?? 0)
        let incoming = front.path.compactMap { ($0 as? UIPageViewController)?.turn?.controller }
        for controller in front.path + incoming where controller.hasOwnSafeArea {
            guard let view = controller.viewIfLoaded else { continue }
            let (insets, kept) = (UIEdgeInsets(insets), controller.barInsets(frames, height: height))
            if let holder = view.superview, controller.edgesForExtendedLayout != .all {
                let frame = holder.bounds.inset(by: kept)
                if view.frame != frame { view.frame = frame }
            }
            view.passSafeArea(
                UIEdgeInsets(
                    top: max(0, insets.top - kept.top), left: insets.left, bottom: max(0, insets.bottom - kept.bottom), right: insets.right)
            )
        }
    }
}

extension UIBar {
    /// Nil: the bar is not on screen.
    fileprivate func take(_ box: Rect?) {
        let hidden = box == nil
        if isOffScreen != hidden { isOffScreen = hidden }
        if let box, frame != CGRect(box) { frame = CGRect(box) }
    }
}

extension ScreenResolution {
    /// The safe area of a controller's view: what scroll views get, without the keyboard, which is no part of it.
    fileprivate func contentInsets(keyboard: Bool, frames: BarFrames, size: Size) -> EdgeInsets {
        guard !keyboard, frames.keyboard != nil else { return contentInsets }
        var insets = contentInsets
        let covers = [frames.toolbar?.content.minY, frames.tabBar?.content.minY].compactMap(\.self)
        insets.bottom = max(safeArea.bottom, covers.min().map { size.height - $0 } ?? 0)
        return insets
    }
}
