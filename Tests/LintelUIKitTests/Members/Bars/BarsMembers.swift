extension MemberTable {
    static var bars: [MemberTable] {
        [
            toolbar, bar, barPositioning, barPositioningDelegate, barPosition, barMetrics, barStyle, barItem, buttonItem, buttonItemStyle,
            systemItem, badge, visibilityPriority, itemGroup, navigationBar, navigationBarDelegate, navigationItem, largeTitleDisplayMode,
            tabBar, tabBarDelegate, tabBarItem, tabBarSystemItem,
        ]
    }
}
