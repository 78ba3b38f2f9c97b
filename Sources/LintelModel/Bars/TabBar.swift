/// The bar at the bottom that moves between an app's areas.
public struct TabBar: Hashable, Sendable {
    /// One area of the app (`UITabBarItem`).
    public struct Item: Hashable, Sendable {
        public var title: String
        public var icon: Icon?
        public var badge: String?
        /// In the icon's place while the tab is selected; nil keeps the icon.
        public var selectedIcon: Icon?
        public var isEnabled = true
        /// The icon's own insets, rendering and colour.
        public var picture = BarPicture()
        /// What was set on the item itself; it goes before what the bar's appearance says.
        public var look = TabItemAppearance()

        public init(title: String, icon: Icon? = nil, badge: String? = nil) {
            self.title = title
            self.icon = icon
            self.badge = badge
        }
    }

    public var items: [Item]
    /// Index of the selected item.
    public var selected: Int
    public var appearance: AppearanceSlots
    public var tint: DynamicColor?
    /// Of tabs that are not selected; nil is the system's grey.
    public var unselectedTint: DynamicColor?
    /// `UIBarStyle.black`: light on dark.
    public var isBlack = false
    /// The frame of a bar of the app's own; nil for a tab bar controller's.
    public var place: OwnBarPlace?

    public init(items: [Item], selected: Int = 0) {
        self.items = items
        self.selected = selected
        appearance = AppearanceSlots()
    }
}
