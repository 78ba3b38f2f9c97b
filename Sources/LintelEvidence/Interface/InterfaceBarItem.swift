/// A bar button item in an interface file.
public struct InterfaceBarItem: Hashable, Sendable {
    /// The item's opening tag.
    public var place: Place
    public var id: String
    public var customClass: String?
    public var title: String?
    /// Where the title's value stands, without the quotation marks.
    public var titleRange: TextRange?
    public var image: InterfaceImage?
    public var landscapeImage: InterfaceImage?
    public var selectedImage: InterfaceImage?
    /// `UIBarButtonItem.SystemItem` by name, as the file spells it.
    public var systemItem: String?
    /// `plain`, `done`, `bordered`; nil as in the file.
    public var style: String?
    /// Fixed width in points; for a fixed space the gap.
    public var width: Double?
    public var customView: InterfaceView?
    /// What VoiceOver says, from runtime attributes or an accessibility element (TB-93). The title is not repeated here.
    public var accessibilityLabel: String?
    public var accessibilityHint: String?
    public var isEnabled: Bool
    public var isHidden: Bool
    public var isSelected: Bool
    public var hasMenu: Bool
    public var tint: InterfaceColor?
    public var runtimeAttributes: [String: String]
    /// Actions it sends.
    public var actions: [InterfaceConnection]
    /// Segues it starts.
    public var segues: [InterfaceSegue]
    /// Outlets that hold it.
    public var outlets: [InterfaceConnection]

    public init(place: Place, id: String) {
        self.place = place
        self.id = id
        isEnabled = true
        isHidden = false
        isSelected = false
        hasMenu = false
        runtimeAttributes = [:]
        actions = []
        segues = []
        outlets = []
    }

    public var isFlexibleSpace: Bool { systemItem == "flexibleSpace" }
    public var isFixedSpace: Bool { systemItem == "fixedSpace" }
    public var isSpace: Bool { isFlexibleSpace || isFixedSpace }

    /// Drawn as a picture of the app's or the system's symbols.
    public var isImage: Bool { systemItem == nil && image != nil && customView == nil }
}

/// A picture by name.
public struct InterfaceImage: Hashable, Sendable {
    public var name: String
    /// From SF Symbols (`catalog="system"`).
    public var isSystemSymbol: Bool

    public init(name: String, isSystemSymbol: Bool = false) {
        self.name = name
        self.isSystemSymbol = isSystemSymbol
    }
}

/// What a file's `resources` say of a picture. The size may be stale; symbols are listed with about 128 points.
public struct InterfaceImageResource: Hashable, Sendable {
    public var place: Place
    public var name: String
    public var isSystemSymbol: Bool
    /// Width and height in points, as cached by Interface Builder.
    public var width: Double?
    public var height: Double?

    public init(place: Place, name: String, isSystemSymbol: Bool, width: Double?, height: Double?) {
        self.place = place
        self.name = name
        self.isSystemSymbol = isSystemSymbol
        self.width = width
        self.height = height
    }
}
