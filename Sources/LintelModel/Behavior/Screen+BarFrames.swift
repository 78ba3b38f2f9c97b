extension Screen {
    /// The bars' places as the resolution leaves them.
    public func barFrames(_ resolution: ScreenResolution) -> BarFrames {
        placement(
            safeArea: resolution.safeArea, statusBar: resolution.statusBar.pose,
            barsHiddenBy: resolution.barsHiddenBy, isLargeTitleExpanded: resolution.isLargeTitleExpanded,
            showsToolbar: resolution.toolbar.map { !$0.isHidden } ?? false
        )
    }

    /// The same from the single answers that a resolution is made of.
    func placement(
        safeArea: EdgeInsets, statusBar: StatusBarTransition.Pose, barsHiddenBy: ToolbarResolution.HiddenBy?, isLargeTitleExpanded: Bool,
        showsToolbar: Bool
    ) -> BarFrames {
        var frames = BarFrames()
        if statusBar.isVisible {
            let height = shownStatusBarHeight
            frames.statusBar = Rect(x: 0, y: -statusBar.lift * height, width: size.width, height: height)
        }
        if let navigationBar, barsHiddenBy == nil {
            place(navigationBar, in: &frames, safeArea: safeArea, isLargeTitleExpanded: isLargeTitleExpanded)
        }
        if tabBar != nil { frames.tabBar = tabBarFrame(safeArea: safeArea) }
        if isKeyboardUp { frames.keyboard = keyboardFrame }
        frames.homeIndicator = homeIndicatorFrame
        if showsToolbar, let toolbar { frames.toolbar = toolbarFrame(toolbar, safeArea: safeArea, others: frames) }
        return frames
    }

    /// Height of the status bar where it shows; on a phone on its side that has a bar at all, the upright one's (SB-21).
    private var shownStatusBarHeight: Double {
        let display = device.display
        let held = display.statusBarHeight(traits.system, traits.orientation)
        return held > 0 ? held : display.statusBarHeight(traits.system, .portrait)
    }

    private func place(_ navigationBar: NavigationBar, in frames: inout BarFrames, safeArea: EdgeInsets, isLargeTitleExpanded: Bool) {
        if let place = navigationBar.place {
            frames.navigationBar = frame(place, safeArea: safeArea)
            return
        }
        let heights = barHeights
        let hidesTitle = isTitleHiddenBySearch
        let bar = hidesTitle ? 0 : heights.navigationBar.value(traits.orientation)
        let extra = isLargeTitleExpanded ? max(0, heights.largeTitleExtra - largeTitleScroll) : 0
        let top = navigationBar.isManaged ? navigationBarTop(safeArea: safeArea) : safeArea.top
        let prompt = navigationBar.prompt == nil || hidesTitle ? 0 : promptHeight
        let (search, scopes) = (shownSearchHeight, shownScopeHeight)
        let content = Rect(x: 0, y: top, width: size.width, height: prompt + bar + extra + search + scopes)
        // A bar of the app's own reaches under the status bar only where its delegate says so, which no file tells.
        let background = navigationBar.isManaged ? Rect(x: 0, y: 0, width: size.width, height: content.maxY) : content
        frames.navigationBar = BarFrame(content: content, background: background)
        if isLargeTitleExpanded { frames.largeTitle = Rect(x: 0, y: top + prompt + bar, width: size.width, height: extra) }
        let rows = top + prompt + bar + extra
        if search > 0 { frames.search = Rect(x: 0, y: rows, width: size.width, height: search) }
        if scopes > 0 { frames.searchScopes = Rect(x: 0, y: rows + search, width: size.width, height: scopes) }
        if prompt > 0 { frames.prompt = Rect(x: 0, y: top, width: size.width, height: prompt) }
    }

    /// What a prompt adds above the title, points: `_UINavigationBarModernPromptView`, which came with system 11, is 34 high; bars of 44 with
    /// a prompt were reported as 74 high before.
    private var promptHeight: Double { traits.system >= 11 ? 34 : 30 }

    /// The safe area's upper edge, but on upright island phones up to iOS 18 the bar begins some points higher
    /// (observed-geometry.md, section 6).
    private func navigationBarTop(safeArea: EdgeInsets) -> Double {
        let isHigher = device.deviceClass == .dynamicIsland && traits.orientation == .portrait && !traits.usesGlass
        return isHigher ? min(barHeights.navigationBarTop, safeArea.top) : safeArea.top
    }

    private var keyboardFrame: Rect {
        let height = device.display.keyboardHeights.value(for: traits.system).value(traits.orientation)
        return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    private var homeIndicatorFrame: Rect? {
        device.display.homeIndicator.map { pill in
            let width = pill.width(traits.orientation)
            return Rect(
                x: (size.width - width) / 2, y: size.height - pill.gapToEdge - pill.height, width: width, height: pill.height)
        }
    }
}
