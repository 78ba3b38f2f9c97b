public import Foundation

/// A title, a picture and what to do: for bar items, controls and menus.
@MainActor
public final class UIAction: NSObject {
    public typealias Handler = @MainActor (UIAction) -> Void

    /// How an action shows.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public var title: String
    public var image: UIImage?
    public var attributes: Attributes
    /// What was touched.
    public private(set) var sender: Any?
    private let handler: Handler

    public init(title: String = "", image: UIImage? = nil, attributes: Attributes = [], handler: @escaping Handler) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.handler = handler
    }

    func run(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
