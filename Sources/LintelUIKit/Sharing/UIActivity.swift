public import Foundation

/// Something that an app does with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Names an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    weak var sheet: UIActivityViewController?

    public override init() { super.init() }

    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }

    /// Whether its row stands in the sheet.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A touch on its row; says `activityDidFinish(_:)` when it is done.
    open func perform() { activityDidFinish(false) }
    /// Takes the sheet away.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}
