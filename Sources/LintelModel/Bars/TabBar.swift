/// The bar at the bottom that moves between an app's areas.
public struct TabBar: Hashable, Sendable {
    /// One area of the app (`UITabBarItem`).
    public struct Item: Hashable, Sendable {
        public var title: String
        public var icon: Icon?
        public var badge: String?

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

    public init(items: [Item], selected: Int = 0) {
        self.items = items
        self.selected = selected
        appearance = AppearanceSlots()
    }
}
