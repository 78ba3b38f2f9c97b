extension MemberTable {
    static var actions: [MemberTable] {
        [
            selector, notificationCenter, action, menuElement, menuElementState, menuElementAttributes, menu, menuOptions,
            deferredMenuElement, elementOrder, subtitledAction, subtitledMenu, menuSubtitle, keptMenu,
        ]
    }
}
