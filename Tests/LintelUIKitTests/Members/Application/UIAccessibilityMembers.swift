import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let accessibility = MemberTable("UIAccessibility") { type in
        type.setting(
            "isReduceMotionEnabled", "reduceMotionStatusDidChangeNotification", \.reduceMotion,
            { UIAccessibility.isReduceMotionEnabled }, UIAccessibility.reduceMotionStatusDidChangeNotification)
        type.setting(
            "isReduceTransparencyEnabled", "reduceTransparencyStatusDidChangeNotification", \.reduceTransparency,
            { UIAccessibility.isReduceTransparencyEnabled }, UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        type.setting(
            "isBoldTextEnabled", "boldTextStatusDidChangeNotification", \.boldText,
            { UIAccessibility.isBoldTextEnabled }, UIAccessibility.boldTextStatusDidChangeNotification)
        type.setting(
            "isDarkerSystemColorsEnabled", "darkerSystemColorsStatusDidChangeNotification", \.increaseContrast,
            { UIAccessibility.isDarkerSystemColorsEnabled }, UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
        type.setting(
            "buttonShapesEnabled", "buttonShapesEnabledStatusDidChangeNotification", \.buttonShapes,
            { UIAccessibility.buttonShapesEnabled }, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification)
        type.member("post(notification:argument:)") { stage in
            { UIAccessibility.post(notification: .announcement, argument: "Loaded") }
        }
    }

    /// The user's setting is answered, and its change is posted.
    private func setting(
        _ answer: String, _ notification: String, _ path: WritableKeyPath<AccessibilitySettings, Bool>,
        _ probe: @escaping @MainActor () -> Bool, _ name: NSNotification.Name, line: Int = #line
    ) {
        member(answer, notification, line: line) { stage in
            stage.listen(to: name)
            stage.see(probe)
            stage.see { stage.log }
            return {
                var settings = AccessibilitySettings()
                settings[keyPath: path] = true
                stage.app.handle(.accessibility(settings))
            }
        }
    }

    static let accessibilityNotification = MemberTable("UIAccessibility.Notification") { type in
        type.values(
            [
                "screenChanged": UIAccessibility.Notification.screenChanged, "layoutChanged": .layoutChanged,
                "announcement": .announcement, "pageScrolled": .pageScrolled,
            ]
        ) { _, notification in UIAccessibility.post(notification: notification, argument: nil) }
        type.member("init(rawValue:)", "rawValue") { stage in
            let number = UIAccessibility.Notification.announcement.rawValue
            stage.see { stage.app.trace.last?.cause }
            return { UIAccessibility.post(notification: UIAccessibility.Notification(rawValue: number), argument: "Loaded") }
        }
    }
}
