public import Foundation
import LintelModel

/// The device that is played.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The raw values are UIKit's.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    private unowned let app: UIApplication
    /// Whether the battery is told of.
    public var isBatteryMonitoringEnabled = false
    private var orientationListeners = 0

    init(app: UIApplication) { self.app = app }

    public class var current: UIDevice { UIApplication.shared.device }

    /// `iPhone` or `iPad`: since iOS 16 apps are not told what its owner calls it.
    public var name: String { model }
    public var model: String { app.base.device.isPad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// `iPadOS` on iPads since system 13.
    public var systemName: String { app.base.device.isPad && app.base.traits.system >= 13 ? "iPadOS" : "iOS" }
    /// With at least one figure after the point: `18.0`.
    public var systemVersion: String { "\(app.base.traits.system.major).\(app.base.traits.system.minor)" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { app.base.device.isPad ? .pad : .phone }

    // MARK: - Orientation

    /// Unknown until somebody listens.
    public var orientation: UIDeviceOrientation { orientationListeners > 0 ? held : .unknown }

    private var held: UIDeviceOrientation {
        switch app.scene.interfaceOrientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        // The interface turns against the device.
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    public func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Posted after a turn while `isGeneratingDeviceOrientationNotifications`.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    func turned() {
        guard orientationListeners > 0 else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: - Battery

    /// From 0 to 1; -1 where it is not monitored, or there is none.
    public var batteryLevel: Float {
        guard isBatteryMonitoringEnabled, let battery = app.base.status.inRange.battery else { return -1 }
        return Float(battery.level) / 100
    }

    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Self.state(app.base.status) : .unknown }

    private static func state(_ status: DeviceStatus) -> BatteryState {
        switch status.battery?.state {
        case .charging: .charging
        case .charged: .full
        case .discharging: .unplugged
        case nil: .unknown
        }
    }

    /// Posted while `isBatteryMonitoringEnabled`.
    nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")

    func statusChanged(from old: DeviceStatus) {
        guard isBatteryMonitoringEnabled else { return }
        let new = app.base.status
        if old.inRange.battery?.level != new.inRange.battery?.level {
            NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
        }
        if Self.state(old) != Self.state(new) {
            NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
        }
    }
}

/// How the device itself is held. The raw values are UIKit's; Lintel's devices never lie on a table.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
