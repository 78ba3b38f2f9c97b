/// A bar button item made in code, with all that the file says about it.
public struct CodeBarItem: Hashable, Sendable {
    /// Where a picture comes from.
    public enum ImageSource: Hashable, Sendable {
        /// `UIImage(named:)`, `[UIImage imageNamed:]`, `Image("…")`, `.init(resource)`.
        case named(String)
        /// `UIImage(systemName:)`: a symbol, which has a default label and a size that follows the text.
        case symbol(String)
        /// Something that cannot be read.
        case other(String)
    }

    /// `UIBarButtonItem`, or the name of its subclass.
    public var typeName: String
    /// As given by the initializer or set later; a second value replaces the first only when it is unconditional.
    public var title: SourceValue?
    public var image: ImageSource?
    /// `done`, `flexibleSpace`, … in Swift's spelling.
    public var systemItem: String?
    /// The view inside, by name or as made, and its class when the file tells it (`UISegmentedControl`).
    public var customView: SourceValue?
    public var customViewClass: String?
    public var accessibilityLabel: SourceValue?
    /// Set by a call that cannot be read, such as a helper that receives the item.
    public var mayHaveLabel: Bool
    public var hasAction: Bool
    public var hasMenu: Bool
    /// The variable or property that holds it: `shareButton`.
    public var name: String?
    public var scope: SourceScope
    /// The initializer call.
    public var place: Place

    public init(
        typeName: String = "UIBarButtonItem", title: SourceValue? = nil, image: ImageSource? = nil, systemItem: String? = nil,
        customView: SourceValue? = nil, customViewClass: String? = nil, accessibilityLabel: SourceValue? = nil, mayHaveLabel: Bool = false,
        hasAction: Bool = false, hasMenu: Bool = false, name: String? = nil, scope: SourceScope = SourceScope(), place: Place
    ) {
        self.typeName = typeName
        self.title = title
        self.image = image
        self.systemItem = systemItem
        self.customView = customView
        self.customViewClass = customViewClass
        self.accessibilityLabel = accessibilityLabel
        self.mayHaveLabel = mayHaveLabel
        self.hasAction = hasAction
        self.hasMenu = hasMenu
        self.name = name
        self.scope = scope
        self.place = place
    }

    public var isFlexibleSpace: Bool { systemItem == "flexibleSpace" }
    public var isFixedSpace: Bool { systemItem == "fixedSpace" }
}
