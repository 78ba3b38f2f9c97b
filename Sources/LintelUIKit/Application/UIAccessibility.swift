public import Foundation
import LintelModel

/// The user's settings that change how an app looks and moves.
@preconcurrency @MainActor
public enum UIAccessibility {
    private static var settings: AccessibilitySettings { UIApplication.running?.base.traits.accessibility ?? AccessibilitySettings() }

    public static var isReduceMotionEnabled: Bool { settings.reduceMotion }
    public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }
    public static var isBoldTextEnabled: Bool { settings.boldText }
    public static var isDarkerSystemColorsEnabled: Bool { settings.increaseContrast }
    public static var buttonShapesEnabled: Bool { settings.buttonShapes }

    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    static func changed(from old: AccessibilitySettings, to new: AccessibilitySettings) {
        let pairs: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] = [
            (\.reduceMotion, reduceMotionStatusDidChangeNotification),
            (\.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
            (\.boldText, boldTextStatusDidChangeNotification), (\.increaseContrast, darkerSystemColorsStatusDidChangeNotification),
            (\.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
        ]
        for (setting, name) in pairs where old[keyPath: setting] != new[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    /// What assistive technologies are told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        // The raw values are UIKit's.
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)

        fileprivate var words: String {
            switch self {
            case .screenChanged: "the screen changed"
            case .layoutChanged: "the layout changed"
            case .announcement: "an announcement"
            case .pageScrolled: "a page was scrolled"
            default: "notification \(rawValue)"
            }
        }
    }

    /// Writes to the trace what a screen reader would be told.
    /// - Parameter argument: a text to speak, or the element to go to.
    public static func post(notification: Notification, argument: Any?) {
        let spoken = (argument as? UIView)?.spoken.words ?? (argument as? UIBarItem)?.spoken.words
        let told = (argument as? String) ?? spoken ?? argument.map { "\(type(of: $0))" }
        UIApplication.running?.note(.accessibility, to: told ?? notification.words, cause: ["the app posted \(notification.words)"])
    }
}
