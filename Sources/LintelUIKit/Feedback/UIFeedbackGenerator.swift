public import Foundation
import LintelModel

/// What a hand would feel is written to the trace: there is nothing to shake.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Gets the motor ready.
    open func prepare() { feel("made ready") }

    func feel(_ words: String) {
        UIApplication.running?.note(.feedback, to: words, cause: ["\(type(of: self)) was asked for it"])
    }
}

/// A knock.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard. The raw values are UIKit's.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .medium) }

    public func impactOccurred() { feel("\(style) impact") }
    /// - Parameter intensity: from 0 to 1.
    public func impactOccurred(intensity: CGFloat) { feel("\(style) impact of \(Figure(Double(intensity)))") }
}

/// A tick while a choice moves on.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { feel("selection") }
}

/// How something has ended.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The raw values are UIKit's.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) { feel("\(notificationType)") }
}
