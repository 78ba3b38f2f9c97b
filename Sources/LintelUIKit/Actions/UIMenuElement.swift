public import Foundation

/// A row of a menu: an action, or a menu inside the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an action shows.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the action is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an action has a check mark.
    public enum State: Int, Sendable { case off, on, mixed }

    public internal(set) var title: String
    public internal(set) var image: UIImage?
    /// Smaller, below the title.
    public var subtitle: String? { didSet { UIApplication.running?.setNeedsCommit() } }

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// Names it in the model, so that a placed row finds its way back.
    var objectID: String { objectName() }
    private var objectName = ObjectName()
}
