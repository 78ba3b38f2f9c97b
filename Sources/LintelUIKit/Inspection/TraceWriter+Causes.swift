import LintelModel

/// What brought a change about, told from what differs.
extension TraceWriter {
    private var navigation: UINavigationController? { app.front.navigation }

    private func name(_ object: AnyObject) -> String { String(describing: type(of: object)) }

    func navigationBarCause(_ isShown: Bool) -> String {
        guard let navigation else { return isShown ? "the controller on screen has one in its view" : "no navigation controller on screen" }
        if isShown { return "\(name(navigation)) shows its bar" }
        if let cause = new.moment.resolution.barsHiddenBy { return "hidden by \(cause.rawValue) (TB-38)" }
        return navigation.isNavigationBarHidden ? "isNavigationBarHidden of \(name(navigation))" : "\(name(navigation)) shows no bar"
    }

    var largeTitleCause: String {
        guard new.moment.resolution.isLargeTitleExpanded else {
            if new.frames.navigationBar == nil { return "the navigation bar is hidden" }
            return new.moment.screen.navigationBar?.prefersLargeTitle == true
                ? "the content has left its top, or the height is compact (SB-93)" : "the item on top asks for none (SB-93)"
        }
        return "the content rests at its top (SB-93)"
    }

    func toolbarCause(_ bar: ToolbarResolution?) -> String {
        guard let navigation else { return "no navigation controller on screen" }
        if bar?.isHidden == false { return "isToolbarHidden of \(name(navigation)) is false (TB-30)" }
        if navigation.isToolbarHidden { return "isToolbarHidden of \(name(navigation)) (TB-30)" }
        if let flagged = navigation.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed) {
            return "hidesBottomBarWhenPushed of \(name(flagged)) (TB-34)"
        }
        return bar?.bar.decidedBy.first ?? "\(name(navigation)) has no toolbar to show"
    }

    var itemsCause: String {
        guard let navigation, let top = navigation.topViewController else { return "no navigation controller on screen" }
        return navigation.toolbar.ownItems != nil ? "items set on the bar itself (TB-31)" : "toolbarItems of \(name(top)) (TB-31)"
    }

    func tabBarCause(_ isShown: Bool) -> String {
        guard let tab = app.front.tab else { return "no tab bar controller on screen" }
        if isShown { return "\(name(tab)) is on screen" }
        let flagged = navigation?.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed)
        return flagged.map { "hidesBottomBarWhenPushed of \(name($0)) (TB-34)" } ?? "\(name(tab)) shows no bar"
    }

    var keyboardCause: String {
        guard new.moment.screen.isKeyboardUp else { return "nobody who takes text is first responder" }
        return app.firstResponder.map { "\(name($0)) is first responder" } ?? "put up without a first responder"
    }

    /// What of the device's, the orientation's and the status bar's parts differs (SB-73, SB-74).
    var safeAreaCauses: [String] {
        var causes: [String] = []
        let isFirst = !old.isOnScreen
        if isFirst || old.moment.screen.device != new.moment.screen.device {
            causes.append("the device is \(new.moment.screen.device.name)")
        }
        if isFirst || old.moment.screen.traits.orientation != new.moment.screen.traits.orientation {
            causes.append("held in \(new.moment.screen.traits.orientation.rawValue)")
        }
        if !isFirst, old.moment.screen.traits.system != new.moment.screen.traits.system {
            causes.append("system \(new.moment.screen.traits.system)")
        }
        let (before, after) = (old.moment.resolution.statusBar.pose.hiddenShare, new.moment.resolution.statusBar.pose.hiddenShare)
        // A notch or an island takes its room whether the bar shows or not (SB-73).
        if !isFirst, before != after, new.moment.screen.device.deviceClass != .notch, new.moment.screen.device.deviceClass != .dynamicIsland
        {
            causes.append(after >= 1 ? "the status bar is hidden" : after <= 0 ? "the status bar is shown" : "the status bar moves")
        }
        return causes.isEmpty ? ["the window's edges (SB-73)"] : causes
    }

    /// The bars that came, went or changed their edge, each by name.
    var insetCauses: [String] {
        let isFirst = !old.isOnScreen
        var causes: [String] = []
        func compare(_ bar: String, _ before: Double?, _ after: Double?, _ verb: String) {
            guard isFirst ? after != nil : before != after else { return }
            causes.append(after.map { "\(bar) \(verb) \(Figure($0))" } ?? "\(bar) is gone")
        }
        compare("the navigation bar", old.frames.navigationBar?.content.maxY, new.frames.navigationBar?.content.maxY, "reaches to")
        compare("the toolbar", old.frames.toolbar?.content.minY, new.frames.toolbar?.content.minY, "begins at")
        compare("the tab bar", old.frames.tabBar?.content.minY, new.frames.tabBar?.content.minY, "begins at")
        compare("the keyboard", old.frames.keyboard?.minY, new.frames.keyboard?.minY, "begins at")
        if isFirst ? causes.isEmpty : old.moment.resolution.safeArea != new.moment.resolution.safeArea { causes.append("the safe area") }
        return causes.isEmpty ? ["the content's size against the bars (SB-74)"] : causes
    }
}
