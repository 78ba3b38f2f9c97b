extension MemberTable {
    static var application: [MemberTable] {
        [
            runningApplication, applicationCourse, courseNotifications, sceneNotifications, applicationState, openingOption,
            applicationDelegate, scene, activationState,
            sceneDelegate, windowSceneDelegate, sceneConfiguration, sceneSession, sceneRole, statusBarStyle, statusBarAnimation, window,
            windowLevel, windowScene, interfaceOrientation, statusBarManager, screen, touchTarget, device, batteryState, deviceOrientation,
            accessibility, accessibilityNotification, accessibilityTraits,
            spokenView, spokenItem,
        ]
    }
}
