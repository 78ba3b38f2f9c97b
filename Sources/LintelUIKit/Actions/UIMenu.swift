import Foundation

/// Actions under one title.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
    /// How a menu shows inside another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its rows stand in the outer menu.
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        /// At most one row has a check mark.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// Tells a menu from others.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu \(title)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// The actions that were chosen among: their check marks follow a choice.
    public var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// A row was touched; a single selection moves its check mark there.
    func choose(_ action: UIAction, sender: Any?) {
        if options.contains(.singleSelection) {
            for case let other as UIAction in children { other.state = other === action ? .on : .off }
        }
        action.run(sender: sender)
    }
}
