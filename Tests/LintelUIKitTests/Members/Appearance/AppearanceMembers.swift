extension MemberTable {
    static var appearance: [MemberTable] {
        [
            appearanceProxy, barAppearance, barButtonItemAppearance, barButtonItemStateAppearance, toolbarAppearance,
            navigationBarAppearance, tabBarAppearance, tabBarItemAppearance, tabBarItemStateAppearance, tabBarItemAppearanceStyle,
        ]
    }
}
