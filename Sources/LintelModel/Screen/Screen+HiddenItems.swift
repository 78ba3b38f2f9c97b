extension Screen {
    /// The screen without the bar items that are hidden: they take no part in layout (TB-57).
    public var withoutHiddenItems: Screen {
        var screen = self
        screen.toolbar?.items.removeAll(where: \.isHidden)
        screen.navigationBar?.leading.removeAll(where: \.isHidden)
        screen.navigationBar?.trailing.removeAll(where: \.isHidden)
        return screen
    }
}
