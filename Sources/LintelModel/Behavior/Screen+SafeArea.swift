extension Screen {
    /// The window's safe area while the status bar shows, is hidden, or is on its way (SB-73, SB-74).
    /// - Parameter hiddenShare: 0 shown, 1 hidden.
    func resolvedSafeArea(statusBarHiddenShare hiddenShare: Double) -> EdgeInsets {
        let display = device.display
        if let sheet {
            return EdgeInsets(
                top: 0, left: 0, bottom: sheet.reachesBottom ? display.safeArea(traits.system, traits.orientation).bottom : 0, right: 0)
        }
        var insets = display.safeArea(traits.system, traits.orientation)
        switch device.deviceClass {
        case .notch, .dynamicIsland:
            // The sensor housing obstructs whether the bar shows or not.
            break
        case .homeButton:
            insets.top = (1 - hiddenShare) * display.safeArea(traits.system, .portrait).top
        case .padHomeButton, .padFullScreen:
            insets.top *= 1 - hiddenShare
        }
        return insets
    }
}
