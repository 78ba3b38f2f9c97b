extension MemberTable {
    static var interface: [MemberTable] {
        [
            awaking, awakingItems, connections, nib, nibOptions, nibsOfBundle, storyboard, storyboardSegue, viewControllerSegues,
        ]
    }
}
