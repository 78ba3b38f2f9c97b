extension Screen {
    func resolvedStatusBar() -> StatusBarResolution {
        var answer = restingStatusBar()
        answer.animation = statusBar.animation ?? answer.animation
        guard let progress = statusBar.progress, device.deviceClass.neverShowsStatusBar(traits.orientation) == nil else { return answer }
        answer.pose = StatusBarTransition(hides: answer.isHidden, animation: answer.animation).pose(at: progress)
        return answer
    }

    private func restingStatusBar() -> StatusBarResolution {
        if let controllers { return controllers.resolved(deviceClass: device.deviceClass, screen: size, traits: traits) }
        let (isHidden, hiddenReason) = resolvedHidden()
        let (preferred, preferredReason) = preferredStyle()
        let inUse = StyleInUse(preferred, system: traits.system, appearance: traits.appearance)
        let reasons = [hiddenReason, preferredReason, inUse.reason].compactMap(\.self)
        return StatusBarResolution(isHidden: isHidden, style: inUse.style, fallbackStyle: inUse.fallback, decidedBy: reasons)
    }

    private func resolvedHidden() -> (Bool, String) {
        if let reason = device.deviceClass.neverShowsStatusBar(traits.orientation) { return (true, reason) }
        if areBarsTappedAway, content.kind == .fullScreenMedia {
            return (true, "hidden: a tap on full-screen media takes all bars away (SB-75)")
        }
        if let isHidden = statusBar.isHidden {
            return (isHidden, isHidden ? "hidden: the screen asks for it" : "shown: the screen asks for it")
        }
        if verticalSizeClass == .compact, traits.sdk >= Self.hidesInCompactHeight {
            return (true, "hidden: the system's default in compact height (SB-21)")
        }
        return (false, "shown: nothing hides it")
    }

    /// `prefersStatusBarHidden` answers true in compact height from this SDK on (SB-42).
    private static let hidesInCompactHeight: SystemVersion = 8

    /// A navigation bar in black asks for light text, where the screen itself asks for nothing (SB-49, SB-50).
    private func preferredStyle() -> (StatusBar.Style, String?) {
        guard statusBar.style == .default, let navigationBar, navigationBar.isBlack else { return (statusBar.style, nil) }
        if traits.ignoresBlackBarStyle {
            return (.default, "the navigation bar is black, which SDK \(traits.sdk) on system \(traits.system) ignores (SB-50)")
        }
        return (.lightContent, "the navigation bar is black: the navigation controller asks for lightContent (SB-49)")
    }
}

extension DeviceClass {
    /// Why a bar can never show: phones with notch or island on their side (SB-21). Nil where it can.
    func neverShowsStatusBar(_ orientation: Orientation) -> String? {
        guard orientation == .landscape else { return nil }
        switch self {
        case .notch: return "hidden: a phone with notch has no status bar in landscape (SB-21)"
        case .dynamicIsland: return "hidden: a phone with Dynamic Island has no status bar in landscape (SB-21)"
        case .homeButton, .padHomeButton, .padFullScreen: return nil
        }
    }
}

extension Traits {
    /// SB-50: `barStyle` no longer counts, where both SDK and system are this new.
    var ignoresBlackBarStyle: Bool { min(system, sdk) >= Self.blackBarStyleEnd }

    private static let blackBarStyleEnd: SystemVersion = 27
}
