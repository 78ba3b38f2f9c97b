/// One entry of a toolbar or of a side of a navigation bar (`UIBarButtonItem`, TB-50).
public struct BarItem: Hashable, Sendable {
    /// What the item shows.
    public enum Content: Hashable, Sendable {
        case title(String)
        case icon(Icon)
        case system(SystemItem)
        case flexibleSpace
        /// Width in points.
        case fixedSpace(Double)
        case segmented([String])
        /// A custom view of this size.
        case view(Size)
    }

    /// How strongly the item stands out (`UIBarButtonItem.Style`); `prominent` is that of system 26.
    public enum Style: String, Sendable, CaseIterable {
        case plain, done, prominent
    }

    /// Who stays in a bar that is too narrow, from system 27 on (`visibilityPriority`, TB-61).
    public enum VisibilityPriority: Sendable, CaseIterable, Comparable {
        case low, standard, high
    }

    public var content: Content
    /// What VoiceOver says.
    public var label: String?
    public var style: Style
    public var isEnabled: Bool
    /// Not in the bar at all, as if it were not in the list (TB-57).
    public var isHidden: Bool
    /// Titles the item may take later; it is as wide as the widest (TB-54).
    public var possibleTitles: [String]
    /// Low ones move into the overflow menu first, the trailing one first among equals (TB-61, TB-75).
    public var visibilityPriority: VisibilityPriority
    /// On one capsule of glass with its neighbours, from system 26 on (`sharesBackground`, TB-60).
    public var sharesBackground: Bool
    /// No glass behind it at all (`hidesSharedBackground`, TB-60).
    public var hidesSharedBackground: Bool
    /// The text of a badge at the item's upper corner (system 26); nil for none.
    public var badge: String?
    /// Fixed width in points; nil fits the content (TB-53).
    public var width: Double?
    /// Nil takes the bar's own.
    public var tint: DynamicColor?
    /// The storyboard's object id, where it comes from one.
    public var objectID: String?

    public init(_ content: Content, label: String? = nil, style: Style = .plain) {
        self.content = content
        self.label = label
        self.style = style
        isEnabled = true
        isHidden = false
        possibleTitles = []
        visibilityPriority = .standard
        sharesBackground = true
        hidesSharedBackground = false
    }

    /// Takes what room the others leave.
    public static let flexibleSpace = BarItem(.flexibleSpace)
    /// A gap of so many points.
    public static func fixedSpace(_ width: Double) -> BarItem { BarItem(.fixedSpace(width)) }
    /// An item that is a word.
    public static func title(_ title: String) -> BarItem { BarItem(.title(title)) }
    /// An icon under an SF Symbols name.
    public static func symbol(_ name: String) -> BarItem { BarItem(.icon(.symbol(name))) }
    /// An item that the system draws; the two spaces become spaces.
    public static func system(_ item: SystemItem) -> BarItem {
        switch item {
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace(0)
        case .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
            .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close, .writingTools:
            BarItem(.system(item))
        }
    }

    /// Whether the item is a gap and shows nothing.
    public var isSpace: Bool {
        switch content {
        case .flexibleSpace, .fixedSpace: true
        case .title, .icon, .system, .segmented, .view: false
        }
    }
}
