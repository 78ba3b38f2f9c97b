/// How tabs look in their states (`UITabBarItemAppearance`). What is nil is the system's.
public struct TabItemAppearance: Hashable, Sendable {
    /// One state (`UITabBarItemStateAppearance`).
    public struct Look: Hashable, Sendable {
        /// Of the icon.
        public var icon: DynamicColor?
        public var title: BarItemAppearance.Look
        /// Of the badge's ground.
        public var badge: DynamicColor?

        /// What is not said is as the other says.
        public func over(_ other: Look) -> Look {
            Look(icon: icon ?? other.icon, title: title.completed(by: other.title), badge: badge ?? other.badge)
        }

        public init(icon: DynamicColor? = nil, title: BarItemAppearance.Look = BarItemAppearance.Look(), badge: DynamicColor? = nil) {
            self.icon = icon
            self.title = title
            self.badge = badge
        }
    }

    /// Arrangements of icon and title.
    public enum Arrangement: Hashable, Sendable { case stacked, inline, compactInline }

    /// Whose letters a title has where no font is set (`UITabBarItemAppearance.init(style:)`); nil is the bar's own arrangement.
    public var letters: Arrangement?
    public var normal: Look
    public var selected: Look
    public var disabled: Look

    public init(normal: Look = Look(), selected: Look = Look(), disabled: Look = Look()) {
        self.normal = normal
        self.selected = selected
        self.disabled = disabled
    }

    /// What counts for a tab. Fonts, places and badges that a state leaves open are the normal one's; colours are the system's of the state.
    public func look(isSelected: Bool, isEnabled: Bool) -> Look {
        if isEnabled, !isSelected { return normal }
        var look = isEnabled ? selected : disabled
        let color = look.title.color
        look.title = look.title.completed(by: normal.title)
        look.title.color = color
        look.badge = look.badge ?? normal.badge
        return look
    }
}

/// One for each arrangement of tabs (`UITabBarAppearance`).
public struct TabItemAppearances: Hashable, Sendable {
    /// Icon above title.
    public var stacked: TabItemAppearance
    /// Icon beside title at regular width.
    public var inline: TabItemAppearance
    /// Icon beside title in compact height.
    public var compactInline: TabItemAppearance

    public init(
        stacked: TabItemAppearance = TabItemAppearance(), inline: TabItemAppearance = TabItemAppearance(),
        compactInline: TabItemAppearance = TabItemAppearance()
    ) {
        self.stacked = stacked
        self.inline = inline
        self.compactInline = compactInline
    }
}
