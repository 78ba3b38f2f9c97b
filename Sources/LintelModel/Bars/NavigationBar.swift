/// The bar at the top: title and the items of both sides.
public struct NavigationBar: Hashable, Sendable {
    public var title: String?
    public var prefersLargeTitle: Bool
    /// A line above the title, which makes the bar higher (`UINavigationItem.prompt`, TB-07); nil for none.
    public var prompt: String?
    /// Title of the back button; nil shows no back button, an empty text the chevron alone.
    public var backTitle: String?
    public var leading: [BarItem]
    public var trailing: [BarItem]
    public var appearance: AppearanceSlots
    public var tint: DynamicColor?
    /// Colour of the title where it is not the label's.
    public var titleColor: DynamicColor?
    /// `UIBarStyle.black`: light text, dark background.
    public var isBlack: Bool
    /// Whether a navigation controller places the bar; else it is a view of the app's own below the safe area's edge (SB-91).
    public var isManaged: Bool
    /// The frame of a bar of the app's own; nil lays it at the safe area's edge.
    public var place: OwnBarPlace?
    /// The search field below the title.
    public var search: SearchBar?
    /// Size of the app's own view in the title's place (`titleView`), in points.
    public var titleView: Size?

    /// The object id of `titleView`'s place.
    public static let titleViewID = "titleView"

    public init(title: String? = nil, prefersLargeTitle: Bool = false, leading: [BarItem] = [], trailing: [BarItem] = []) {
        self.title = title
        self.prefersLargeTitle = prefersLargeTitle
        self.leading = leading
        self.trailing = trailing
        appearance = AppearanceSlots()
        isBlack = false
        isManaged = true
    }
}
