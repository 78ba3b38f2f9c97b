extension MemberTable {
    static var application: [MemberTable] {
        [
            runningApplication, applicationDelegate, statusBarStyle, statusBarAnimation, window, windowLevel, windowScene, activationState,
            interfaceOrientation, statusBarManager, screen, touchTarget,
        ]
    }
}
