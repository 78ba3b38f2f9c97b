/// Something a screen lets people do, before it is decided where and how a bar shows it (`ScreenLayout.composition` decides).
public struct ToolbarAction: Hashable, Sendable {
    /// What kind of action it is, as far as its place and look depend on it.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        case ordinary
        /// Takes something away: red in menus.
        case destructive
        /// Leaves without keeping anything: at the leading end (GL-75).
        case cancel
        /// What the screen is there for: emphasised, at the trailing end, one of each bar (GL-41).
        case confirm
    }

    /// How often people need it.
    public enum Frequency: String, Hashable, Sendable, CaseIterable, Comparable {
        case rare, ordinary, frequent

        public static func < (left: Frequency, right: Frequency) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .rare: 0
            case .ordinary: 1
            case .frequent: 2
            }
        }
    }

    /// How an app wants it shown, whatever the guidelines say.
    public enum Form: String, Hashable, Sendable, CaseIterable { case title, icon }

    /// Where an app wants it, whatever the guidelines say.
    public enum Place: String, Hashable, Sendable, CaseIterable { case toolbar, navigationBar, menu }

    /// A short verb in title case (GL-40).
    public var title: String
    /// Other words for it, each shorter than the one before; taken where the title does not fit.
    public var shorterTitles: [String]
    public var icon: Icon?
    public var isEnabled: Bool
    public var role: Role
    public var frequency: Frequency
    public var style: BarItem.Style
    /// Nil leaves it to the composition.
    public var form: Form?
    /// Nil leaves it to the composition.
    public var place: Place?
    /// Comes back in the item's `identifier`.
    public var identifier: String?

    public init(title: String, icon: Icon? = nil, role: Role = .ordinary, frequency: Frequency = .ordinary) {
        self.title = title
        self.icon = icon
        self.role = role
        self.frequency = frequency
        shorterTitles = []
        isEnabled = true
        style = .plain
    }
}
