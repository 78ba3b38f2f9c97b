extension MemberTable {
    static var views: [MemberTable] {
        [
            label, imageView, layer, visualEffectView, blurEffect, blurStyle, autoresizingMask, contentMode, view, viewLayout, viewTree,
        ]
    }
}
