import Foundation

/// A title, a picture and what to do: for bar items, controls and menus.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    public typealias Handler = @MainActor (UIAction) -> Void

    /// Tells an action from others.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public override var title: String {
        get { super.title }
        set {
            super.title = newValue
            changed()
        }
    }
    public override var image: UIImage? {
        get { super.image }
        set {
            super.image = newValue
            changed()
        }
    }
    public let identifier: Identifier
    public var attributes: Attributes { didSet { changed() } }
    public var state: State { didSet { changed() } }
    /// What was touched.
    public private(set) var sender: Any?
    private let handler: Handler

    @preconcurrency
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier("action \(title)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func run(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private func changed() { UIApplication.running?.setNeedsCommit() }
}
