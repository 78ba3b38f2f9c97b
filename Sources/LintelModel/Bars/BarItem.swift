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

    /// What a finger does to the item.
    public enum Touch: String, Hashable, Sendable, CaseIterable {
        case none, pressed
        /// Held for so long that the large content viewer shows at accessibility text sizes (TB-59).
        case held
    }

    /// How strongly the item stands out (`UIBarButtonItem.Style`); `prominent` is that of system 26.
    public enum Style: String, Sendable, CaseIterable {
        case plain, done, prominent

        /// The raw value of `UIBarButtonItem.Style`; `prominent` has taken over the one of `done` (TB-52).
        public var uiKitRawValue: Int {
            switch self {
            case .plain: 0
            case .done, .prominent: 2
            }
        }

        /// By UIKit's raw value; 1 is the obsolete `bordered`, which is drawn as `plain` since system 7. Nil for any other.
        public init?(uiKitRawValue: Int) {
            switch uiKitRawValue {
            case 0, 1: self = .plain
            case 2: self = .done
            default: return nil
            }
        }
    }

    /// Who stays in a bar that is too narrow, from system 27 on (`visibilityPriority`, TB-61).
    public enum VisibilityPriority: Sendable, CaseIterable, Comparable {
        case low, standard, high
    }

    public var content: Content
    /// What VoiceOver says: the accessibility label, else the title of an item that shows an icon (TB-93).
    public var label: String?
    /// Tells this item from others that look alike, through changes of the list (TB-41, TB-60); the placed item carries it too.
    public var identifier: String?
    public var style: Style
    public var isEnabled: Bool
    /// The look of a toggle that is on (TB-57).
    public var isSelected: Bool
    /// Its look follows the finger (TB-79).
    public var touch: Touch
    /// What its icon is besides its name.
    public var picture: BarPicture
    /// The menu that a touch opens (TB-58).
    public var menu: BarMenu?
    /// Its row in an overflow menu; nil makes one of its title, icon and menu (`menuRepresentation`, TB-57).
    public var menuRepresentation: BarMenu.Element?
    /// A tap does something; a menu then waits for a long press (TB-58).
    public var hasPrimaryAction: Bool
    /// Neighbours with the same name are one group (`UIBarButtonItemGroup`): they share their glass whatever each says (TB-60).
    public var group: String?
    /// The row of an overflow menu under which its group's items stand; nil has them stand by themselves (`representativeItem`, TB-75).
    public var groupFace: BarMenu.Element?
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
    /// Looks that were set on the item itself; each part goes before what the bar's appearance says (`setTitleTextAttributes`).
    public var look = BarItemAppearance()
    /// The storyboard's object id, where it comes from one.
    public var objectID: String?

    public init(_ content: Content, label: String? = nil, style: Style = .plain) {
        self.content = content
        self.label = label
        self.style = style
        isEnabled = true
        isSelected = false
        touch = .none
        picture = BarPicture()
        hasPrimaryAction = true
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
    /// Title and icon: the bar shows the icon, VoiceOver and menus say the title (TB-50, TB-93).
    public static func titled(_ title: String, _ icon: Icon) -> BarItem { BarItem(.icon(icon), label: title) }
    /// A word or an icon whose tap opens a menu (TB-58).
    public static func menu(_ content: Content, label: String? = nil, _ menu: BarMenu) -> BarItem {
        var item = BarItem(content, label: label)
        item.menu = menu
        item.hasPrimaryAction = false
        return item
    }
    /// Items that belong together (`UIBarButtonItemGroup`, TB-50).
    public static func group(_ name: String, _ items: [BarItem]) -> [BarItem] {
        items.map { item in
            var item = item
            item.group = name
            return item
        }
    }
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

    /// A tap on it opens its menu; with an action of its own the menu waits for a long press (TB-58).
    public var opensMenuOnTap: Bool { menu != nil && !hasPrimaryAction && isEnabled }

    /// Whether the item is a gap and shows nothing.
    public var isSpace: Bool {
        switch content {
        case .flexibleSpace, .fixedSpace: true
        case .title, .icon, .system, .segmented, .view: false
        }
    }
}
