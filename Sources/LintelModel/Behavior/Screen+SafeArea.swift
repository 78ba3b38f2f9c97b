extension Screen {
    /// The window's safe area, with the status bar shown or hidden (SB-73).
    func resolvedSafeArea(isStatusBarHidden: Bool) -> EdgeInsets {
        let display = device.display
        var insets = display.safeArea(traits.system, traits.orientation)
        switch device.deviceClass {
        case .notch, .dynamicIsland:
            // The sensor housing obstructs whether the bar shows or not.
            break
        case .homeButton:
            insets.top = isStatusBarHidden ? 0 : display.safeArea(traits.system, .portrait).top
        case .padHomeButton, .padFullScreen:
            if isStatusBarHidden { insets.top = 0 }
        }
        return insets
    }
}
