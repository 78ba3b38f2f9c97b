/// The menu of an item (`UIMenu`).
public struct BarMenu: Hashable, Sendable {
    /// A row (`UIAction`), or a menu inside the menu.
    public struct Element: Hashable, Sendable {
        public var title: String
        public var icon: Icon?
        public var isEnabled: Bool
        /// In red.
        public var isDestructive: Bool
        /// With a check mark.
        public var isOn: Bool
        /// Of a menu inside the menu; empty for an action.
        public var children: [Element]

        public init(
            _ title: String, icon: Icon? = nil, isEnabled: Bool = true, isDestructive: Bool = false, isOn: Bool = false,
            children: [Element] = []
        ) {
            self.title = title
            self.icon = icon
            self.isEnabled = isEnabled
            self.isDestructive = isDestructive
            self.isOn = isOn
            self.children = children
        }
    }

    public var title: String
    public var elements: [Element]

    public init(title: String = "", _ elements: [Element]) {
        self.title = title
        self.elements = elements
    }
}
