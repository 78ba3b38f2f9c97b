import LintelModel
import LintelUIKit

/// What a hand would feel is in the trace.
extension MemberTable {
    static let feedbackGenerator = MemberTable("UIFeedbackGenerator") { type in
        type.member("prepare()") { _ in { UISelectionFeedbackGenerator().prepare() } }
    }

    static let impactFeedback = MemberTable("UIImpactFeedbackGenerator") { type in
        type.member("impactOccurred()") { _ in { UIImpactFeedbackGenerator().impactOccurred() } }
        type.member("impactOccurred(intensity:)") { stage in
            stage.see { stage.app.trace.last?.new.contains("0.5") }
            return { UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5) }
        }
        type.member("init(style:)") { stage in
            stage.see { stage.app.trace.last?.new.contains("heavy") }
            return { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
        }
    }

    static let impactStyle = MemberTable("UIImpactFeedbackGenerator.FeedbackStyle") { type in
        type.values(
            ["light": UIImpactFeedbackGenerator.FeedbackStyle.light, "medium": .medium, "heavy": .heavy, "soft": .soft, "rigid": .rigid]
        ) { _, style in UIImpactFeedbackGenerator(style: style).impactOccurred() }
    }

    static let selectionFeedback = MemberTable("UISelectionFeedbackGenerator") { type in
        type.member("selectionChanged()") { _ in { UISelectionFeedbackGenerator().selectionChanged() } }
    }

    static let notificationFeedback = MemberTable("UINotificationFeedbackGenerator") { type in
        type.member("notificationOccurred(_:)") { _ in { UINotificationFeedbackGenerator().notificationOccurred(.success) } }
    }

    static let notificationKind = MemberTable("UINotificationFeedbackGenerator.FeedbackType") { type in
        type.values(
            ["success": UINotificationFeedbackGenerator.FeedbackType.success, "warning": .warning, "error": .error]
        ) { _, kind in UINotificationFeedbackGenerator().notificationOccurred(kind) }
    }
}
