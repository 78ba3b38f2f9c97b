/// The menu of an item or a button (`UIMenu`).
public struct BarMenu: Hashable, Sendable {
    /// The mark beside a row (`UIMenuElement.State`).
    public enum State: String, Hashable, Sendable, CaseIterable {
        case off
        /// A check mark.
        case on
        /// A dash.
        case mixed
    }

    /// A row (`UIAction`), or a menu inside the menu.
    public struct Element: Hashable, Sendable {
        public var title: String
        /// Smaller, below the title; nil for none.
        public var subtitle: String?
        public var icon: Icon?
        public var isEnabled: Bool
        /// In red.
        public var isDestructive: Bool
        /// Not in the menu at all, as if it were not in the list.
        public var isHidden: Bool
        public var state: State
        /// The menu stays open when the row is chosen (`keepsMenuPresented`).
        public var keepsMenuOpen: Bool
        /// Of a menu inside the menu; empty for an action.
        public var children: [Element]
        /// The children stand in the outer menu, as a section of it (`displayInline`).
        public var isInline: Bool
        /// Tells this row from others that look alike.
        public var identifier: String?

        public init(
            _ title: String, subtitle: String? = nil, icon: Icon? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
            state: State = .off, children: [Element] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.icon = icon
            self.isEnabled = isEnabled
            self.isDestructive = isDestructive
            self.state = state
            self.children = children
            isHidden = false
            keepsMenuOpen = false
            isInline = false
        }

        /// Rows between dividers, below a small title where there is one.
        public static func section(_ children: [Element], title: String = "") -> Element {
            var element = Element(title, children: children)
            element.isInline = true
            return element
        }

        /// Opens a menu of its own.
        public var isSubmenu: Bool { !isInline && !children.isEmpty }
    }

    /// In which order the rows stand (`UIContextMenuConfiguration.ElementOrder`).
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// `priority`, on iOS (A:swiftui/menuorder/automatic).
        case automatic
        /// The first row lies nearest to what was touched: a menu that opens upwards begins at its lower end.
        case priority
        /// From top to bottom.
        case fixed
    }

    /// Above all rows, small; empty for none.
    public var title: String
    public var elements: [Element]
    public var order: Order

    public init(title: String = "", _ elements: [Element], order: Order = .automatic) {
        self.title = title
        self.elements = elements
        self.order = order
    }

    /// Seconds that a finger rests on an item with an action until its menu opens: UIKit's long press (TB-58).
    public static let holdDuration = 0.5

    /// The element that a path of numbers leads to, one number a menu, from the outermost; nil where there is none.
    public func element(at path: [Int]) -> Element? {
        guard let first = path.first, elements.indices.contains(first) else { return nil }
        return path.dropFirst().reduce(elements[first]) { (found: Element?, index) in
            guard let found, found.children.indices.contains(index) else { return nil }
            return found.children[index]
        }
    }
}
