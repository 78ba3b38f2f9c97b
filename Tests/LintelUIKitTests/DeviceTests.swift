import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// What an app learns about the device that is played.
@MainActor @Suite(.serialized) struct DeviceTests {
    /// Collects what is posted under one name.
    private final class Ear {
        var count = 0
        private let token: any NSObjectProtocol
        init(_ name: NSNotification.Name) {
            let box = Box()
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in box.count += 1 }
            self.box = box
        }
        private let box: Box
        var heard: Int { box.count }
        deinit { NotificationCenter.default.removeObserver(token) }
        private final class Box: @unchecked Sendable { var count = 0 }
    }

    @Test(
        "a device says what it is",
        arguments: [
            ("iPhone 12", SystemVersion(18), "iPhone", "iOS", "18.0", UIUserInterfaceIdiom.phone),
            ("iPhone 15", SystemVersion(17, 4), "iPhone", "iOS", "17.4", .phone),
            ("iPad Pro 11-inch (M4)", SystemVersion(26), "iPad", "iPadOS", "26.0", .pad),
        ])
    func names(device: String, system: SystemVersion, model: String, name: String, version: String, idiom: UIUserInterfaceIdiom) throws {
        _ = try UIApplication.playing(nil, on: device, system: system)
        let current = UIDevice.current
        #expect(current.model == model && current.name == model && current.localizedModel == model)
        #expect(current.systemName == name && current.systemVersion == version)
        #expect(current.userInterfaceIdiom == idiom)
    }

    @Test("orientation is told while somebody listens")
    func orientation() throws {
        let app = try UIApplication.playing(UIViewController())
        let ear = Ear(UIDevice.orientationDidChangeNotification)
        #expect(UIDevice.current.orientation == .unknown)
        app.handle(.orientation(.landscape))
        #expect(ear.heard == 0)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        #expect(UIDevice.current.orientation.isLandscape)
        // The interface turns against the device.
        #expect(UIDevice.current.orientation == .landscapeLeft && app.scene.interfaceOrientation == .landscapeRight)
        app.handle(.orientation(.portrait))
        #expect(ear.heard == 1 && UIDevice.current.orientation == .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        app.handle(.orientation(.landscape))
        #expect(ear.heard == 1 && UIDevice.current.orientation == .unknown)
    }

    @Test("SB-03: the battery is that of the status bar, while it is monitored")
    func battery() throws {
        let app = try UIApplication.playing(UIViewController())
        let (level, state) = (Ear(UIDevice.batteryLevelDidChangeNotification), Ear(UIDevice.batteryStateDidChangeNotification))
        let device = UIDevice.current
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        func set(_ percent: Int, _ state: BatteryStatus.State) {
            var status = app.describedScreen.status
            status.battery = BatteryStatus(level: percent, state: state)
            app.handle(.status(status))
        }
        set(64, .discharging)
        #expect(device.batteryLevel == 0.64 && device.batteryState == .unplugged)
        #expect(level.heard == 1)
        set(64, .charging)
        #expect(device.batteryState == .charging && level.heard == 1)
        set(100, .charged)
        #expect(device.batteryState == .full && device.batteryLevel == 1)
        #expect(level.heard == 2 && state.heard >= 2)
    }

    @Test("accessibility settings are told, and what a reader would say is in the trace")
    func accessibility() throws {
        let app = try UIApplication.playing(UIViewController())
        let ear = Ear(UIAccessibility.reduceMotionStatusDidChangeNotification)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        var settings = AccessibilitySettings()
        settings.reduceMotion = true
        settings.boldText = true
        app.handle(.accessibility(settings))
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
        #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(ear.heard == 1)
        UIAccessibility.post(notification: .announcement, argument: "Loaded")
        #expect(app.trace.last?.subject == .accessibility && app.trace.last?.new == "Loaded")
    }

    @Test(
        "text styles grow with the text size (Human Interface Guidelines, Typography)",
        arguments: [
            (UIFont.TextStyle.body, TextSize.large, 17.0), (.body, .extraSmall, 14), (.caption2, .accessibilityExtraExtraExtraLarge, 40),
            (.largeTitle, .large, 34), (.footnote, .accessibilityMedium, 23),
        ])
    func textStyles(style: UIFont.TextStyle, size: TextSize, points: Double) throws {
        let app = try UIApplication.playing(UIViewController())
        app.handle(.textSize(size))
        #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == points)
    }
}
